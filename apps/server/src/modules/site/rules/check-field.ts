import { fits, isPatternId } from './patterns.ts';

export type FieldRule = {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly patternId: string | null;
  readonly minLength: number;
  readonly maxLength: number;
};

/** `unwanted`: the form does not have this field, so its value is to be left out. */
export type FieldFault = 'missing' | 'length' | 'pattern' | 'unwanted';

/**
 * Checks one field of the registration form (checklist V-019..V-025). Length is counted in
 * characters and looked at first, so that no pattern ever sees a long text.
 * A field that is not required may stay empty.
 */
export function checkField(rule: FieldRule, value: string | undefined): FieldFault | null {
  if (!rule.enabled) return value ? 'unwanted' : null;
  if (!value) return rule.required ? 'missing' : null;
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return 'length';
  const pattern = rule.patternId !== null && isPatternId(rule.patternId) ? rule.patternId : null;
  return fits(pattern, value) ? null : 'pattern';
}
