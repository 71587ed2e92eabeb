import { type SayOf, sayFrom } from '../../words/say.ts';
import { bn } from './bn.ts';
import { en, type Words } from './en.ts';

export type WordKey = keyof Words;
export type Say = SayOf<Words>;

/** The words of tables in one language. */
export const wordsOf = (language: () => 'EN' | 'BN'): Say => sayFrom({ EN: en, BN: bn }, language);
