import { consoleOperatorRoutes as routes } from '@nokshi/contract/console/operators.ts';
import { Button, Lotus, PageLoader } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import styles from '../../lib/desk.module.css';
import { LanguageButton } from '../../lib/language-button.tsx';
import { PasswordFields } from '../../lib/password-fields.tsx';
import { restoreSession } from '../../lib/session.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';

/** The page of a one-time link: whose it is, then a password; the second factor follows. */
export function UseLink() {
  const { t } = useWords();
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
            <Refused error={link.error} />
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
  const form = useForm({
    start: { newPassword: '', confirmNewPassword: '' },
    async send(typed) {
      await call(routes.useLink, { secret: given.secret, ...typed });
      go('/', { replace: true });
      await restoreSession();
    },
  });
  return (
    <form className={styles.stack} onSubmit={form.submit}>
      <input type="hidden" autoComplete="username" value={given.username} />
      <PasswordFields fields={FIELDS} form={form} />
      <Button type="submit" kind="main" busy={form.busy}>
        {t('link.choose')}
      </Button>
    </form>
  );
}
