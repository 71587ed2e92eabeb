import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { Button, PasswordField } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { passwordChanged } from '../../data/session.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './security.module.css';

const NAMES = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
const EMPTY = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

type Props = { readonly onDone: () => void; readonly onCancel?: () => void };

/** Old password, new one twice; the server has the rules. X-009, V-015, V-016. */
export function NewPasswordForm({ onDone, onCancel }: Props) {
  const { t } = useWords();
  const form = useForm({
    start: EMPTY,
    async send(typed) {
      await call(securityRoutes.changePassword, typed);
      await passwordChanged();
      onDone();
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Refused error={form.refused} />
      {NAMES.map((name) => (
        <PasswordField
          key={name}
          {...form.field(name)}
          label={t(`security.${name}`)}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          maxLength={256}
          showLabel={t('login.show')}
          hideLabel={t('login.hide')}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" kind="main" busy={form.busy}>
          {t('security.password-change')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
