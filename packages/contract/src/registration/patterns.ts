/**
 * The vetted catalogue of patterns a registration rule may name (checklist E-078, V-029..V-044):
 * each runs in linear time on any input. `*` matches anything. Clients get the text.
 */
export const PATTERNS = {
  any: '*',
  username: '^[A-Za-z][A-Za-z0-9]*$',
  'mobile-bd': '^(?:\\+?880|0)1[3-9][0-9]{8}$',
  email: '^[^@\\s]{1,64}@(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\\.){1,8}[A-Za-z]{2,63}$',
  digits: '^[0-9]*$',
  alphanumeric: '^[A-Za-z0-9]*$',
  'letters-and-digits': '^(?:[A-Za-z]+[0-9]|[0-9]+[A-Za-z])[A-Za-z0-9]*$',
  'one-capital': '^[^A-Z]*[A-Z][^]*$',
  'english-name': '^[A-Za-z ]*$',
  // With the joiners that conjuncts are written with, and the colon that stands for a visarga.
  'real-name': "^[\\p{L}\\p{M}][\\p{L}\\p{M}\\u200C\\u200D .:'’-]*$",
  bengali: "^[\\u0980-\\u09FF\\u200C\\u200D .:'’-]*$",
  chinese: '^[\\p{Script=Han}·]*$',
  thai: '^[\\u0E00-\\u0E7F ]*$',
  korean: '^[\\p{Script=Hangul} ]*$',
  'no-spaces': '^\\S*$',
  'date-ymd': '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  'date-mdy': '^[0-9]{2}-[0-9]{2}-[0-9]{4}$',
  strong: '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9\\s])[^]*$',
} as const;

export type PatternId = keyof typeof PATTERNS;
export const PATTERN_IDS = Object.keys(PATTERNS) as readonly PatternId[];

/** The operator's own pattern: its text is sent in the rule and runs through RE2 alone. */
export const OWN_PATTERN = 'own';

export const isPatternId = (text: string): text is PatternId => Object.hasOwn(PATTERNS, text);

/** A pattern alone accepts 31 February. */
const DATES: Partial<Record<PatternId, readonly [year: number, month: number, day: number]>> = {
  'date-ymd': [0, 1, 2],
  'date-mdy': [2, 0, 1],
};

/** Whether `value` fits a pattern of the catalogue. */
export function fits(pattern: PatternId, value: string): boolean {
  const text = PATTERNS[pattern];
  if (text === '*') return true;
  if (!new RegExp(text, 'u').test(value)) return false;
  const order = DATES[pattern];
  return !order || isDay(value.split('-').map(Number), order);
}

function isDay(parts: readonly number[], order: readonly [number, number, number]): boolean {
  const [year = 0, month = 0, day = 0] = order.map((at) => parts[at] ?? 0);
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year >= 1 && day >= 1 && day <= (days[month - 1] ?? 0);
}
