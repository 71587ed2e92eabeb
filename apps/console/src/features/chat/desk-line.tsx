import { consoleChatRoutes as routes } from '@nokshi/contract/console/chat.ts';
import { Button, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useChatDesk } from '../../lib/chat-watch.tsx';
import { useLine } from '../../lib/live.ts';
import { useMay } from '../../lib/session.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';

/** Who is at the desk, whether visitors see it open, and the way to sit down. */
export function DeskLine() {
  const { t } = useWords();
  const queries = useQueryClient();
  const mayAnswer = useMay('chat.answer');
  const lost = useLine(({ line }) => line === 'lost');
  const { data } = useChatDesk();
  const sit = useAct(async (here: boolean) => {
    await call(routes.presence, { here });
    await queries.invalidateQueries({ queryKey: ['chat', 'desk'] });
  });
  if (!data) return null;
  const here = data.here.some(({ mine }) => mine);
  const names = data.here.map(({ username }) => username).join(', ');
  return (
    <div className={styles.deskLine}>
      {lost && <Note kind="wrong">{t('chat.line-lost')}</Note>}
      <Refused error={sit.error} />
      <p role="status">
        {t(data.on ? (data.open ? 'chat.is-open' : 'chat.is-closed') : 'chat.is-off')}{' '}
        {names ? t('chat.here', { names }) : t('chat.nobody-here')}
      </p>
      {mayAnswer && (
        <Button kind={here ? 'plain' : 'main'} busy={sit.busy} onClick={() => void sit.run(!here)}>
          {t(here ? 'chat.leave' : 'chat.sit')}
        </Button>
      )}
    </div>
  );
}
