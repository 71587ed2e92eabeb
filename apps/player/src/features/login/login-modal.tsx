import { Button, Dialog, Field, focusFirstWrong, Note, PasswordField, Tabs } from '@nokshi/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useFlags } from '../../data/queries.ts';
import {
  type Credentials,
  challengeOf,
  logIn,
  logInRemembered,
  type SecondStep,
  secondStepOf,
} from '../../data/log-in.ts';
import { useUnfinished } from '../../data/unfinished.ts';
import { wantsImage } from '../../data/work.ts';
import { afterEntry } from '../../lib/after-entry.ts';
import { useAddress } from '../../lib/address.ts';
import { type Captcha, CaptchaField, useCaptcha, WorkNote } from '../../lib/captcha-field.tsx';
import type { ModalProps } from '../../lib/modal.ts';
import { RefusalError, refusedWith } from '@nokshi/web/refusal.ts';
import { useWords } from '../../lib/words.ts';
import styles from './login.module.css';
import { MobileLogin } from './mobile-login.tsx';
import { DOTS, RememberMe, useRemember } from './remember-me.tsx';
import { SecondStepForm } from './second-step.tsx';

/** Log in by username; the image is asked for when the server wants it. M-001, V-009..V-011. */
export default function LoginModal({ onClose }: ModalProps) {
  const { t } = useWords();
  const { change } = useAddress();
  const [step, setStep] = useState(() => secondStepOf(useUnfinished.getState().error));
  useEffect(() => () => useUnfinished.setState({ username: '', error: null }), []);
  if (step)
    return (
      <Dialog title={t('login.step-title')} closeLabel={t('app.close')} onClose={onClose}>
        <SecondStepForm step={step} onBack={() => setStep(null)} />
      </Dialog>
    );
  return (
    <Dialog title={t('login.title')} closeLabel={t('app.close')} onClose={onClose}>
      <Ways onStep={setStep} />
      <WorkNote />
      <FreePlay />
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

/** The way in without an account, while the operator lets it (FREEPLAY3).. */
function FreePlay() {
  const { t } = useWords();
  const { change } = useAddress();
  if (useFlags().data?.flags.FREEPLAY3 !== '1') return null;
  return (
    <div className={styles.free}>
      <Button wide onClick={() => change({ m: 'freeplay' }, true)}>
        {t('free-play.do')}
      </Button>
    </div>
  );
}

/** By username, and by mobile number while the operator lets it (MOBILEVERCODELOGIN3). M-018, M-019. */
function Ways({ onStep }: { readonly onStep: (step: SecondStep) => void }) {
  const { t } = useWords();
  const flags = useFlags().data?.flags;
  const [way, setWay] = useState('username');
  // The flags may come while somebody types: the form is the same one before and after.
  const tabs = [{ id: 'username', label: t('code.by-username') }];
  if (flags?.MOBILEVERCODELOGIN3 === '1') tabs.push({ id: 'mobile', label: t('code.by-mobile') });
  return (
    <Tabs label={t('code.ways-in')} tabs={tabs} selected={way} onSelect={setWay}>
      <div className={styles.panel}>
        {way === 'mobile' ? <MobileLogin onStep={onStep} /> : <LoginFields onStep={onStep} />}
      </div>
    </Tabs>
  );
}

type Failure = { readonly error: unknown; readonly missing: ReadonlySet<string> };

function LoginFields({ onStep }: { readonly onStep: (step: SecondStep) => void }) {
  const { t, why } = useWords();
  const { path, params, go } = useAddress();
  const unfinished = useUnfinished();
  const remember = useRemember();
  const [username, setUsername] = useState(unfinished.username || (remember.name ?? ''));
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState(() => failureOf(unfinished.error));
  const [busy, setBusy] = useState(false);
  const captcha = useCaptcha(wantsCaptcha(unfinished.error));
  const dots = remember.name !== null && username === remember.name && password === '';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = { username, password: dots ? DOTS : password, ...readOf(captcha) };
    const missing = emptyOf(filled);
    setFailure({ error: null, missing });
    if (missing.size > 0) return focusFirstWrong(event.currentTarget);
    setBusy(true);
    try {
      const given = { username, password, remember: remember.on, ...readOf(captcha) };
      if (!(await tryLogIn(given, dots))) return captcha.show();
      go(afterEntry(path, params.toString()), true);
    } catch (error) {
      const step = secondStepOf(error);
      if (step) return onStep(step);
      if (dots) remember.drop();
      setFailure(failureOf(error));
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
        placeholder={dots ? DOTS : undefined}
        value={password}
        error={needed('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <RememberMe remember={remember} onError={(error) => setFailure(failureOf(error))} />
      {captcha.shown && (
        <CaptchaField captcha={captcha} error={needed('captcha') ?? captchaWrong} />
      )}
      <Button type="submit" kind="main" wide busy={busy}>
        {t('login.do')}
      </Button>
    </form>
  );
}

const emptyOf = (filled: Readonly<Record<string, string>>) =>
  new Set(Object.keys(filled).filter((name) => !filled[name]));

const readOf = ({ shown, text }: Captcha) => (shown ? { captcha: text } : {});

/** False when an image has to be read first. */
async function tryLogIn(given: Credentials, remembered: boolean): Promise<boolean> {
  if (remembered) await logInRemembered();
  else if (given.captcha === undefined && (await challengeOf(given.username))) return false;
  else await logIn(given);
  return true;
}

/** That a second step is asked for is no failure. */
const failureOf = (error: unknown): Failure => ({
  error: secondStepOf(error) ? null : error,
  missing: new Set(),
});

const wantsCaptcha = (error: unknown): boolean =>
  wantsImage(error) || (error instanceof RefusalError && error.value.captcha === true);
