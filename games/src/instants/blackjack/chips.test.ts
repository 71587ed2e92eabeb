import { expect, test } from 'vitest';
import { type Laid, layChip, roomOn, sumOf } from './chips.ts';

const limits = { least: 10_00n, most: 100_00n, win: 600_00n };
const lay = (laid: Laid, spot: number, chip: bigint) => layChip(laid, { spot, chip, limits });

test('the first chip on a spot is raised to the least stake', () => {
  expect(lay(new Map(), 3, 2_00n)).toEqual({ laid: new Map([[3, 10_00n]]), isFull: false });
});

test('a spot takes no more than its limit, and says that it is full', () => {
  const { laid, isFull } = lay(new Map([[1, 80_00n]]), 1, 50_00n);
  expect(laid.get(1)).toBe(100_00n);
  expect(isFull).toBe(true);
  expect(lay(laid, 1, 10_00n)).toEqual({ laid, isFull: true });
});

test('all spots together cannot win more than the table pays', () => {
  const laid = new Map([[1, 100_00n]]);
  expect(roomOn(laid, 2, limits)).toBe(50_00n);
  expect(roomOn(new Map([[1, 145_00n]]), 2, limits)).toBe(5_00n);
  expect(lay(new Map([[1, 145_00n]]), 2, 10_00n).laid.has(2)).toBe(false);
});

test('a stake can always be halved for an insurance', () => {
  expect(roomOn(new Map(), 1, { ...limits, most: 33_33n })).toBe(33_32n);
});

test('the sum is over all spots', () => {
  expect(
    sumOf(
      new Map([
        [1, 10_00n],
        [7, 5_50n],
      ]),
    ),
  ).toBe(15_50n);
});
