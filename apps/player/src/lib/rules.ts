import type { RegistrationRule } from '@nokshi/contract/player/site.ts';

/** What a value does to a rule: the message id of the template and its figures, or null. */
export type RuleFailure = {
  readonly kind: 'required' | 'length' | 'exact-length' | 'pattern';
  readonly min: number;
  readonly max: number;
  readonly patternId: string | null;
};

const points = (text: string): number => [...text].length;

/**
 * Checks a value the way the server will: length first, then the pattern; `*` matches anything.
 * Source: checklist V-024..V-028.
 */
export function ruleFailure(rule: RegistrationRule, value: string): RuleFailure | null {
  const { minLength: min, maxLength: max, patternId } = rule;
  const failure = (kind: RuleFailure['kind']): RuleFailure => ({ kind, min, max, patternId });
  if (value === '') return rule.required ? failure('required') : null;
  const length = points(value);
  if (length < min || length > max) return failure(min === max ? 'exact-length' : 'length');
  return matches(rule.acceptedPattern, value) ? null : failure('pattern');
}

/** A pattern that the browser cannot read is left to the server. */
function matches(pattern: string, value: string): boolean {
  if (pattern === '*') return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    return true;
  }
}
