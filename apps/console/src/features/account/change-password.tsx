import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { Button, Note, PasswordField, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
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
  const { t, why } = useWords();
  const [form, setForm] = useState(EMPTY);
  const change = useMutation({
    mutationFn: () => call(consoleIdentityRoutes.changePassword, form),
    onSuccess: async () => {
      setForm(EMPTY);
      tell(t('account.changed'));
      await restoreSession();
    },
  });
  const field = change.error instanceof RefusalError ? change.error.field : undefined;
  const placed = FIELDS.some((row) => row.field === field);
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
      }}
    >
      {change.error && !placed && <Note kind="wrong">{why(change.error)}</Note>}
      {FIELDS.map((row) => (
        <PasswordField
          key={row.field}
          label={t(row.label)}
          {...('hint' in row ? { hint: t(row.hint) } : {})}
          required
          autoComplete={row.complete}
          showLabel={t('login.show')}
          hideLabel={t('login.hide')}
          value={form[row.field]}
          error={field === row.field ? why(change.error) : undefined}
          onChange={(event) => setForm({ ...form, [row.field]: event.target.value })}
        />
      ))}
      <Button type="submit" busy={change.isPending}>
        {t('account.change')}
      </Button>
    </form>
  );
}
