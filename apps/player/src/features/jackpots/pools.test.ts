import { valueAt } from '@nokshi/house-math/jackpot/growth.ts';
import { expect, it } from 'vitest';
import { growthOf, untilNext } from './pools.ts';

const growth = growthOf({
  poolId: 'jpl_1',
  name: { EN: 'House jackpot', BN: 'হাউস জ্যাকপট' },
  phase: 'growing',
  value: '100000.00',
  tick: 1_000,
  step: '165.11',
  stepMs: 3_000,
  stopsAt: '100330.22',
  seed: '100000.00',
  cap: '5000000.00',
  leastStake: '1.00',
  categories: [],
  until: null,
  cycle: 1,
  commitment: null,
  lastAward: null,
});

it('two looks 3 s apart differ by 165.11', () => {
  expect(valueAt(growth, 3_000_000)).toBe(10_000_000n);
  expect(valueAt(growth, 3_002_999)).toBe(10_000_000n);
  expect(valueAt(growth, 3_003_000)).toBe(10_016_511n);
});

it('is rendered again at each step, and no more once it stops', () => {
  expect(untilNext(growth, 3_000_000)).toBe(3_000);
  expect(untilNext(growth, 3_004_200)).toBe(1_800);
  expect(untilNext(growth, 3_006_000)).toBeNull();
  expect(valueAt(growth, 9_000_000)).toBe(10_033_022n);
});

it('waits for the first step while this clock is behind the server’s', () => {
  expect(untilNext(growth, 2_999_000)).toBe(1_000);
});
