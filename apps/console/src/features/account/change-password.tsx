import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { Button, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { PasswordFields } from '../../lib/password-fields.tsx';
import { restoreSession } from '../../lib/session.ts';
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
  const [form, setForm] = useState(EMPTY);
  const change = useMutation({
    mutationFn: () => call(consoleIdentityRoutes.changePassword, form),
    onSuccess: async () => {
      setForm(EMPTY);
      tell(t('account.changed'));
      await restoreSession();
    },
  });
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
      }}
    >
      <PasswordFields
        fields={FIELDS}
        values={form}
        error={change.error}
        onChange={(given) => setForm({ ...form, ...given })}
      />
      <Button type="submit" busy={change.isPending}>
        {t('account.change')}
      </Button>
    </form>
  );
}
