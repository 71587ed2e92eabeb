import type { Reward, RewardSum } from '@nokshi/contract/promotions/terms.ts';
import { describe, expect, test } from 'vitest';
import { amountOf, expectedOf, mostOf, wageringBase } from './amount-of.ts';

const cash = (sum: RewardSum): Reward => ({ kind: 'cash', sum, multiple: 100 });

describe('what a reward comes to', () => {
  test('is its fixed amount whatever it is a share of', () => {
    expect(amountOf(cash({ of: 'fixed', amount: '50' }), 0n)).toBe(50_00n);
  });
  test.each([
    [100_00n, '100', 100_00n],
    [99_99n, '50', 49_99n],
    [5_000_00n, '100', 1_000_00n],
    [1n, '50', 0n],
  ])('of %s at %s percent is %s, up to 1,000.00', (base, percent, amount) => {
    expect(amountOf(cash({ of: 'share', percent, most: '1000' }), base)).toBe(amount);
  });
  test('of what is no money is what it counts for in the budget', () => {
    const points: Reward = { kind: 'points', points: 500, worth: '12.50' };
    const rounds: Reward = { kind: 'free-rounds', gameId: 'a', rounds: 3, stake: '2', days: 7 };
    expect([points, rounds].map((reward) => amountOf(reward, 100_00n))).toEqual([12_50n, 6_00n]);
    expect([points, rounds].map(mostOf)).toEqual([12_50n, 6_00n]);
  });
  test('is staked alone, or with the deposit', () => {
    const of = { bonus: 500_00n, deposit: 1_000_00n };
    expect(wageringBase({ base: 'bonus' }, of)).toBe(500_00n);
    expect(wageringBase({ base: 'deposit-and-bonus' }, of)).toBe(1_500_00n);
  });
});

test.each([
  [10n, 600_00n],
  [30n, -200_00n],
])('1,000.00 to be staked %s times at an edge of 4 % is worth %s', (times, worth) => {
  const bonus = 1_000_00n;
  expect(expectedOf({ bonus, turnover: bonus * times, edge: 400n }).worth).toBe(worth);
});
