import { type Audience, LETTER_TYPES } from '@nokshi/contract/console/letters.ts';

/** The account types that a letter to many may be sent to. */
export const typesOf = (audience: Exclude<Audience, { to: 'members' }>): readonly number[] =>
  audience.to === 'all' ? LETTER_TYPES : [...new Set(audience.types)].sort((a, b) => a - b);
