import type { ChatFile } from '@nokshi/contract/chat.ts';
import { chatRoutes } from '@nokshi/contract/player/chat.ts';
import { Button, Icon, Loader } from '@nokshi/ui';
import { bytesOf } from '@nokshi/web/base64.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { saveFile } from '@nokshi/web/save-file.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { Picture } from '../../lib/picture.tsx';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';

/** A picture is shown; a PDF is only ever saved, never opened here. */
export const FileView = ({ file }: { readonly file: ChatFile }) =>
  file.kind === 'image' ? <SentPicture file={file} /> : <Document file={file} />;

function SentPicture({ file: { fileId, name } }: { readonly file: ChatFile }) {
  const { t } = useWords();
  const opened = useQuery({
    queryKey: ['chat-file', fileId],
    queryFn: () => call(chatRoutes.file, { fileId }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (opened.data)
    return (
      <Picture
        src={`data:image/webp;base64,${opened.data.base64}`}
        alt={t('chat.picture', { name })}
      />
    );
  if (opened.error) return <Refused error={opened.error} />;
  return <Loader label={t('app.loading')} />;
}

function Document({ file: { fileId, name } }: { readonly file: ChatFile }) {
  const { t } = useWords();
  const {
    busy,
    error,
    run: save,
  } = useAct(async () => {
    const { base64 } = await call(chatRoutes.file, { fileId });
    saveFile(name, bytesOf(base64), 'application/pdf');
  });
  return (
    <>
      <Button small busy={busy} onClick={() => void save()}>
        <Icon name="download" size={18} />
        {t('chat.save', { name })}
      </Button>
      <Refused error={error} />
    </>
  );
}
