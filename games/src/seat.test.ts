import { expect, test } from 'vitest';
import { firstStake } from './seat.ts';

const STAKES = [1n, 2n, 5n, 10n, 20n, 100n];

test.each([
  ['the one of the last round', 5n, 2],
  ['the first usual one where no round was played', 0n, 4],
  ['the first usual one where the last stake is not offered any longer', 7n, 4],
])('a game opens with %s', (_, last, at) => {
  expect(firstStake(STAKES, last)).toBe(at);
});

test('a game of small stakes alone opens with the smallest', () => {
  expect(firstStake([1n, 2n], 0n)).toBe(0);
});
