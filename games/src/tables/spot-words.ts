import { spotName } from '@nokshi/contract/spots/names.ts';
import { numberOf, percentOf } from '@nokshi/house-math/fraction.ts';
import { edgeOf, type Spot } from '@nokshi/house-math/tables/table.ts';
import type { Tone } from './felt.ts';
import type { Say } from './words/index.ts';

/** The names of a game's spots as the console and the records have them. */
export const nameOfSpot =
  (game: string) =>
  (code: string, say: Say): string =>
    spotName(say, game, code);

/** The first letter of a word, for the strip of last results. */
export function wordMark(word: string, tone: Tone): { readonly text: string; readonly tone: Tone } {
  return { text: [...word][0] ?? '', tone };
}

/** `35` of 35 to 1, `0.95` of 95 to 100; a push and less is no win. */
const winsOf = (spot: Spot): readonly number[] =>
  spot.pays.map(({ back }) => numberOf(back) - 1).filter((to) => to > 0);
const plain = (value: number): string => String(Math.round(value * 10_000) / 10_000);

/** Odds that fit on a spot: `35:1`, `25·200:1`, `≤12:1`. */
export function oddsText(spot: Spot): string {
  const wins = [...new Set(winsOf(spot))];
  if (wins.length === 1) return `${plain(wins[0] ?? 0)}:1`;
  return wins.length <= 2 ? `${wins.map(plain).join('·')}:1` : `≤${plain(Math.max(...wins))}:1`;
}

/** Odds as they are read out. */
export function oddsWords(spot: Spot, say: Say): string {
  const wins = [...new Set(winsOf(spot))];
  return wins.length === 1
    ? say('odds', { n: plain(wins[0] ?? 0) })
    : say('oddsUpTo', { n: plain(Math.max(...wins)) });
}

export const edgeText = (spot: Pick<Spot, 'pays'>): string => percentOf(edgeOf(spot));
