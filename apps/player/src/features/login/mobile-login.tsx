import { codesRoutes } from '@nokshi/contract/player/codes.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { enterOrStep, type SecondStep } from '../../data/log-in.ts';
import { rememberedMobile, rememberMobile } from '../../data/remember-me.ts';
import { useAddress } from '../../lib/address.ts';
import { afterEntry } from '../../lib/after-entry.ts';
import { CodeField, MobileField } from '../../lib/code-field.tsx';
import { useCode } from '../../lib/use-code.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './login.module.css';
import { RememberMe, useRemember } from './remember-me.tsx';

/** Log in with a code sent to one's number, which this browser remembers if it may. M-019, V-012, V-013, S-020. */
export function MobileLogin({ onStep }: { readonly onStep: (step: SecondStep) => void }) {
  const { t } = useWords();
  const { path, params, go } = useAddress();
  const remember = useRemember(rememberedMobile);
  const form = useForm({
    start: { mobileNum: remember.name ?? '', verificationCode: '' },
    async send({ mobileNum, verificationCode }) {
      const typed = { type: 'sms' as const, mobileNum, verificationCode };
      const step = await enterOrStep(() => call(identityRoutes.login, typed));
      if (remember.on) rememberMobile(mobileNum);
      if (step) return onStep(step);
      go(afterEntry(path, params.toString()), true);
    },
  });
  const { mobileNum } = form.values;
  const code = useCode({
    name: 'login',
    wrong: form.wrong,
    ready: () => form.has('mobileNum'),
    request: (answers) =>
      call(codesRoutes.askWithoutLogin, { mobileNum, purpose: 'login', ...answers }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Refused error={form.refused ?? remember.error} />
      <MobileField {...form.field('mobileNum')} />
      <CodeField {...form.field('verificationCode')} code={code} sent="code.phone-sent" />
      <RememberMe remember={remember} />
      <Button type="submit" kind="main" wide busy={form.busy}>
        {t('login.do')}
      </Button>
    </form>
  );
}
