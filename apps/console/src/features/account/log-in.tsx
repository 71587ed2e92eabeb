import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { Button, Field, Lotus, Note, PasswordField } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { refusedWith } from '@nokshi/web/refusal.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LanguageButton } from '../../lib/language-button.tsx';
import styles from '../../lib/desk.module.css';
import { restoreSession } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';

const CODE_ASKED = ['identity.second-factor-needed', 'identity.second-factor-wrong'] as const;

/** Operator log-in; the code is asked for once the server says that the second factor is on. */
export function LogIn() {
  const { t, why } = useWords();
  const [form, setForm] = useState({ username: '', password: '', code: '' });
  const logIn = useMutation({
    mutationFn: async () => {
      const { username, password, code } = form;
      const sent = { username: username.trim(), password, ...(code ? { code: code.trim() } : {}) };
      await call(consoleIdentityRoutes.login, sent);
      await restoreSession();
    },
  });
  const codeAsked = form.code !== '' || refusedWith(logIn.error, ...CODE_ASKED);
  const change = (field: keyof typeof form) => (event: React.ChangeEvent<HTMLInputElement>) =>
    setForm({ ...form, [field]: event.target.value });
  const shown = logIn.error && !refusedWith(logIn.error, 'identity.second-factor-needed');
  return (
    <main className={styles.page}>
      <form
        className={styles.card}
        onSubmit={(event) => {
          event.preventDefault();
          logIn.mutate();
        }}
      >
        <div className={styles.brand}>
          <Lotus size={40} />
          <h1>{t('login.title')}</h1>
        </div>
        <div className={styles.stack}>
          {shown && <Note kind="wrong">{why(logIn.error)}</Note>}
          <Field
            label={t('login.username')}
            required
            autoComplete="username"
            autoCapitalize="none"
            value={form.username}
            onChange={change('username')}
          />
          <PasswordField
            label={t('login.password')}
            required
            autoComplete="current-password"
            showLabel={t('login.show')}
            hideLabel={t('login.hide')}
            value={form.password}
            onChange={change('password')}
          />
          {codeAsked && (
            <Field
              label={t('login.code')}
              hint={t('login.code-hint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9]{6}"
              required
              value={form.code}
              onChange={change('code')}
            />
          )}
          <Button kind="main" type="submit" wide busy={logIn.isPending}>
            {t('login.submit')}
          </Button>
          <p className={styles.quiet}>{t('login.first')}</p>
          <LanguageButton />
        </div>
      </form>
    </main>
  );
}
