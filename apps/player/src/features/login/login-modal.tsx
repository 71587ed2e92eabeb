import { Button, Dialog, Field, PasswordField, Tabs } from '@nokshi/ui';
import { type ComponentProps, useEffect, useState } from 'react';
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
import { CaptchaField, useCaptcha, WorkNote } from '../../lib/captcha-field.tsx';
import type { ModalProps } from '../../lib/modal.ts';
import { RefusalError, refusedWith } from '@nokshi/web/refusal.ts';
import { Refused, useForm } from '../../lib/form.ts';
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

const START = { username: '', password: '', captcha: '', code: '' };

function LoginFields({ onStep }: { readonly onStep: (step: SecondStep) => void }) {
  const { t } = useWords();
  const { path, params, go } = useAddress();
  const unfinished = useUnfinished();
  const remember = useRemember();
  // What the short form could not finish; that a second step is asked for is no failure.
  const [before, setBefore] = useState(secondStepOf(unfinished.error) ? null : unfinished.error);
  // Strangers who guess at a name make everybody wait who has not the second step at hand.
  const [both, setBoth] = useState(isLocked(unfinished.error));
  const captcha = useCaptcha(wantsCaptcha(unfinished.error));
  const hasDots = ({ username, password }: typeof START) =>
    remember.name !== null && username === remember.name && password === '';
  const form = useForm({
    start: { ...START, username: unfinished.username || (remember.name ?? '') },
    optional: ['captcha', 'password', 'code'],
    check: (typed) => ({
      ...(typed.password === '' && !hasDots(typed) && { password: t('app.required') }),
      ...(captcha.shown && captcha.text === '' && { captcha: t('app.required') }),
    }),
    async send({ username, password, code }) {
      setBefore(null);
      const read = captcha.shown && { captcha: captcha.text };
      try {
        const second = both && code !== '' && { code };
        const given = { username, password, remember: remember.on, ...read, ...second };
        if (!(await tryLogIn(given, dots))) return captcha.show();
        go(afterEntry(path, params.toString()), true);
      } catch (error) {
        const step = secondStepOf(error);
        if (step) return onStep(step);
        if (dots) remember.drop();
        if (isLocked(error)) setBoth(true);
        if (captcha.shown || wantsCaptcha(error)) captcha.show();
        throw error;
      }
    },
  });
  const dots = hasDots(form.values);
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Refused error={form.refused ?? remember.error ?? before} />
      <Field
        {...form.field('username')}
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        maxLength={64}
      />
      <PasswordField
        {...form.field('password')}
        label={t('login.password')}
        autoComplete="current-password"
        maxLength={256}
        showLabel={t('login.show')}
        hideLabel={t('login.hide')}
        placeholder={dots ? DOTS : undefined}
      />
      {both && <SecondStepField {...form.field('code')} />}
      <RememberMe remember={remember} />
      {captcha.shown && <CaptchaField captcha={captcha} error={form.error('captcha')} />}
      <Button type="submit" kind="main" wide busy={form.busy}>
        {t('login.do')}
      </Button>
    </form>
  );
}

/** The second step shown with the password. */
function SecondStepField(typed: Omit<ComponentProps<typeof Field>, 'label'>) {
  const { t } = useWords();
  return (
    <Field
      {...typed}
      label={t('login.both')}
      hint={t('login.both-hint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
    />
  );
}

/** False when an image has to be read first. */
async function tryLogIn(given: Credentials, remembered: boolean): Promise<boolean> {
  if (remembered) await logInRemembered();
  else if (given.captcha === undefined && (await challengeOf(given.username))) return false;
  else await logIn(given);
  return true;
}

const isLocked = (error: unknown): boolean => refusedWith(error, 'identity.too-many-attempts');

const wantsCaptcha = (error: unknown): boolean =>
  wantsImage(error) || (error instanceof RefusalError && error.value.captcha === true);
