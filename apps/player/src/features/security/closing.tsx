import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { Button, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { momentText } from '../../lib/time.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity } from './account-security.ts';
import styles from './security.module.css';
import { WithPassword } from './with-password.tsx';

/** Closes an empty account a day after it was asked for; until then it can be undone. */
export function Closing({ closingAt }: { readonly closingAt: string | null }) {
  const { t, why } = useWords();
  const { busy, error, run } = useAct();
  const ask = async ({ password }: { readonly password: string }) => {
    await call(securityRoutes.requestClosing, { password });
    await refreshSecurity();
  };
  const undo = async () => {
    if (!(await run(() => call(securityRoutes.undoClosing, {})))) return;
    tell(t('security.closing-undone'));
    await refreshSecurity();
  };
  return (
    <section className={styles.part}>
      <h4>{t('security.closing')}</h4>
      {closingAt ? (
        <>
          <Note>
            {Date.parse(closingAt) > Date.now()
              ? t('security.closing-at', { at: momentText(closingAt) })
              : t('security.closing-waits')}
          </Note>
          {error !== null && <Note kind="wrong">{why(error)}</Note>}
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
