import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import type { RegistrationRule } from '@nokshi/contract/player/site.ts';
import { Button, Check, Field, focusFirstWrong, Note, PasswordField } from '@nokshi/ui';
import { type FormEvent, useState } from 'react';
import { connectLive } from '../../data/live.ts';
import { enter } from '../../data/session.ts';
import { afterEntry } from '../../lib/after-entry.ts';
import { useAddress } from '../../lib/address.ts';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { type RuleFailure, ruleFailure } from '../../lib/rules.ts';
import type { MessageId } from '../../locales/en/index.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './register.module.css';

/** The fields this form can draw, in order; which of them it draws is the server's to say. */
const FIELDS = {
  username: { label: 'login.username', secret: false, complete: 'username' },
  password: { label: 'login.password', secret: true, complete: 'new-password' },
  confirmPassword: { label: 'register.confirm', secret: true, complete: 'new-password' },
  referralCode: { label: 'register.referral', secret: false, complete: 'off' },
} as const satisfies Record<string, { label: MessageId; secret: boolean; complete: string }>;
type FieldName = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as readonly FieldName[];
/** The call cannot do without these, whatever the rules leave out. */
const ALWAYS: ReadonlySet<FieldName> = new Set(['username', 'password', 'confirmPassword']);

type Values = Readonly<Record<FieldName, string>>;
type Errors = Readonly<Record<string, string>>;
type Props = { readonly rules: readonly RegistrationRule[]; readonly minimumAge: number };

export function RegisterForm({ rules, minimumAge }: Props) {
  const { t, why } = useWords();
  const { path, params, go } = useAddress();
  const [values, setValues] = useState<Values>({
    username: '',
    password: '',
    confirmPassword: '',
    referralCode: params.get('referralCode') ?? '',
  });
  const [agree, setAgree] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const names = NAMES.filter((name) => ALWAYS.has(name) || enabled(rules, name));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = check({ rules, names, values, agree, t });
    setErrors(found);
    setRefused(null);
    if (Object.keys(found).length > 0) return focusFirstWrong(form);
    setBusy(true);
    try {
      await register(values, agree);
      go(afterEntry(path, params.toString()), true);
    } catch (error) {
      const field = error instanceof RefusalError ? error.field : undefined;
      if (field && (field in FIELDS || field === 'agree')) setErrors({ [field]: why(error) });
      else setRefused(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {refused !== null && <Note kind="wrong">{why(refused)}</Note>}
      {names.map((name, at) => (
        <RuledField
          key={name}
          name={name}
          rule={rules.find((rule) => rule.field === name)}
          first={at === 0}
          value={values[name]}
          error={errors[name]}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      <Check
        checked={agree}
        error={errors.agree}
        onChange={(event) => setAgree(event.target.checked)}
      >
        {t('register.agree', { age: minimumAge })}
      </Check>
      <Button type="submit" kind="main" wide busy={busy}>
        {t('register.do')}
      </Button>
    </form>
  );
}

type RuledProps = {
  readonly name: FieldName;
  readonly rule: RegistrationRule | undefined;
  readonly first: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

function RuledField({ name, rule, first, value, error, onChange }: RuledProps) {
  const { t } = useWords();
  const { label, secret, complete } = FIELDS[name];
  const range = rule && { min: rule.minLength, max: rule.maxLength };
  const field = {
    label: t(label),
    hint: range && name !== 'confirmPassword' ? t('register.length', range) : undefined,
    autoComplete: complete,
    autoCapitalize: 'none',
    spellCheck: false,
    value,
    error,
    // The form comes when the rules are there, after the dialog has opened.
    autoFocus: first,
    onChange: (event: { readonly target: HTMLInputElement }) => onChange(event.target.value),
  };
  if (!secret) return <Field {...field} />;
  return <PasswordField {...field} showLabel={t('login.show')} hideLabel={t('login.hide')} />;
}

const enabled = (rules: readonly RegistrationRule[], name: string): boolean =>
  rules.some((rule) => rule.field === name && rule.enabled);

/** Patterns that can say more of themselves than that something does not fit. */
const PATTERN_WORDS: Readonly<Record<string, MessageId>> = { username: 'rule.letters-digits' };

const wordsOf = ({ kind, patternId }: RuleFailure): MessageId =>
  (kind === 'pattern' && PATTERN_WORDS[patternId ?? '']) || `rule.${kind}`;

type Form = {
  readonly rules: readonly RegistrationRule[];
  readonly names: readonly FieldName[];
  readonly values: Values;
  readonly agree: boolean;
  readonly t: Translate;
};

function check({ rules, names, values, agree, t }: Form): Errors {
  const errors: Record<string, string> = {};
  for (const name of names) {
    const rule = rules.find((each) => each.field === name && each.enabled);
    const failure = rule ? ruleFailure(rule, values[name]) : null;
    if (failure) {
      errors[name] = t(wordsOf(failure), { min: failure.min, max: failure.max });
    } else if (ALWAYS.has(name) && values[name] === '') {
      errors[name] = t('app.required');
    }
  }
  if (!errors.confirmPassword && values.password !== values.confirmPassword) {
    errors.confirmPassword = t('register.differ');
  }
  if (!agree) errors.agree = t('register.agree-needed');
  return errors;
}

async function register(values: Values, agree: boolean): Promise<void> {
  const { referralCode, ...credentials } = values;
  const answer = await call(identityRoutes.register, {
    ...credentials,
    agree,
    domain: location.host,
    registerUrl: location.href.slice(0, 2048),
    registerMethod: 'WEB',
    login: true,
    ...(referralCode && { referralCode }),
  });
  connectLive();
  enter(answer);
}
