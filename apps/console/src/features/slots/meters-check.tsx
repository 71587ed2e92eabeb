import { consoleSlotsRoutes as routes } from '@nokshi/contract/console/slots.ts';
import { Button, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import styles from '../../lib/desk.module.css';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';

/** Adds the meters again from wagers and ledger, and says what differs. */
export function MetersCheck() {
  const { t } = useWords();
  const check = useAct(() => call(routes.check, {}));
  const found = check.answer;
  return (
    <div className={`${styles.stack} ${styles.apart}`}>
      <div className={styles.between}>
        <p className={styles.quiet}>{t('slots.words')}</p>
        <Button busy={check.busy} onClick={() => void check.run()}>
          {t('slots.check')}
        </Button>
      </div>
      <Refused error={check.error} />
      {found && (
        <Note kind={found.differences.length === 0 ? 'good' : 'wrong'}>
          <p role="status">
            {t('slots.checked', {
              differences: found.differences.length,
              games: found.games,
              rounds: Number(found.rounds),
            })}
          </p>
          {found.differences.map(({ gameCode, asset, what, expected, found: is }) => (
            <p key={`${gameCode} ${asset} ${what}`} className={styles.mono}>
              {[gameCode || t('slots.whole-house'), asset, what, expected, is].join(' · ')}
            </p>
          ))}
        </Note>
      )}
    </div>
  );
}
