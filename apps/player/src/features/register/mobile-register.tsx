import { codesRoutes } from '@nokshi/contract/player/codes.ts';
import type { RegistrationRule } from '@nokshi/contract/player/site.ts';
import { Button, Check, Note, PasswordField } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { connectLive } from '../../data/live.ts';
import { enter } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { afterEntry } from '../../lib/after-entry.ts';
import { CodeField, MobileField } from '../../lib/code-field.tsx';
import { NewPasswordField, passwordError } from '../../lib/new-password-field.tsx';
import { useCode } from '../../lib/use-code.ts';
import { useForm } from '../../lib/use-form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './register.module.css';

type Props = {
  readonly rules: readonly RegistrationRule[];
  readonly minimumAge: number;
  /** The flags REGMOBVERF3 and MOBILENUMPASSREG3: what this form asks for. */
  readonly withCode: boolean;
  readonly withPassword: boolean;
};

/** Opens an account whose username is the mobile number. M-021, V-017, V-018, S-027. */
export function MobileRegister({ rules, minimumAge, withCode, withPassword }: Props) {
  const { t, why } = useWords();
  const { path, params, go } = useAddress();
  const form = useForm({
    start: { mobileNum: '', verificationCode: '', password: '', confirmPassword: '', agree: '' },
    called: { mobileNo: 'mobileNum' },
    optional: [
      ...(withCode ? [] : (['verificationCode'] as const)),
      ...(withPassword ? [] : (['password', 'confirmPassword'] as const)),
    ],
    check({ password, confirmPassword, agree }) {
      const wrong = withPassword && password !== '' ? passwordError(rules, password, t) : undefined;
      return {
        ...(wrong && { password: wrong }),
        ...(password !== confirmPassword && { confirmPassword: t('rule.differ') }),
        ...(!agree && { agree: t('register.agree-needed') }),
      };
    },
    async send({ mobileNum, verificationCode, password, confirmPassword }) {
      const answer = await call(codesRoutes.registerMobile, {
        mobileNum,
        ...(withCode && { verificationCode }),
        ...(withPassword && { password, confirmPassword }),
        agree: true,
        referralCode: params.get('referralCode') || undefined,
        domain: location.host,
        registerUrl: location.href.slice(0, 2048),
      });
      connectLive();
      enter(answer);
      go(afterEntry(path, params.toString()), true);
    },
  });
  const { mobileNum } = form.values;
  const code = useCode({
    name: 'register',
    wrong: form.wrong,
    ready: () => form.has('mobileNum'),
    request: () => call(codesRoutes.askToRegisterMobile, { mobileNo: mobileNum }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      {form.refused !== null && <Note kind="wrong">{why(form.refused)}</Note>}
      <p>{t('code.username-is-number')}</p>
      <MobileField {...form.field('mobileNum')} />
      {withCode && (
        <CodeField {...form.field('verificationCode')} code={code} sent="code.register-sent" />
      )}
      {withPassword && <Passwords field={form.field} rules={rules} />}
      <Check
        checked={form.values.agree !== ''}
        error={form.field('agree').error}
        onChange={(event) => form.set('agree', event.target.checked ? 'yes' : '')}
      >
        {t('field.agree', { age: minimumAge })}
      </Check>
      <Button type="submit" kind="main" wide busy={form.busy}>
        {t('register.do')}
      </Button>
    </form>
  );
}

type PasswordsProps = {
  readonly rules: Props['rules'];
  readonly field: (
    name: 'password' | 'confirmPassword',
  ) => Pick<Parameters<typeof NewPasswordField>[0], 'value' | 'error' | 'onChange'>;
};

function Passwords({ rules, field }: PasswordsProps) {
  const { t } = useWords();
  return (
    <>
      <NewPasswordField {...field('password')} label={t('login.password')} rules={rules} />
      <PasswordField
        {...field('confirmPassword')}
        label={t('field.confirmPassword')}
        autoComplete="new-password"
        maxLength={256}
        showLabel={t('login.show')}
        hideLabel={t('login.hide')}
      />
    </>
  );
}
