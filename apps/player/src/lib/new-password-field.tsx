import type { RegistrationRule } from '@nokshi/contract/player/site.ts';
import { faultWords, fieldFault } from '@nokshi/contract/registration/field-fault.ts';
import { PasswordField } from '@nokshi/ui';
import { type Translate, useWords } from './words.ts';

type Rules = readonly RegistrationRule[] | undefined;
const passwordRule = (rules: Rules) => rules?.find((rule) => rule.field === 'password');

/** What the site's rule says about a new password; nothing when it is good. V-015, V-047. */
export function passwordError(rules: Rules, value: string, t: Translate): string | undefined {
  const rule = passwordRule(rules);
  const fault = rule && fieldFault(rule, value);
  if (!fault || fault === 'unwanted') return undefined;
  return t(faultWords(fault, rule), { min: rule.minLength, max: rule.maxLength });
}

type Props = {
  readonly label: string;
  readonly rules: Rules;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

/** A password that is chosen now; how long it must be is in the site's rules. */
export function NewPasswordField({ rules, ...field }: Props) {
  const { t } = useWords();
  const rule = passwordRule(rules);
  return (
    <PasswordField
      {...field}
      hint={rule && t('field.range', { min: rule.minLength, max: rule.maxLength })}
      autoComplete="new-password"
      maxLength={256}
      showLabel={t('login.show')}
      hideLabel={t('login.hide')}
    />
  );
}
