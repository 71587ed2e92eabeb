import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { amountOf, type Base, floorDiv, NO_BASE, share } from './amounts.ts';
import { sumSlip } from './slip-sums.ts';

const DIVIDEND = { kind: 'dividend', period: 'M', carries: true, includesSelf: false } as const;
type DividendTier = Extract<ContractTerms, { kind: 'dividend' }>['tiers'][number];
const dividend = (...tiers: Partial<DividendTier>[]): ContractTerms => ({
  ...DIVIDEND,
  tiers: tiers.map((tier) => ({ validBet: '0', loss: '0', activeMembers: 0, rate: '1', ...tier })),
});
const base = (part: Partial<Base>): Base => ({ ...NO_BASE, ...part });

describe('a dividend', () => {
  it('is 9,720.00 of a loss of 27,000.00 less costs of 2,700.00 at 40 %', () => {
    const team = base({ loss: 27_000_00n - 2_700_00n });
    expect(amountOf(dividend({ rate: '40' }), team, 0n)).toMatchObject({
      amount: 9_720_00n,
      carryOut: 0n,
      tier: 1,
    });
  });

  it('of a team that won 15,000.00 with costs of 1,500.00 carries on what is worth 6,600.00', () => {
    const team = base({ loss: -15_000_00n - 1_500_00n });
    const { amount, carryOut } = amountOf(dividend({ rate: '40' }), team, 0n);
    expect(amount).toBe(0n);
    expect(share(carryOut ?? 0n, 4_000n)).toBe(-6_600_00n);
  });

  it('takes what was carried in from the base, and carries nothing where the terms do not', () => {
    const terms = dividend({ rate: '40' });
    const team = base({ loss: 10_000_00n });
    expect(amountOf(terms, team, -4_000_00n)).toMatchObject({ amount: 2_400_00n, carryOut: 0n });
    expect(amountOf(terms, team, -12_000_00n)).toMatchObject({ amount: 0n, carryOut: -2_000_00n });
    const plain = { ...terms, carries: false } as ContractTerms;
    expect(amountOf(plain, team, -4_000_00n).amount).toBe(4_000_00n);
    expect(amountOf(plain, base({ loss: -1n }), 0n).carryOut).toBe(0n);
  });

  it('has the rate of the highest tier whose loss and heads are both reached, of the whole base', () => {
    const terms = dividend(
      { loss: '1', activeMembers: 5, rate: '25' },
      { loss: '50000', activeMembers: 10, rate: '30' },
      { loss: '100000', activeMembers: 12, rate: '35' },
      { loss: '200000', activeMembers: 20, rate: '40' },
    );
    const team = base({ loss: 60_000_00n, activeMembers: 12 });
    expect(amountOf(terms, team, 0n)).toMatchObject({ tier: 2, rate: 3_000n, amount: 18_000_00n });
    expect(amountOf(terms, { ...team, activeMembers: 9 }, 0n)).toMatchObject({ tier: 1 });
    expect(amountOf(terms, { ...team, loss: 49_999_99n }, 0n)).toMatchObject({ tier: 1 });
    expect(amountOf(terms, { ...team, loss: 50_000_00n }, 0n)).toMatchObject({ tier: 2 });
  });

  it('of a week with 3 heads of the 5 that are needed pays nothing, and a week won is carried whole', () => {
    const terms = dividend({ activeMembers: 5, rate: '40' });
    const lost = base({ loss: 8_000_00n, activeMembers: 3 });
    expect(amountOf(terms, lost, 0n)).toMatchObject({ tier: null, rate: null, amount: 0n });
    const won = base({ loss: -8_000_00n, activeMembers: 3 });
    expect(amountOf(terms, won, 0n)).toMatchObject({ amount: 0n, carryOut: -8_000_00n });
  });
});

describe('a wage', () => {
  it('of a day is the rate of the tier that turnover and heads reach, rounded down once', () => {
    const terms: ContractTerms = {
      kind: 'daily',
      includesSelf: false,
      tiers: [
        { dailyBet: '1000', activeMembers: 1, rate: '0.5' },
        { dailyBet: '10000', activeMembers: 3, rate: '0.75' },
      ],
    };
    const team = base({ valid: 10_000_33n, activeMembers: 3 });
    expect(amountOf(terms, team, 0n)).toMatchObject({ tier: 2, amount: 75_00n });
    expect(amountOf(terms, { ...team, activeMembers: 2 }, 0n)).toMatchObject({ amount: 50_00n });
    expect(amountOf(terms, base({ valid: 999_99n, activeMembers: 9 }), 0n)).toMatchObject({
      tier: null,
      amount: 0n,
    });
  });

  it('of an hour is the rate of the tier that turnover reaches', () => {
    const tiers = [{ hourBet: '100', rate: '1' }];
    const terms: ContractTerms = { kind: 'hourly', includesSelf: false, tiers };
    expect(amountOf(terms, base({ valid: 199_99n }), 0n).amount).toBe(1_99n);
    expect(amountOf(terms, base({ valid: 99_99n }), 0n)).toMatchObject({ tier: null, amount: 0n });
  });

  it('by the bet has the rate of the highest tier that each stake reaches, won and lost apart', () => {
    const terms: ContractTerms = {
      kind: 'real-time',
      includesSelf: false,
      tiers: [
        { singleBet: '10', winRate: '1', lossRate: '0.5' },
        { singleBet: '100', winRate: '2', lossRate: '1' },
      ],
    };
    const byStake = [
      { stake: 9_99n, won: true, bets: 5n, valid: 49_95n },
      { stake: 10_00n, won: true, bets: 2n, valid: 20_00n },
      { stake: 99_99n, won: false, bets: 1n, valid: 99_99n },
      { stake: 100_00n, won: false, bets: 1n, valid: 100_00n },
    ];
    expect(amountOf(terms, base({ byStake }), 0n)).toMatchObject({
      bets: 4n,
      wonPart: 20n,
      lostPart: 1_49n,
      amount: 1_69n,
    });
  });
});

test('a quotient is rounded down, also below zero', () => {
  fc.assert(
    fc.property(fc.bigInt(-10_000n, 10_000n), fc.integer({ min: 1, max: 99 }), (a, b) => {
      const quotient = floorDiv(a, BigInt(b));
      const rest = a - quotient * BigInt(b);
      expect(rest >= 0n && rest < BigInt(b)).toBe(true);
    }),
  );
});

describe('what agents have left of 100,000.00 at 10 %, 6 % and 2 %', () => {
  const earned = [10_000_00n, 6_000_00n, 2_000_00n];
  it.each(['upline', 'house'] as const)(
    'is 4,000.00, 4,000.00 and 2,000.00: %s pays',
    (payMode) => {
      const slips = earned.map((one, n) =>
        sumSlip({
          earned: one,
          changes: 0n,
          paidDown: earned[n + 1] ?? 0n,
          owedIn: 0n,
          payMode,
          closing: false,
        }),
      );
      const nets = slips.map(
        ({ payable }, n) => payable - (payMode === 'upline' ? (slips[n + 1]?.payable ?? 0n) : 0n),
      );
      expect(nets).toEqual([4_000_00n, 4_000_00n, 2_000_00n]);
    },
  );
});

test('slips pay in the long run what was earned, whatever changes and those below take from it', () => {
  const part = fc.record({
    earned: fc.bigInt(0n, 1_000n),
    changes: fc.bigInt(-1_500n, 500n),
    paidDown: fc.bigInt(0n, 1_200n),
  });
  fc.assert(
    fc.property(fc.array(part), fc.constantFrom('upline', 'house'), (parts, payMode) => {
      let [owedIn, paid, due] = [0n, 0n, 0n];
      for (const one of parts) {
        const { payable, owed } = sumSlip({ ...one, owedIn, payMode, closing: false });
        expect(payable >= 0n && owed >= 0n && (payable === 0n || owed === 0n)).toBe(true);
        paid += payable;
        due += one.earned + one.changes - (payMode === 'house' ? one.paidDown : 0n);
        owedIn = owed;
      }
      expect(paid - owedIn).toBe(due);
    }),
  );
});

test('a closing slip moves all that is left, also back', () => {
  const parts = { earned: 0n, changes: -10_00n, paidDown: -4_00n, owedIn: 3_00n, closing: true };
  expect(sumSlip({ ...parts, payMode: 'upline' })).toMatchObject({ payable: -13_00n, owed: 0n });
  expect(sumSlip({ ...parts, payMode: 'house' })).toMatchObject({ payable: -9_00n, owed: 0n });
});
