import { expect, test } from 'vitest';
import { periodAmount } from './period-amount.ts';

const tiers = [
  { from: '100', percent: '5' },
  { from: '1000', percent: '8.5' },
];

test.each([
  [-500_00n, 0n],
  [0n, 0n],
  [99_99n, 0n],
  [100_00n, 5_00n],
  [999_99n, 49_99n],
  [1_000_00n, 85_00n],
])('of %s in minor units the share comes to %s', (base, amount) => {
  expect(periodAmount(tiers, base)).toBe(amount);
});
