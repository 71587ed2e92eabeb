import type { RegistrationField } from '@nokshi/contract/registration/fields.ts';
import { Field, PasswordField } from '@nokshi/ui';
import type { InputHTMLAttributes } from 'react';
import { CodeField } from '../../lib/code-field.tsx';
import type { Code } from '../../lib/use-code.ts';
import { useWords } from '../../lib/words.ts';
import type { DrawnRule } from './register.ts';

type Look = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'type'>;

/** What browsers and phones can help with. */
const LOOKS: Partial<Record<RegistrationField, Look>> = {
  username: { autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  payeeName: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email' },
  mobileNum: { autoComplete: 'tel', inputMode: 'tel' },
  verificationCode: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  paymentPassword: { inputMode: 'numeric' },
  qqNum: { inputMode: 'numeric' },
};
const SECRET: ReadonlySet<RegistrationField> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
]);

type Props = {
  readonly rule: DrawnRule;
  /** For the field of a code: how it is sent. */
  readonly code: Code;
  readonly first: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

/** One field as its rule says: what it is called, how long it may be, whether it may stay empty. */
export function RuledField({ rule, code, first, value, error, onChange }: Props) {
  const { t } = useWords();
  const label = t(`field.${rule.field}`);
  const props = {
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    ...LOOKS[rule.field],
    label: rule.required ? label : t('field.optional', { label }),
    hint: useHint(rule),
    value,
    error,
    // The form comes when the rules are there, after the dialog has opened.
    autoFocus: first,
    'aria-required': rule.required,
    onChange,
  };
  if (rule.field === 'verificationCode') {
    const { onChange, label } = props;
    return <CodeField {...{ code, value, error, onChange, label }} sent="code.register-sent" />;
  }
  if (!SECRET.has(rule.field)) return <Field {...props} />;
  return <PasswordField {...props} showLabel={t('login.show')} hideLabel={t('login.hide')} />;
}

function useHint({ field, minLength: min, maxLength: max }: DrawnRule): string | undefined {
  const { t } = useWords();
  if (field === 'mobileNum') return t('code.mobile-hint');
  if (field === 'paymentPassword') return t('field.digits', { min });
  if (field === 'username' || field === 'password')
    return t(min === max ? 'field.exact' : 'field.range', { min, max });
  return undefined;
}
