import { consoleSlotsRoutes as routes } from '@nokshi/contract/console/slots.ts';
import { Button, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useMutation } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

/** Adds the meters again from wagers and ledger, and says what differs. */
export function MetersCheck() {
  const { t, why } = useWords();
  const check = useMutation({ mutationFn: () => call(routes.check, {}) });
  const found = check.data;
  return (
    <div className={`${styles.stack} ${styles.apart}`}>
      <div className={styles.between}>
        <p className={styles.quiet}>{t('slots.words')}</p>
        <Button busy={check.isPending} onClick={() => check.mutate()}>
          {t('slots.check')}
        </Button>
      </div>
      {check.error && <Note kind="wrong">{why(check.error)}</Note>}
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
