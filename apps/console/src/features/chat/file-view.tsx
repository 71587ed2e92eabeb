import type { ChatFile } from '@nokshi/contract/chat.ts';
import { consoleChatRoutes as routes } from '@nokshi/contract/console/chat.ts';
import { Button, Icon, Skeleton } from '@nokshi/ui';
import { bytesOf } from '@nokshi/web/base64.ts';
import { call } from '@nokshi/web/call.ts';
import { saveFile } from '@nokshi/web/save-file.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQuery } from '@tanstack/react-query';
import { SmallPicture } from '../../lib/small-picture.tsx';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';

/** A picture is shown, and whole when it is pressed; a PDF is only ever saved. */
export const FileView = ({ file }: { readonly file: ChatFile }) =>
  file.kind === 'image' ? <Picture file={file} /> : <Document file={file} />;

function Picture({ file: { fileId, name } }: { readonly file: ChatFile }) {
  const { t } = useWords();
  const opened = useQuery({
    queryKey: ['chat-file', fileId],
    queryFn: () => call(routes.file, { fileId }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (opened.error) return <Refused error={opened.error} />;
  if (!opened.data) return <Skeleton height="120px" />;
  return (
    <SmallPicture base64={opened.data.base64} title={name} alt={t('chat.picture', { name })} />
  );
}

function Document({ file: { fileId, name } }: { readonly file: ChatFile }) {
  const { t } = useWords();
  const save = useAct(async () => {
    const { base64 } = await call(routes.file, { fileId });
    saveFile(name, bytesOf(base64), 'application/pdf');
  });
  return (
    <>
      <Button small busy={save.busy} onClick={() => void save.run()}>
        <Icon name="download" size={18} />
        {t('chat.save-file', { name })}
      </Button>
      <Refused error={save.error} />
    </>
  );
}
