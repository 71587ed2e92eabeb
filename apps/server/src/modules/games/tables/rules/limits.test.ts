import { baccarat } from '@nokshi/house-math/tables/baccarat.ts';
import { mostOn, spotOf } from '@nokshi/house-math/tables/table.ts';
import { expect, test } from 'vitest';
import { limitsOf } from './limits.ts';

const table = baccarat.tableOf({ rules: 'commission', opening: [] });
const limits = limitsOf({ least: '10.00', most: '2000.00', round: '10000.00', win: '100000.00' });
const mostOnSpot = (code: string, given = limits) => {
  const spot = spotOf(table, code);
  if (!spot) throw new Error(`there is no spot ${code}`);
  return mostOn(spot, given);
};

test('a spot that pays more takes less, so that its best way wins no more than the table says', () => {
  // Even money, 11 to 1, and 200 to 1 at best.
  expect(['player', 'player-pair', 'perfect-pair'].map((code) => mostOnSpot(code))).toEqual([
    200_000n,
    200_000n,
    50_000n,
  ]);
});

test('what a spot takes is whole, and 95 to 100 is rounded down as well', () => {
  const small = limitsOf({ least: '0.01', most: '2.00', round: '9.00', win: '1.00' });
  expect(mostOnSpot('banker', small)).toBe(105n);
  expect(mostOnSpot('player', small)).toBe(100n);
});
