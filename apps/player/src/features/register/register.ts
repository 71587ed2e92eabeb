import { codesRoutes } from '@nokshi/contract/player/codes.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import type { RegistrationRule } from '@nokshi/contract/player/site.ts';
import { faultWords, fieldFault } from '@nokshi/contract/registration/field-fault.ts';
import {
  ALWAYS_ASKED,
  isRegistrationField,
  type RegistrationField,
} from '@nokshi/contract/registration/fields.ts';
import { call } from '@nokshi/web/call.ts';
import { connectLive } from '../../data/live.ts';
import { enter } from '../../data/session.ts';
import { withWork } from '../../data/work.ts';
import type { Translate } from '../../lib/words.ts';

export type Values = Readonly<Record<RegistrationField, string>>;
type Errors = Readonly<Record<string, string>>;
export type DrawnRule = RegistrationRule & { readonly field: RegistrationField };

/** By username; or by mobile number, with what the flags REGMOBVERF3, MOBILENUMPASSREG3 ask for. */
export type Way = 'username' | { readonly withCode: boolean; readonly withPassword: boolean };

/** The fields of the form, in the server's order; by mobile number, that and its code come first. */
export function drawnRules(rules: readonly RegistrationRule[], way: Way): DrawnRule[] {
  const drawn = rules.filter(
    (rule): rule is DrawnRule => rule.enabled && isRegistrationField(rule.field),
  );
  if (way === 'username') return drawn;
  const { withCode, withPassword } = way;
  return [
    ofMobile('mobileNum'),
    ...(withCode ? [ofMobile('verificationCode')] : []),
    ...drawn.filter(
      ({ field }) => !BY_FLAGS.has(field) && (withPassword || !ALWAYS_ASKED.has(field)),
    ),
  ];
}

/** What a form by mobile number has, or has not, whatever the rules say. */
const BY_FLAGS: ReadonlySet<string> = new Set(['username', 'mobileNum', 'verificationCode']);

/** Whether a number can be dialled is the server's to say: it knows the countries. */
const ofMobile = (field: 'mobileNum' | 'verificationCode'): DrawnRule => ({
  field,
  enabled: true,
  required: true,
  patternId: 'any',
  acceptedPattern: '*',
  program: null,
  minLength: 1,
  maxLength: 32,
});

type Filled = {
  readonly rules: readonly DrawnRule[];
  readonly values: Values;
  readonly agree: boolean;
  readonly t: Translate;
};

/** What is wrong with the form, by field; the server asks the same rules again. */
export function faultsOf({ rules, values, agree, t }: Filled): Errors {
  const errors: Record<string, string> = {};
  for (const rule of rules) {
    const fault = fieldFault(rule, values[rule.field]);
    const facts = { min: rule.minLength, max: rule.maxLength };
    if (fault && fault !== 'unwanted') errors[rule.field] = t(faultWords(fault, rule), facts);
  }
  const { password, confirmPassword, paymentPassword } = values;
  if (!errors.confirmPassword && password !== confirmPassword)
    errors.confirmPassword = t('rule.differ');
  if (!errors.paymentPassword && paymentPassword && paymentPassword === password)
    errors.paymentPassword = t('rule.payment-same');
  if (!agree) errors.agree = t('register.agree-needed');
  return errors;
}

/** Whether the affiliate code is known; asked only where one is given. Checklist S-026. */
export async function affiliateKnown(code: string): Promise<boolean> {
  if (!code) return true;
  return (await call(identityRoutes.affiliate, { code, domain: location.host })).valid;
}

type Sent = {
  readonly way: Way;
  readonly rules: readonly DrawnRule[];
  readonly values: Values;
  readonly captcha: string;
};

/** Opens the account; a proof of work is done on the way where the server asks for one. */
export async function register({ way, rules, values, captcha }: Sent): Promise<void> {
  const { username, password, confirmPassword, mobileNum } = values;
  const more = rules.flatMap(({ field }) =>
    ALWAYS_ASKED.has(field) || !values[field] ? [] : [[field, values[field]] as const],
  );
  const answer = await withWork((geetest) => {
    const told = {
      ...Object.fromEntries(more),
      password,
      confirmPassword,
      agree: true,
      domain: location.host,
      registerUrl: location.href.slice(0, 2048),
      registerMethod: 'WEB' as const,
      login: true,
      ...(captcha && { captcha }),
      ...(geetest && { geetest }),
    };
    return way === 'username'
      ? call(identityRoutes.register, { ...told, username })
      : call(codesRoutes.registerMobile, { ...told, mobileNum });
  });
  connectLive();
  enter(answer);
}
