import { Button, Field, PasswordField } from '@nokshi/ui';
import { inTime } from '@nokshi/web/lazy.ts';
import { LineError } from '@nokshi/web/refusal.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { type FormEvent, useState } from 'react';
import { useUnfinished } from '../data/unfinished.ts';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import styles from './top-bar.module.css';

const didNotCome = (cause: unknown) => {
  throw new LineError('The log-in did not come', { cause });
};

/**
 * The short log-in of the desktop's top bar. Whatever it cannot finish (a missing field, a refusal,
 * an image to read) goes on in the log-in modal, which has room for words.
 */
export function LoginForm() {
  const { t } = useWords();
  const { open } = useAddress();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const continueInModal = (error: Error | null) => {
    useUnfinished.setState({ username, error });
    open({ m: 'login' });
  };
  const { busy, run } = useAct(async () => {
    if (!username || !password) return continueInModal(null);
    const { challengeOf, logIn } = await inTime(import('../data/log-in.ts')).catch(didNotCome);
    if (await challengeOf(username)) continueInModal(null);
    else await logIn({ username, password });
  }, continueInModal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form className={styles.login} noValidate onSubmit={submit}>
      <Field
        label={t('login.username')}
        labelHidden
        placeholder={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        label={t('login.password')}
        labelHidden
        placeholder={t('login.password')}
        autoComplete="current-password"
        showLabel={t('login.show')}
        hideLabel={t('login.hide')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" small busy={busy}>
        {t('login.do')}
      </Button>
      <Button small kind="quiet" onClick={() => open({ m: 'forgot' })}>
        {t('login.forgot')}
      </Button>
    </form>
  );
}
