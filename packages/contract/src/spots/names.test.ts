import { type TableGame } from '@nokshi/house-math/tables/table.ts';
import { TABLE_GAMES } from '@nokshi/house-math/tables/games.ts';
import { expect, test } from 'vitest';
import { spotsBn } from '../words/spots-bn.ts';
import { spotsEn } from '../words/spots-en.ts';
import { type SaySpot, spotName } from './names.ts';

const say =
  (words: Readonly<Record<string, string>>): SaySpot =>
  (id, { n = '' } = {}) =>
    (words[id] ?? id).replace('{n}', String(n));

test.each([
  ['English', spotsEn],
  ['Bengali', spotsBn],
])('every spot of every table has a name in %s, and each its own', (_, words) => {
  const games = Object.entries<TableGame>(TABLE_GAMES).map(([game, { rules, tableOf }]) => ({
    game,
    spots: tableOf({ rules: rules[0] ?? '', opening: [0] }).spots,
  }));
  for (const { game, spots } of games) {
    const names = spots.map(({ code }) => spotName(say(words), game, code));
    expect(new Set(names).size, game).toBe(spots.length);
    for (const [at, { code }] of spots.entries()) expect(names[at], code).not.toBe(code);
  }
});

test('numbers are listed, ranges are joined, heights of the kite have two decimals', () => {
  const t = say(spotsEn);
  expect(spotName(t, 'roulette', 'corner-25-26-28-29')).toBe('Corner 25, 26, 28, 29');
  expect(spotName(t, 'andar-bahar', 'count-6-10')).toBe('6–10 cards');
  expect(spotName(t, 'roulette', 'dozen-2')).toBe('Dozen 13–24');
  expect(spotName(t, 'kite', 'order-250')).toBe('Auto cash-out at 2.50×');
  expect(spotName(t, 'chess', 'mate-1')).toBe('mate-1');
});
