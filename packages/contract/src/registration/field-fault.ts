import { plainCode, plainDigits } from '../typed-code.ts';
import { plainDay, waysOfNumber } from '../typed-number.ts';
import { matchesWhole } from './match-program.ts';
import type { PatternProgram } from './pattern-program.ts';
import { fits, isPatternId, OWN_PATTERN, type PatternId } from './patterns.ts';

/** What decides about one field of the form. */
export type FieldRule = {
  /** Numbers and codes are known by their field. */
  readonly field?: string;
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

const NUMBERS: ReadonlySet<string> = new Set(['mobileNum', 'qqNum']);
const CODES: ReadonlySet<string> = new Set(['verificationCode', 'paymentPassword']);
/** A log-in compares these as they were typed. */
const AS_TYPED: ReadonlySet<string> = new Set(['username', 'password', 'confirmPassword']);

/** How a value may be read, the usual way first; the first that the rule takes is stored. */
function waysToRead({ field = '', patternId }: FieldRule, typed: string): readonly string[] {
  if (CODES.has(field)) return [plainCode(typed)];
  if (NUMBERS.has(field) || patternId === 'mobile-bd') return waysOfNumber(typed);
  if (AS_TYPED.has(field)) return [typed];
  switch (patternId) {
    case OWN_PATTERN:
      return [typed, plainDigits(typed).trim(), ...waysOfNumber(typed)];
    case 'digits':
      return [plainCode(typed), ...waysOfNumber(typed)];
    case 'date-ymd':
    case 'date-mdy':
      return [plainDay(typed)];
    case 'alphanumeric':
    case 'letters-and-digits':
    case 'no-spaces':
      return [typed, plainDigits(typed).trim()];
    default:
      return [typed];
  }
}

/**
 * Reads and checks one field; browser and server call this same function (checklist V-019..V-025).
 * Numbers, codes and dates are read in either digits and however they are grouped, also under an
 * operator's own pattern. A field that is not required may stay empty.
 */
export function readField(rule: FieldRule, typed: string | undefined): FieldRead {
  if (!rule.enabled) return { value: typed, fault: typed ? 'unwanted' : null };
  if (!typed) return { value: typed, fault: rule.required ? 'missing' : null };
  const ways = waysToRead(rule, typed);
  const value = ways.find((way) => faultOf(rule, way) === null) ?? ways[0] ?? typed;
  return { value, fault: faultOf(rule, value) };
}

/** What is stored, and what is wrong with it. */
export type FieldRead = { readonly value: string | undefined; readonly fault: FieldFault | null };

export const fieldFault = (rule: FieldRule, typed: string | undefined): FieldFault | null =>
  readField(rule, typed).fault;

/** Length is counted in characters and checked first, so that no pattern ever runs on a long text. */
function faultOf(rule: FieldRule, value: string): FieldFault | null {
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
