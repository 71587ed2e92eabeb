import { expect, test } from 'vitest';
import { readSum, writeSum } from './sums.ts';

test.each([
  ['1', 2, 100n],
  ['0.01', 2, 1n],
  ['1.5', 2, 150n],
  ['1.5000', 4, 150n],
  ['0', 2, 0n],
])('%s of %i decimals is %s minor units', (text, decimals, minor) => {
  expect(readSum(text, decimals)).toBe(minor);
});

test.each([
  ['1.001', 2],
  ['1.0001', 4],
  ['1.5000', 3],
  ['-1', 2],
  ['99999999999', 2],
])('%s of %i decimals is no amount', (text, decimals) => {
  expect(readSum(text, decimals)).toBeNull();
});

test('sums: a balance has as many decimals as the vendor reads', () => {
  expect(writeSum(1_250n, 'BDT', 2)).toBe('12.50');
  expect(writeSum(1_250n, 'BDT', 4)).toBe('12.5000');
});
