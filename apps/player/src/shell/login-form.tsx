import { Button, Field, PasswordField } from '@nokshi/ui';
import { inTime } from '@nokshi/web/lazy.ts';
import { type FormEvent, useState } from 'react';
import { useUnfinished } from '../data/unfinished.ts';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import styles from './top-bar.module.css';

/**
 * The short log-in of the desktop's top bar. Whatever it cannot finish (a missing field, a refusal,
 * an image to read) goes on in the log-in modal, which has room for words.
 */
export function LoginForm() {
  const { t } = useWords();
  const { open } = useAddress();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const goOn = (error: unknown) => {
    useUnfinished.setState({ username, error });
    open({ m: 'login' });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!username || !password) return goOn(null);
    setBusy(true);
    try {
      const { challengeOf, logIn } = await inTime(import('../data/log-in.ts'));
      if (await challengeOf(username)) goOn(null);
      else await logIn({ username, password });
    } catch (error) {
      goOn(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.login} noValidate onSubmit={(event) => void submit(event)}>
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
