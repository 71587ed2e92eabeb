import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { share } from './amounts.ts';
import { type BetChange, changeAmount, closeCarry, type Counted } from './change-amount.ts';

const VOID: Counted = { stake: 0n, valid: 0n, paid: 0n, rebate: 0n };
const finished = (stake: bigint, paid = 0n): Counted => ({ stake, valid: stake, paid, rebate: 0n });
const voided = (stake: bigint, paid = 0n): BetChange => ({
  stake,
  before: finished(stake, paid),
  after: VOID,
});

const DAILY: ContractTerms = {
  kind: 'daily',
  includesSelf: false,
  tiers: [{ dailyBet: '0', activeMembers: 0, rate: '1.5' }],
};
const BETS: ContractTerms = {
  kind: 'real-time',
  includesSelf: false,
  tiers: [
    { singleBet: '10', winRate: '1', lossRate: '2' },
    { singleBet: '100', winRate: '3', lossRate: '4' },
  ],
};
const dividend = (carries: boolean): ContractTerms => ({
  kind: 'dividend',
  period: 'W',
  carries,
  includesSelf: false,
  tiers: [{ validBet: '0', loss: '0', activeMembers: 0, rate: '40' }],
});

describe('a bet that changed after its period was settled', () => {
  it('takes its part of a wage back when it is void, at the rate of then', () => {
    const slip = { terms: DAILY, rate: 150n, left: 0n };
    expect(changeAmount(slip, voided(200_00n))).toEqual({
      before: { base: 200_00n, rate: 150n },
      after: { base: 0n, rate: 150n },
      amount: -3_00n,
      carry: 0n,
    });
  });

  it('changes nothing where no tier was reached then', () => {
    expect(changeAmount({ terms: DAILY, rate: null, left: 0n }, voided(200_00n)).amount).toBe(0n);
  });

  it('has the rate of its stake before and after: won at first, then lost', () => {
    const bet = { stake: 100_00n, before: finished(100_00n, 150_00n), after: finished(100_00n) };
    const slip = { terms: BETS, rate: null, left: 0n };
    expect(changeAmount(slip, bet)).toMatchObject({
      before: { rate: 300n },
      after: { rate: 400n },
    });
    expect(changeAmount(slip, bet).amount).toBe(1_00n);
    const small = { ...bet, stake: 9_99n };
    expect(changeAmount(slip, small).amount).toBe(0n);
  });

  it('that gives back no more than its rebate counts as lost', () => {
    const after = { ...finished(100_00n, 2_00n), rebate: 2_00n };
    const bet = { stake: 100_00n, before: finished(100_00n, 150_00n), after };
    expect(changeAmount({ terms: BETS, rate: null, left: 0n }, bet).after.rate).toBe(400n);
  });

  it('moves a dividend only above zero; the rest is carried', () => {
    const slip = { terms: dividend(true), rate: 4_000n, left: 100_00n };
    // The team had lost 300.00 with it, and has won without it.
    expect(changeAmount(slip, voided(300_00n))).toMatchObject({ amount: -40_00n, carry: -200_00n });
    const plain = { ...slip, terms: dividend(false) };
    expect(changeAmount(plain, voided(300_00n))).toMatchObject({ amount: -40_00n, carry: 0n });
  });

  it('ends at the same dividend and carry in any order as one that was settled so at first', () => {
    const bets = fc.array(
      fc.record({
        stake: fc.bigInt(1n, 5_000n),
        paid: fc.bigInt(0n, 9_000n),
        now: fc.bigInt(0n, 9_000n),
      }),
    );
    fc.assert(
      fc.property(bets, fc.bigInt(-20_000n, 20_000n), (changed, others) => {
        const lostBy = (paid: 'paid' | 'now') =>
          changed.reduce((sum, bet) => sum + bet.stake - bet[paid], others);
        const [terms, rate] = [dividend(true), 4_000n];
        let [left, amount, carry] = [lostBy('paid'), 0n, 0n];
        for (const { stake, paid, now } of changed) {
          const bet = { stake, before: finished(stake, paid), after: finished(stake, now) };
          const change = changeAmount({ terms, rate, left }, bet);
          left += change.after.base - change.before.base;
          amount += change.amount;
          carry += change.carry;
        }
        const gives = (base: bigint) => (base > 0n ? share(base, rate) : 0n);
        const carries = (base: bigint) => (base < 0n ? base : 0n);
        expect(left).toBe(lostBy('now'));
        expect(gives(lostBy('paid')) + amount).toBe(gives(left));
        expect(carries(lostBy('paid')) + carry).toBe(carries(left));
      }),
    );
  });
});

describe('a carry that changed when the contract is over', () => {
  it.each([
    ['pays what the last slip was short of', 300_00n, 500_00n, 200_00n, 0n],
    [
      'takes back what it paid too much, and carries the rest',
      300_00n,
      -500_00n,
      -120_00n,
      -200_00n,
    ],
    ['stays a carry where nothing was paid', -800_00n, -100_00n, 0n, -900_00n],
  ])('%s', (_, left, carry, earned, carryOut) => {
    expect(closeCarry({ rate: 4_000n, left, carry })).toEqual({ earned, carryOut });
  });

  it('gives nothing where no tier was reached', () => {
    expect(closeCarry({ rate: null, left: 0n, carry: 500_00n }).earned).toBe(0n);
  });
});
