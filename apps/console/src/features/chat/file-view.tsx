import type { ChatFile } from '@nokshi/contract/chat.ts';
import { consoleChatRoutes as routes } from '@nokshi/contract/console/chat.ts';
import { Button, Icon, Note, Skeleton } from '@nokshi/ui';
import { bytesOf } from '@nokshi/web/base64.ts';
import { call } from '@nokshi/web/call.ts';
import { saveFile } from '@nokshi/web/save-file.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SmallPicture } from '../../lib/small-picture.tsx';
import { useWords } from '../../lib/words.ts';

/** A picture is shown, and whole when it is pressed; a PDF is only ever saved. */
export const FileView = ({ file }: { readonly file: ChatFile }) =>
  file.kind === 'image' ? <Picture file={file} /> : <Document file={file} />;

function Picture({ file: { fileId, name } }: { readonly file: ChatFile }) {
  const { t, why } = useWords();
  const opened = useQuery({
    queryKey: ['chat-file', fileId],
    queryFn: () => call(routes.file, { fileId }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (opened.error) return <Note kind="wrong">{why(opened.error)}</Note>;
  if (!opened.data) return <Skeleton height="120px" />;
  return (
    <SmallPicture base64={opened.data.base64} title={name} alt={t('chat.picture', { name })} />
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
