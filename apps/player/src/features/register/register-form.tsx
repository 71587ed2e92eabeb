import type { RegistrationRule } from '@nokshi/contract/player/site.ts';
import { isRegistrationField } from '@nokshi/contract/registration/fields.ts';
import { Button, Check, focusFirstWrong, Note } from '@nokshi/ui';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { type FormEvent, useRef, useState } from 'react';
import { wantsImage } from '../../data/work.ts';
import { afterRegistration } from '../../lib/after-entry.ts';
import { useAddress } from '../../lib/address.ts';
import { CaptchaField, useCaptcha, WorkNote } from '../../lib/captcha-field.tsx';
import { useWords } from '../../lib/words.ts';
import {
  affiliateKnown,
  type DrawnRule,
  drawnRules,
  type Errors,
  faultsOf,
  register,
  type Values,
  type Way,
} from './register.ts';
import styles from './register.module.css';
import { RuledField } from './ruled-field.tsx';
import { useRegisterCode } from './use-register-code.ts';

type Props = {
  readonly rules: readonly RegistrationRule[];
  readonly minimumAge: number;
  readonly way: Way;
};

/** Drawn from the server's rules, also while somebody fills it in; V-014..V-029, S-026, M-021. */
export function RegisterForm({ rules, minimumAge, way }: Props) {
  const { t, why } = useWords();
  const { params } = useAddress();
  const [values, setValues] = useState<Values>({
    referralCode: params.get('referralCode') ?? '',
    affiliateCode: params.get('affiliateCode') ?? '',
  });
  const [agree, setAgree] = useState(false);
  const drawn = drawnRules(rules, way);
  const captcha = useCaptcha(drawn.some(({ field }) => field === 'captcha'));
  const form = useSubmit({ way, drawn, values, agree, captcha });
  const { errors, refused, busy, submit } = form;
  const code = useRegisterCode({ way, mobileNum: values.mobileNum ?? '', onWrong: form.mark });
  const changed = useChanged(rules);
  const fields = drawn.filter(({ field }) => field !== 'captcha');
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {changed && <Note>{t('register.changed')}</Note>}
      {refused !== null && <Note kind="wrong">{why(refused)}</Note>}
      {way !== 'username' && <p>{t('code.username-is-number')}</p>}
      {fields.map((rule, at) => (
        <RuledField
          key={rule.field}
          rule={rule}
          code={code}
          first={at === 0}
          value={values[rule.field] ?? ''}
          error={errors[rule.field]}
          onChange={(value) => setValues({ ...values, [rule.field]: value })}
        />
      ))}
      {captcha.shown && <CaptchaField captcha={captcha} error={errors.captcha} />}
      <Check
        checked={agree}
        error={errors.agree}
        onChange={(event) => setAgree(event.target.checked)}
      >
        {t('field.agree', { age: minimumAge })}
      </Check>
      <WorkNote />
      <Button type="submit" kind="main" wide busy={busy}>
        {t('register.do')}
      </Button>
    </form>
  );
}

/** Whether the operator changed the rules since the form was opened. */
function useChanged(rules: readonly RegistrationRule[]): boolean {
  const first = useRef(rules);
  return JSON.stringify(first.current) !== JSON.stringify(rules);
}

type Filled = {
  readonly way: Way;
  readonly drawn: readonly DrawnRule[];
  readonly values: Values;
  readonly agree: boolean;
  readonly captcha: ReturnType<typeof useCaptcha>;
};

function useSubmit({ way, drawn, values, agree, captcha }: Filled) {
  const { t, why } = useWords();
  const { params, go } = useAddress();
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const refuse = (error: unknown) => {
    const field = error instanceof RefusalError ? error.field : undefined;
    const shown = field === 'captcha' ? captcha.shown : field && isRegistrationField(field);
    if (field && (shown || field === 'agree')) setErrors({ [field]: why(error) });
    else setRefused(error);
    if (captcha.shown || wantsImage(error)) captcha.show();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setRefused(null);
    try {
      const all = { ...values, captcha: captcha.text };
      const found = { ...faultsOf({ rules: drawn, values: all, agree, t }) };
      const asked = drawn.some(({ field }) => field === 'affiliateCode');
      if (asked && !found.affiliateCode && !(await affiliateKnown(values.affiliateCode)))
        found.affiliateCode = t('register.invitation');
      setErrors(found);
      if (Object.keys(found).length > 0) return focusFirstWrong(form);
      await register({ way, rules: drawn, values, captcha: captcha.text });
      go(afterRegistration(params.toString()), true);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  /** What the code's number was refused with; the other fields are as they were. */
  const mark = (error: string) => setErrors({ mobileNum: error });
  return { errors, refused, busy, submit, mark };
}
