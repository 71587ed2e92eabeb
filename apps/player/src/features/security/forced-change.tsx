import { Button, Dialog, Note, tell } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import { logOut } from '../../shell/log-out.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import styles from './security.module.css';

/** Stays until the password is another or the member is out. Checklist M-004, S-017. */
export default function ForcedChange() {
  const { t } = useWords();
  return (
    <Dialog title={t('security.forced')} escapeCloses={false} onClose={() => undefined}>
      <div className={styles.form}>
        <Note>{t('security.forced-words')}</Note>
        <NewPasswordForm onDone={() => tell(t('security.password-done'))} />
        <Button kind="quiet" onClick={() => void logOut(t)}>
          {t('shell.log-out')}
        </Button>
      </div>
    </Dialog>
  );
}
