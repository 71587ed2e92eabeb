import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SideBet, validOfRound, validTurnover } from './valid-turnover.ts';

const of = (category: string, payout: bigint, ending = {}) =>
  validTurnover({ category, stake: 101n, payout, ending });

describe('valid turnover of one wager', () => {
  test.each([
    ['a slot that pays its stake back counts', of('RNG', 101n), 101n],
    ['a lost lottery bet counts', of('ELOTT', 0n), 101n],
    ['a push at a table counts nothing', of('LIVE', 101n), 0n],
    ['a won bet at a table counts', of('LIVE', 196n), 101n],
    ['a bet below 1.50 counts nothing', of('SPORTS', 150n, { odds: 149 }), 0n],
    ['a bet at 1.50 counts', of('SPORTS', 151n, { odds: 150 }), 101n],
    ['a half result counts half of it, rounded down', of('SPORTS', 50n, { kind: 'half' }), 50n],
    ['a cash-out counts nothing', of('ESPORTS', 90n, { kind: 'cashed-out' }), 0n],
    ['a category that no rule names counts', of('OTHER', 101n), 101n],
  ])('%s', (_, valid, expected) => expect(valid).toBe(expected));
});

const bet = (pick: string, stake: bigint, market = 'colour'): SideBet => ({
  category: 'LIVE',
  stake,
  payout: 0n,
  market,
  pick,
});

describe('valid turnover of a round', () => {
  test('red and black of the same stake risk nothing', () => {
    expect(validOfRound([bet('red', 100n), bet('black', 100n)])).toEqual([0n, 0n]);
  });
  test('the difference counts, on the larger side', () => {
    expect(validOfRound([bet('black', 40n), bet('red', 100n)])).toEqual([0n, 60n]);
  });
  test('wagers on the same pick add up', () => {
    expect(validOfRound([bet('red', 30n), bet('red', 70n), bet('black', 40n)])).toEqual([
      30n,
      30n,
      0n,
    ]);
  });
  test('markets are counted separately', () => {
    expect(validOfRound([bet('red', 100n), bet('odd', 100n, 'parity')])).toEqual([100n, 100n]);
  });
  test('never more than the stakes, and swapping wagers changes no sum', () => {
    const bets = fc.array(
      fc.record({
        pick: fc.constantFrom('a', 'b', 'c'),
        market: fc.constantFrom('x', 'y'),
        stake: fc.bigInt(1n, 10_000n),
      }),
      { minLength: 1, maxLength: 8 },
    );
    const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n);
    fc.assert(
      fc.property(bets, (made) => {
        const round = made.map(({ pick, stake, market }) => bet(pick, stake, market));
        const valid = validOfRound(round);
        for (const [at, one] of valid.entries()) {
          expect(one).toBeGreaterThanOrEqual(0n);
          expect(one).toBeLessThanOrEqual(round[at]?.stake ?? 0n);
        }
        expect(sum(validOfRound([...round].reverse()))).toBe(sum(valid));
      }),
    );
  });
});
