import type { RegistrationRule } from '@nokshi/contract/player/site.ts';
import { Button, Check, Note } from '@nokshi/ui';
import { useRef } from 'react';
import { CaptchaField, useCaptcha, WorkNote } from '../../lib/captcha-field.tsx';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { Agreement } from '../../lib/agreement.tsx';
import { drawnRules, type Way } from './register.ts';
import styles from './register.module.css';
import { RuledField } from './ruled-field.tsx';
import { useRegisterCode } from './use-register-code.ts';
import { useRegistration } from './use-registration.ts';

type Props = {
  readonly rules: readonly RegistrationRule[];
  readonly minimumAge: number;
  readonly way: Way;
};

/** Drawn from the server's rules, also while somebody fills it in; V-014..V-029, S-026, M-021. */
export function RegisterForm({ rules, minimumAge, way }: Props) {
  const { t } = useWords();
  const drawn = drawnRules(rules, way);
  const captcha = useCaptcha(drawn.some(({ field }) => field === 'captcha'));
  const form = useRegistration({ way, drawn, captcha });
  const code = useRegisterCode(way, form);
  const changed = useChanged(rules);
  const fields = drawn.filter(({ field }) => field !== 'captcha');
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {changed && <Note>{t('register.changed')}</Note>}
      <Refused error={form.refused} />
      {way !== 'username' && <p>{t('code.username-is-number')}</p>}
      {fields.map((rule, at) => (
        <RuledField
          key={rule.field}
          rule={rule}
          code={code}
          first={at === 0}
          {...form.field(rule.field)}
        />
      ))}
      {captcha.shown && <CaptchaField captcha={captcha} error={form.error('captcha')} />}
      <Check {...form.box('agree')}>
        <Agreement age={minimumAge} />
      </Check>
      <WorkNote />
      <Button type="submit" kind="main" wide busy={form.busy}>
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
