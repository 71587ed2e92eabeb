import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { Button, Field, Lotus, PasswordField } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { refusedWith } from '@nokshi/web/refusal.ts';
import { useState } from 'react';
import { LanguageButton } from '../../lib/language-button.tsx';
import styles from '../../lib/desk.module.css';
import { restoreSession } from '../../lib/session.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';

const CODE_ASKED = ['identity.second-factor-needed', 'identity.second-factor-wrong'] as const;

/** Operator log-in; the code is asked for once the server says that the second factor is on. */
export function LogIn() {
  const { t } = useWords();
  const [codeAsked, setCodeAsked] = useState<'no' | 'offered' | 'needed'>('no');
  const form = useForm({
    start: { username: '', password: '', code: '' },
    // The browser asks for what is required.
    optional: 'all',
    async send({ username, password, code }) {
      const sent = { username: username.trim(), password, ...(code ? { code: code.trim() } : {}) };
      try {
        await call(consoleIdentityRoutes.login, sent);
      } catch (thrown) {
        if (refusedWith(thrown, ...CODE_ASKED)) setCodeAsked('needed');
        // With the code as well nobody waits for strangers who guess at the name.
        else if (refusedWith(thrown, 'identity.too-many-attempts')) setCodeAsked('offered');
        else if (code === '') setCodeAsked('no');
        // It is asked for once the password was right: that is no refusal.
        if (refusedWith(thrown, 'identity.second-factor-needed')) return;
        throw thrown;
      }
      await restoreSession();
    },
  });
  return (
    <main className={styles.page}>
      <form className={styles.card} onSubmit={form.submit}>
        <div className={styles.brand}>
          <Lotus size={40} />
          <h1>{t('login.title')}</h1>
        </div>
        <div className={styles.stack}>
          <Refused error={form.refused} />
          <Field
            label={t('login.username')}
            required
            autoComplete="username"
            autoCapitalize="none"
            {...form.field('username')}
          />
          <PasswordField
            label={t('login.password')}
            required
            autoComplete="current-password"
            showLabel={t('login.show')}
            hideLabel={t('login.hide')}
            {...form.field('password')}
          />
          {codeAsked !== 'no' && (
            <Field
              label={t('login.code')}
              hint={t(codeAsked === 'needed' ? 'login.code-hint' : 'login.code-offered')}
              inputMode="numeric"
              autoComplete="one-time-code"
              required={codeAsked === 'needed'}
              {...form.field('code')}
            />
          )}
          <Button kind="main" type="submit" wide busy={form.busy}>
            {t('login.submit')}
          </Button>
          <p className={styles.quiet}>{t('login.first')}</p>
          <LanguageButton />
        </div>
      </form>
    </main>
  );
}
