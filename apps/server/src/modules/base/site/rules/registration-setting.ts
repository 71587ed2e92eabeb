import type { FieldSetting } from '@nokshi/contract/console/site-settings.ts';
import { ALWAYS_ASKED, PAYMENT_PASSWORD_DIGITS } from '@nokshi/contract/registration/fields.ts';
import { OWN_PATTERN } from '@nokshi/contract/registration/patterns.ts';

/** The shortest and longest length an operator may require, per field. V-015, V-021. */
const LENGTHS: Partial<Record<FieldSetting['field'], readonly [min: number, max: number]>> = {
  username: [3, 64],
  password: [8, 256],
  confirmPassword: [8, 256],
  paymentPassword: [PAYMENT_PASSWORD_DIGITS, PAYMENT_PASSWORD_DIGITS],
  verificationCode: [4, 255],
  captcha: [1, 16],
};
/** A password's rule may not exclude long passwords. */
const LONGEST_AT_LEAST: Partial<Record<FieldSetting['field'], number>> = { password: 64 };
const ANY_LENGTH = [1, 256] as const;

export type RuleProblem =
  | { readonly kind: 'rule'; readonly min: number; readonly max: number }
  | { readonly kind: 'pattern' };

/** Why a field may not have this rule, or null. `readable` compiles the operator's own pattern. */
export function ruleProblem(
  rule: FieldSetting,
  readable: (pattern: string) => boolean,
): RuleProblem | null {
  const [min, max] = LENGTHS[rule.field] ?? ANY_LENGTH;
  const { minLength, maxLength } = rule;
  const lengthsFit = min <= minLength && minLength <= maxLength && maxLength <= max;
  const roomy = maxLength >= (LONGEST_AT_LEAST[rule.field] ?? 0);
  const asked = !ALWAYS_ASKED.has(rule.field) || (rule.enabled && rule.required);
  if (!lengthsFit || !roomy || !asked) return { kind: 'rule', min, max };
  const own = rule.patternId === OWN_PATTERN;
  if (own && (!rule.ownPattern || !readable(rule.ownPattern))) return { kind: 'pattern' };
  return null;
}
