import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createShares, settleRebate, shareOf } from './line-rebate.ts';

const MOST = 1_980;

/** The shares of one stake: the member first, then everyone above with their bases. */
function sharesOf(stake: bigint, [own = 0, ...above]: readonly number[]) {
  const shares = createShares<string>();
  const bases = new Map([own, ...above].map((base, n) => [`${n}`, base]));
  shares.add(
    { memberId: '0', stake },
    above.map((_, n) => ({ uplineId: `${n + 1}`, depth: n + 1 })),
    (id) => bases.get(id) ?? 0,
  );
  return shares.all();
}

const amounts = (of: ReturnType<typeof sharesOf>) =>
  [...of].map(([agentId, lines]) => [agentId, ...lines.map(({ amount }) => amount)]);

describe('the rebate of the line', () => {
  it('gives each one above the difference to the branch below', () => {
    expect(amounts(sharesOf(100_000_00n, [1960, 1970, 1980]))).toEqual([
      ['1', 500_00n],
      ['2', 500_00n],
    ]);
  });

  it('gives nothing where the base below is as high, and passes the difference on', () => {
    expect(amounts(sharesOf(100_000_00n, [1960, 1960, 1980]))).toEqual([['2', 1_000_00n]]);
    expect(amounts(sharesOf(100_000_00n, [1980, 1900, 1980]))).toEqual([]);
  });

  it('is rounded toward zero, also where stakes were given back', () => {
    expect(shareOf(199n, 1980, 1970)).toBe(0n);
    expect(shareOf(-199n, 1980, 1970)).toBe(0n);
    expect(shareOf(-401n, 1980, 1970)).toBe(-2n);
  });

  it('carries what is below zero to the next day', () => {
    expect(settleRebate(-500n, 0n)).toEqual({ amount: 0n, carryOut: -500n });
    expect(settleRebate(300n, -500n)).toEqual({ amount: 0n, carryOut: -200n });
    expect(settleRebate(300n, -200n)).toEqual({ amount: 100n, carryOut: 0n });
  });

  it('with RTP and the own rebate never gives more than the highest base', () => {
    const base = fc.integer({ min: 850, max: MOST / 2 }).map((half) => half * 2);
    const bet = fc.record({
      stake: fc.bigInt({ min: 1n, max: 10n ** 12n }),
      // In any order: members move with their bases.
      bases: fc.array(base, { minLength: 1, maxLength: 12 }),
      chosen: base,
    });
    fc.assert(
      fc.property(bet, ({ stake, bases, chosen }) => {
        const own = bases[0] ?? 0;
        const prize = Math.min(chosen, own);
        const shares = [...sharesOf(stake, bases).values()].flat();
        const given = shares.reduce((all, { amount }) => all + amount, 0n);
        const rebate = shareOf(stake, own, prize);
        // RTP is an expectation: what it returns of the stake, without rounding.
        expect((given + rebate) * 2_000n + stake * BigInt(prize)).toBeLessThanOrEqual(
          stake * BigInt(MOST),
        );
        expect(given * 2_000n).toBeLessThanOrEqual(stake * BigInt(Math.max(...bases) - own));
      }),
      { numRuns: 1_000 },
    );
  });
});
