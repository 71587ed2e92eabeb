import { Button, Dialog, Field, focusFirstWrong, Note, PasswordField } from '@nokshi/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { challengeOf, logIn, useUnfinished } from '../../data/log-in.ts';
import { wantsImage } from '../../data/work.ts';
import { afterEntry } from '../../lib/after-entry.ts';
import { useAddress } from '../../lib/address.ts';
import { CaptchaField, useCaptcha, WorkNote } from '../../lib/captcha-field.tsx';
import type { ModalProps } from '../../lib/modal.ts';
import { RefusalError, refusedWith } from '@nokshi/web/refusal.ts';
import { useWords } from '../../lib/words.ts';
import styles from './login.module.css';

/** Log in by username; the image is asked for when the server wants it. M-001, V-009..V-011. */
export default function LoginModal({ onClose }: ModalProps) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <Dialog title={t('login.title')} closeLabel={t('app.close')} onClose={onClose}>
      <LoginFields />
      <div className={styles.more}>
        <Button kind="quiet" onClick={() => change({ m: 'register' }, true)}>
          {t('login.to-register')}
        </Button>
        <Button kind="quiet" onClick={() => change({ m: 'forgot' }, true)}>
          {t('login.forgot')}
        </Button>
      </div>
    </Dialog>
  );
}

type Failure = { readonly error: unknown; readonly missing: ReadonlySet<string> };

function LoginFields() {
  const { t, why } = useWords();
  const { path, params, go } = useAddress();
  const unfinished = useUnfinished();
  const [username, setUsername] = useState(unfinished.username);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<Failure>({ error: unfinished.error, missing: new Set() });
  const [busy, setBusy] = useState(false);
  const captcha = useCaptcha(wantsCaptcha(unfinished.error));
  useEffect(() => () => useUnfinished.setState({ username: '', error: null }), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = { username, password, captcha: captcha.shown ? captcha.text : '-' };
    const missing = new Set(Object.keys(filled).filter((name) => !filled[name as 'username']));
    setFailure({ error: null, missing });
    if (missing.size > 0) return focusFirstWrong(form);
    setBusy(true);
    try {
      if (!captcha.shown && (await challengeOf(username))) return captcha.show();
      await logIn({ username, password, captcha: captcha.shown ? captcha.text : undefined });
      go(afterEntry(path, params.toString()), true);
    } catch (error) {
      setFailure({ error, missing: new Set() });
      if (captcha.shown || wantsCaptcha(error)) captcha.show();
    } finally {
      setBusy(false);
    }
  };

  const { error, missing } = failure;
  const captchaWrong = refusedWith(error, 'identity.captcha-wrong') ? why(error) : undefined;
  const needed = (name: string) => (missing.has(name) ? t('app.required') : undefined);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {error !== null && !captchaWrong && <Note kind="wrong">{why(error)}</Note>}
      <Field
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        maxLength={64}
        value={username}
        error={needed('username')}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        maxLength={256}
        showLabel={t('login.show')}
        hideLabel={t('login.hide')}
        value={password}
        error={needed('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      {captcha.shown && (
        <CaptchaField captcha={captcha} error={needed('captcha') ?? captchaWrong} />
      )}
      <WorkNote />
      <Button type="submit" kind="main" wide busy={busy}>
        {t('login.do')}
      </Button>
    </form>
  );
}

const wantsCaptcha = (error: unknown): boolean =>
  wantsImage(error) || (error instanceof RefusalError && error.value.captcha === true);
