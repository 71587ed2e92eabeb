import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { Button, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import styles from '../../lib/desk.module.css';
import { PasswordFields } from '../../lib/password-fields.tsx';
import { restoreSession } from '../../lib/session.ts';
import { useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';

const EMPTY = { oldPassword: '', newPassword: '', confirmNewPassword: '' };
const FIELDS = [
  { field: 'oldPassword', label: 'account.old', complete: 'current-password' },
  {
    field: 'newPassword',
    label: 'account.new',
    complete: 'new-password',
    hint: 'account.new-hint',
  },
  { field: 'confirmNewPassword', label: 'account.confirm', complete: 'new-password' },
] as const;

export function ChangePassword() {
  const { t } = useWords();
  const form = useForm({
    start: EMPTY,
    async send(typed) {
      await call(consoleIdentityRoutes.changePassword, typed);
      form.reset();
      tell(t('account.changed'));
      await restoreSession();
    },
  });
  return (
    <form className={styles.stack} onSubmit={form.submit}>
      <PasswordFields fields={FIELDS} form={form} />
      <Button type="submit" busy={form.busy}>
        {t('account.change')}
      </Button>
    </form>
  );
}
