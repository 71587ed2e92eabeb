import { bn } from './bn.ts';
import { en, type Words } from './en.ts';
import { type SayOf, sayFrom } from './say.ts';

export type WordKey = keyof Words;
export type Say = SayOf<Words>;

/** The frame's words in one language; `{name}` is filled from the values. */
export const wordsOf = (language: 'EN' | 'BN'): Say => sayFrom({ EN: en, BN: bn }, () => language);
