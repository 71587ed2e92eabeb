/**
 * The vetted catalogue of patterns a registration rule may name (checklist E-078, V-029): each
 * runs in linear time on any input. `*` matches anything. The text is what clients are sent.
 */
export const PATTERNS = {
  any: '*',
  username: '^[A-Za-z][A-Za-z0-9]*$',
  'mobile-bd': '^(?:\\+?880|0)1[3-9][0-9]{8}$',
  email: '^[^@\\s]{1,64}@[A-Za-z0-9.-]{3,190}$',
  digits: '^[0-9]*$',
} as const;

export type PatternId = keyof typeof PATTERNS;

export const isPatternId = (text: string): text is PatternId => Object.hasOwn(PATTERNS, text);

const COMPILED = new Map(
  Object.entries(PATTERNS)
    .filter(([, text]) => text !== '*')
    .map(([name, text]) => [name, new RegExp(text)]),
);

/** Whether `value` fits the pattern; no pattern, or `any`, fits everything. */
export const fits = (pattern: PatternId | null, value: string): boolean =>
  (pattern === null ? undefined : COMPILED.get(pattern))?.test(value) ?? true;
