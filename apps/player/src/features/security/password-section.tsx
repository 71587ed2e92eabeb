import { Button, tell } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity } from './account-security.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import styles from './security.module.css';

export function PasswordSection({ changedAt }: { readonly changedAt: string }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.part}>
      <h4>{t('security.password')}</h4>
      <p>{t('security.password-since', { at: timeText(changedAt) })}</p>
      {open ? (
        <NewPasswordForm
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            tell(t('security.password-done'));
            void refreshSecurity();
          }}
        />
      ) : (
        <Button onClick={() => setOpen(true)}>{t('security.password-change')}</Button>
      )}
    </section>
  );
}
