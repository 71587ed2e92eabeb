import { consoleOperatorRoutes as routes } from '@nokshi/contract/console/operators.ts';
import { Button, Lotus, Note, PageLoader } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import styles from '../../lib/desk.module.css';
import { LanguageButton } from '../../lib/language-button.tsx';
import { PasswordFields } from '../../lib/password-fields.tsx';
import { restoreSession } from '../../lib/session.ts';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';

/** The page of a one-time link: whose it is, then a password; the second factor follows. */
export function UseLink() {
  const { t, why } = useWords();
  const [, go] = useLocation();
  const secret = location.hash.slice(1);
  const link = useQuery({
    queryKey: ['link', secret],
    queryFn: () => call(routes.readLink, { secret }),
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (link.isPending) return <PageLoader label={t('app.loading')} />;
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.brand}>
          <Lotus size={40} />
          <h1>{t('link.title')}</h1>
        </div>
        {link.error ? (
          <div className={styles.stack}>
            <Note kind="wrong">{why(link.error)}</Note>
            <Button onClick={() => go('/', { replace: true })}>{t('link.log-in')}</Button>
            <LanguageButton />
          </div>
        ) : (
          <div className={styles.stack}>
            <p>{t('link.welcome', { username: link.data.username })}</p>
            <p className={styles.quiet}>{t('link.until', { until: timeText(link.data.until) })}</p>
            <ChoosePassword secret={secret} username={link.data.username} />
            <LanguageButton />
          </div>
        )}
      </div>
    </main>
  );
}

const FIELDS = [
  {
    field: 'newPassword',
    label: 'account.new',
    complete: 'new-password',
    hint: 'account.new-hint',
  },
  { field: 'confirmNewPassword', label: 'account.confirm', complete: 'new-password' },
] as const;

function ChoosePassword(given: { readonly secret: string; readonly username: string }) {
  const { t } = useWords();
  const [, go] = useLocation();
  const [form, setForm] = useState({ newPassword: '', confirmNewPassword: '' });
  const choose = useMutation({
    mutationFn: async () => {
      await call(routes.useLink, { secret: given.secret, ...form });
      go('/', { replace: true });
      await restoreSession();
    },
  });
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        choose.mutate();
      }}
    >
      <input type="hidden" autoComplete="username" value={given.username} />
      <PasswordFields
        fields={FIELDS}
        values={form}
        error={choose.error}
        onChange={(change) => setForm({ ...form, ...change })}
      />
      <Button type="submit" kind="main" busy={choose.isPending}>
        {t('link.choose')}
      </Button>
    </form>
  );
}
