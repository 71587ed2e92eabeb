import type { ChatFile } from '@nokshi/contract/chat.ts';
import { consoleChatRoutes as routes } from '@nokshi/contract/console/chat.ts';
import { Button, Dialog, Icon, Note, Skeleton } from '@nokshi/ui';
import { bytesOf } from '@nokshi/web/base64.ts';
import { call } from '@nokshi/web/call.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';

/** A picture is shown, and whole when it is pressed; a PDF is only ever saved. */
export const FileView = ({ file }: { readonly file: ChatFile }) =>
  file.kind === 'image' ? <Picture file={file} /> : <Document file={file} />;

function Picture({ file: { fileId, name } }: { readonly file: ChatFile }) {
  const { t, why } = useWords();
  const [whole, setWhole] = useState(false);
  const opened = useQuery({
    queryKey: ['chat-file', fileId],
    queryFn: () => call(routes.file, { fileId }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (opened.error) return <Note kind="wrong">{why(opened.error)}</Note>;
  if (!opened.data) return <Skeleton height="120px" />;
  const source = `data:image/webp;base64,${opened.data.base64}`;
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => setWhole(true)}>
        <img src={source} alt={t('chat.picture', { name })} />
      </button>
      {whole && (
        <Dialog
          title={name}
          size="full"
          closeLabel={t('app.close')}
          backdropCloses
          onClose={() => setWhole(false)}
        >
          <div className={styles.whole}>
            <img src={source} alt={t('chat.picture', { name })} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function Document({ file: { fileId, name } }: { readonly file: ChatFile }) {
  const { t, why } = useWords();
  const save = useMutation({
    mutationFn: () => call(routes.file, { fileId }),
    onSuccess: ({ base64 }) => saveFile(name, bytesOf(base64), 'application/pdf'),
  });
  return (
    <>
      <Button small busy={save.isPending} onClick={() => save.mutate()}>
        <Icon name="download" size={18} />
        {t('chat.save-file', { name })}
      </Button>
      {save.error && <Note kind="wrong">{why(save.error)}</Note>}
    </>
  );
}
