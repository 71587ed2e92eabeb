import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { Button, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity } from './account-security.ts';
import styles from './security.module.css';
import { WithPassword } from './with-password.tsx';

/** Closes an empty account a day after it was asked for; until then it can be undone. */
export function Closing({ closingAt }: { readonly closingAt: string | null }) {
  const { t } = useWords();
  const {
    busy,
    error,
    run: undo,
  } = useAct(async () => {
    await call(securityRoutes.undoClosing, {});
    tell(t('security.closing-undone'));
    await refreshSecurity();
  });
  const ask = async ({ password }: { readonly password: string }) => {
    await call(securityRoutes.requestClosing, { password });
    await refreshSecurity();
  };
  return (
    <section className={styles.part}>
      <h4>{t('security.closing')}</h4>
      {closingAt ? (
        <>
          <Note>
            {Date.parse(closingAt) > Date.now()
              ? t('security.closing-at', { at: timeText(closingAt) })
              : t('security.closing-waits')}
          </Note>
          <Refused error={error} />
          <Button busy={busy} onClick={() => void undo()}>
            {t('security.closing-undo')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('security.closing-words')}</p>
          <WithPassword kind="danger" label={t('security.closing-do')} act={ask} />
        </>
      )}
    </section>
  );
}
