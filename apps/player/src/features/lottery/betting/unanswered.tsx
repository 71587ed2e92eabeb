import { Button, Note } from '@nokshi/ui';
import { Refused } from '../../../lib/form.ts';
import { useWords } from '../../../lib/words.ts';
import styles from './betting.module.css';
import { useWaiting } from './sending.ts';
import { useSend } from './use-send.ts';
import { useSheet } from './use-sheet.ts';

/** What was sent and never answered is asked about before anything else is staked. */
export function Unanswered() {
  const { t } = useWords();
  const { sheet } = useSheet();
  const waiting = useWaiting();
  const act = useSend();
  // An open sheet says it itself.
  if (sheet !== null) return null;
  if (!waiting) return <Refused error={act.error} />;
  return (
    <Note kind="wrong">
      <div className={styles.unanswered}>
        {waiting.kind === 'slip'
          ? t('lottery.bet-unanswered', { issue: waiting.body.issue })
          : t('lottery.plan-unanswered')}
        <Button small busy={act.busy} onClick={() => void act.run(waiting)}>
          {t('lottery.bet-ask-again')}
        </Button>
      </div>
    </Note>
  );
}
