import { codesRoutes } from '@nokshi/contract/player/codes.ts';
import { Button, Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { enterOrStep, type SecondStep } from '../../data/log-in.ts';
import { useStatus } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import { CodeField, MailField, MobileField } from '../../lib/code-field.tsx';
import { NewPasswordField, passwordError } from '../../lib/new-password-field.tsx';
import { useCode } from '../../lib/use-code.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './login.module.css';

type Props = { readonly onStep: (step: SecondStep) => void };
type Reset = Parameters<typeof call<typeof codesRoutes.resetPassword>>[1];

/** Sets the password; the member is logged in at once, at /. Checklist S-028. */
function useReset(onStep: Props['onStep']) {
  const { go } = useAddress();
  return async (input: Reset) => {
    const step = await enterOrStep(() => call(codesRoutes.resetPassword, input));
    if (step) onStep(step);
    else go('/', true);
  };
}

function usePasswordRules() {
  const { t } = useWords();
  const rules = useStatus().data?.info.register;
  const check = ({ newPassword }: { readonly newPassword: string }) => {
    const error = newPassword === '' ? undefined : passwordError(rules, newPassword, t);
    return error === undefined ? {} : { newPassword: error };
  };
  return { rules, check };
}

export function MailRecovery({ onStep }: Props) {
  const { t } = useWords();
  const { rules, check } = usePasswordRules();
  const form = useForm({
    start: { username: '', email: '', verificationCode: '', newPassword: '' },
    check,
    send: useReset(onStep),
  });
  const { username, email } = form.values;
  const code = useCode({
    name: 'mail',
    wrong: form.wrong,
    ready: () => form.has('username', 'email'),
    request: (answers) => call(codesRoutes.forgotByMail, { username, email, ...answers }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Refused error={form.refused} />
      <Field
        {...form.field('username')}
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <MailField {...form.field('email')} label={t('code.mail')} />
      <CodeField {...form.field('verificationCode')} code={code} sent="code.mail-sent" />
      <NewPasswordField
        {...form.field('newPassword')}
        label={t('code.new-password')}
        rules={rules}
      />
      <Button type="submit" kind="main" wide busy={form.busy}>
        {t('code.recover')}
      </Button>
    </form>
  );
}

/** Checklist V-047. */
export function PhoneRecovery({ onStep }: Props) {
  const { t } = useWords();
  const { rules, check } = usePasswordRules();
  const form = useForm({
    start: { mobileNum: '', verificationCode: '', newPassword: '' },
    check,
    send: useReset(onStep),
  });
  const { mobileNum } = form.values;
  const code = useCode({
    name: 'recover',
    wrong: form.wrong,
    ready: () => form.has('mobileNum'),
    request: (answers) =>
      call(codesRoutes.askWithoutLogin, { mobileNum, purpose: 'recover', ...answers }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Refused error={form.refused} />
      <MobileField {...form.field('mobileNum')} />
      <CodeField {...form.field('verificationCode')} code={code} sent="code.phone-sent" />
      <NewPasswordField
        {...form.field('newPassword')}
        label={t('code.new-password')}
        rules={rules}
      />
      <Button type="submit" kind="main" wide busy={form.busy}>
        {t('code.recover')}
      </Button>
    </form>
  );
}
