import { spotName } from '@nokshi/contract/spots/names.ts';
import type { Tone } from '../felt.ts';
import type { Say } from '../words/index.ts';

/** The names of a game's spots as the console and the records have them. */
export const nameOfSpot =
  (game: string) =>
  (code: string, say: Say): string =>
    spotName(say, game, code);

/** The first letter of a word, for the strip of last results. */
export function wordMark(word: string, tone: Tone): { readonly text: string; readonly tone: Tone } {
  return { text: [...word][0] ?? '', tone };
}
