import { expect, test } from 'vitest';
import { firstStake, inRange, nextStake, stakeSteps } from './stakes.ts';

const range = { least: 5_00n, most: 1_500_00n };

test('steps go by one, two and five between the limits, which are steps themselves', () => {
  expect(stakeSteps(range).map(String)).toEqual([
    '500',
    '1000',
    '2000',
    '5000',
    '10000',
    '20000',
    '50000',
    '100000',
    '150000',
  ]);
  expect(stakeSteps({ least: 100n, most: 100n })).toEqual([100n]);
});

test('a typed stake steps to the nearest one above or below, and the ends hold', () => {
  expect(nextStake(range, 7_00n, 1)).toBe(10_00n);
  expect(nextStake(range, 7_00n, -1)).toBe(5_00n);
  expect(nextStake(range, 5_00n, -1)).toBe(5_00n);
  expect(nextStake(range, 1_500_00n, 1)).toBe(1_500_00n);
});

test('a stake outside of the limits becomes the nearest limit', () => {
  expect(inRange(range, 1n)).toBe(5_00n);
  expect(inRange(range, 9_999_00n)).toBe(1_500_00n);
  expect(inRange(range, 33_00n)).toBe(33_00n);
});

test('a member begins with the last stake that this game offers, else with a usual one', () => {
  expect(firstStake(range, [1n, 20_00n])).toBe(20_00n);
  expect(firstStake(range, [])).toBe(10_00n);
  expect(firstStake({ least: 100_00n, most: 200_00n }, [])).toBe(100_00n);
});
