import { plainNumber } from '../typed-number.ts';
import { matchesWhole, type PatternProgram } from './pattern-program.ts';
import { fits, isPatternId, OWN_PATTERN, type PatternId } from './patterns.ts';

/** What decides about one field of the form. */
export type FieldRule = {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly patternId: string | null;
  /** Of an operator's own pattern. */
  readonly program: PatternProgram | null;
  readonly minLength: number;
  readonly maxLength: number;
};

/** `unwanted`: the form does not have this field, so its value must be left out. */
export type FieldFault = 'missing' | 'length' | 'pattern' | 'unwanted';

/**
 * Checks one field; browser and server call this same function (checklist V-019..V-025). Length is
 * counted in characters and checked first, so that no pattern ever runs on a long text. A field
 * that is not required may stay empty. A mobile number is checked as it will be read.
 */
export function fieldFault(rule: FieldRule, typed: string | undefined): FieldFault | null {
  if (!rule.enabled) return typed ? 'unwanted' : null;
  const value = rule.patternId === 'mobile-bd' && typed ? plainNumber(typed) : typed;
  if (!value) return rule.required ? 'missing' : null;
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return 'length';
  const { patternId } = rule;
  if (patternId === OWN_PATTERN) {
    return rule.program && matchesWhole(rule.program, value) ? null : 'pattern';
  }
  return patternId === null || !isPatternId(patternId) || fits(patternId, value) ? null : 'pattern';
}

/** The words for a fault: an id for each pattern, one figure where both are equal. V-026..V-028. */
export function faultWords(
  fault: Exclude<FieldFault, 'unwanted'>,
  rule: Pick<FieldRule, 'patternId' | 'minLength' | 'maxLength'>,
): RuleWordId {
  if (fault === 'missing') return 'rule.required';
  if (fault === 'length') return rule.minLength === rule.maxLength ? 'rule.exact' : 'rule.length';
  const { patternId } = rule;
  return patternId !== null && isPatternId(patternId) && patternId !== 'any'
    ? `rule.${patternId}`
    : 'rule.own';
}

type RuleWordId =
  | 'rule.required'
  | 'rule.length'
  | 'rule.exact'
  | 'rule.own'
  | `rule.${Exclude<PatternId, 'any'>}`;
