import { bn } from './bn.ts';
import { en, type Words } from './en.ts';

export type WordKey = keyof Words;
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

/** The frame's words in one language; `{name}` is filled from the values. */
export const wordsOf =
  (language: 'EN' | 'BN'): Say =>
  (key, values = {}) =>
    (language === 'BN' ? bn : en)[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in values ? String(values[name]) : whole,
    );
