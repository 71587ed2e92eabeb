import { rouletteTables } from '@nokshi/house-math/tables/roulette.ts';
import { mostOn, spotOf } from '@nokshi/house-math/tables/table.ts';
import { expect, test } from 'vitest';
import { chipText, chipValues, discsOf, limitsOf } from './chips.ts';

const taka = (amount: number) => BigInt(Math.round(amount * 100));
const values = (least: number, most: number) =>
  chipValues({ least: taka(least), most: taka(most) }).map((value) => Number(value) / 100);

test('chips go from the least to the most of a spot, at most six, spread evenly', () => {
  expect(values(10, 5_000)).toEqual([10, 50, 100, 500, 1_000, 5_000]);
  expect(values(1, 10)).toEqual([1, 2, 5, 10]);
  expect(values(500, 100_000)).toEqual([500, 1_000, 5_000, 10_000, 50_000, 100_000]);
});

test('a table whose limits hold no usual chip has one of its least', () => {
  expect(values(3, 4)).toEqual([3]);
});

test('a stack is drawn with its largest chips from below, five at most', () => {
  const chips = [10, 50, 100].map(taka);
  expect(discsOf(taka(160), chips)).toEqual([2, 1, 0]);
  expect(discsOf(taka(1_000), chips)).toEqual([2, 2, 2, 2, 2]);
  // Less than the smallest chip still lies there.
  expect(discsOf(taka(5), chips)).toEqual([0]);
});

test.each([
  [50, '50'],
  [0.5, '0.50'],
  [1_000, '1k'],
  [1_500, '1.5k'],
  [20_000, '20k'],
  [2_000_000, '2m'],
])('%s taka fit on a chip as %s', (amount, text) => {
  expect(chipText(taka(amount))).toBe(text);
});

test('a spot that pays much takes less, so that it cannot win more than the table pays', () => {
  const limits = limitsOf({ least: '10', most: '5000', round: '20000', win: '100000' });
  const most = (code: string) => {
    const spot = spotOf(rouletteTables.european, code);
    return spot ? mostOn(spot, limits) : null;
  };
  expect(most('red')).toBe(taka(5_000));
  expect(most('straight-17')).toBe(285_714n);
});
