import { TABLE_GAMES } from '@nokshi/house-math/tables/games.ts';
import { expect, test } from 'vitest';
import { edgeText, oddsText, oddsWords } from './spot-words.ts';
import { wordsOf } from './words/index.ts';

const say = wordsOf(() => 'EN');
const spotOf = (game: keyof typeof TABLE_GAMES, code: string) => {
  const { rules, tableOf } = TABLE_GAMES[game];
  const spot = tableOf({ rules: rules[0] ?? '', opening: [0] }).spots.find(
    (each) => each.code === code,
  );
  if (!spot) throw new Error(`no spot ${code}`);
  return spot;
};

test.each([
  ['roulette', 'straight-17', '35:1', '35 to 1', '2.70'],
  ['baccarat', 'banker', '0.95:1', '0.95 to 1', '1.05'],
  ['sic-bo', 'single-3', '≤12:1', 'up to 12 to 1', '3.70'],
  // Half the stake on a tie is no win: a note says it.
  ['dragon-tiger', 'dragon', '1:1', '1 to 1', '3.73'],
] as const)('%s %s pays %s and keeps its edge', (game, code, odds, words, edge) => {
  const spot = spotOf(game, code);
  expect(oddsText(spot)).toBe(odds);
  expect(oddsWords(spot, say)).toBe(words);
  expect(edgeText(spot)).toBe(edge);
});
