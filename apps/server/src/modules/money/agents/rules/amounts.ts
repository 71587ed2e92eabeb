import type { Component } from '@nokshi/contract/player/agent-slips.ts';
import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { areAtLeast, type Tier, tiersOf } from './tiers.ts';

/** Bets of one stake that paid a prize, or that did not; minor units. */
export type StakePart = {
  /** The whole stake of each. */
  readonly stake: bigint;
  readonly won: boolean;
  readonly bets: bigint;
  /** Of all of them together. */
  readonly valid: bigint;
};

/** What a team did in a period: what rates are applied to. Minor units. */
export type Base = {
  /** Bets that were finished in it, less those that were voided. */
  readonly wagers: bigint;
  readonly staked: bigint;
  readonly valid: bigint;
  readonly activeMembers: number;
  /** Of a dividend, each as it is added: costs are negative. */
  readonly components: Readonly<Record<Component, bigint>> | null;
  /** The sum of the components: what the team lost; negative where it won. */
  readonly loss: bigint | null;
  /** Of a real-time wage. */
  readonly byStake: readonly StakePart[] | null;
};

export const NO_BASE: Base = {
  wagers: 0n,
  staked: 0n,
  valid: 0n,
  activeMembers: 0,
  components: null,
  loss: null,
  byStake: null,
};

/** What a contract gives on a base; minor units. */
export type Earned = {
  /** From 1; null: no tier was reached, or each bet has its own. */
  readonly tier: number | null;
  /** Hundredths of a percent. */
  readonly rate: bigint | null;
  readonly amount: bigint;
  /** Of a dividend: what is taken from the next, zero or below. */
  readonly carryOut: bigint | null;
  /** Of a real-time wage. */
  readonly bets: bigint | null;
  readonly wonPart: bigint | null;
  readonly lostPart: bigint | null;
};

/** Hundredths of a percent in one. */
const WHOLE = 10_000n;

/** A quotient rounded down, also below zero: the rest stays with who pays. */
export function floorDiv(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}

/** A base times a rate in hundredths of a percent, rounded down to the minor unit. */
export const share = (base: bigint, rate: bigint): bigint => floorDiv(base * rate, WHOLE);

const NOTHING: Earned = {
  tier: null,
  rate: null,
  amount: 0n,
  carryOut: null,
  bets: null,
  wonPart: null,
  lostPart: null,
};

/**
 * What terms give on a base. The highest tier whose conditions all hold applies to the whole base;
 * the rate is applied once. `carryIn` counts where a dividend carries: zero or below, unless a bet of
 * an earlier period changed since.
 * Source: domain.md 8.2.
 */
export function amountOf(terms: ContractTerms, base: Base, carryIn: bigint): Earned {
  switch (terms.kind) {
    case 'dividend': {
      const loss = base.loss ?? 0n;
      const left = loss + (terms.carries ? carryIn : 0n);
      const reached = reachedBy(tiersOf(terms), [base.valid, loss, BigInt(base.activeMembers)]);
      return {
        ...NOTHING,
        ...reached,
        amount: left > 0n && reached.rate !== null ? share(left, reached.rate) : 0n,
        carryOut: terms.carries && left < 0n ? left : 0n,
      };
    }
    case 'daily':
      return wage(base, reachedBy(tiersOf(terms), [base.valid, BigInt(base.activeMembers)]));
    case 'hourly':
      return wage(base, reachedBy(tiersOf(terms), [base.valid]));
    case 'real-time':
      return betByBet(tiersOf(terms), base.byStake ?? []);
  }
}

type Reached = Pick<Earned, 'tier' | 'rate'>;

function reachedBy(tiers: readonly Tier[], reached: readonly bigint[]): Reached {
  const at = tiers.findLastIndex(({ conditions }) => areAtLeast(reached, conditions));
  return { tier: at < 0 ? null : at + 1, rate: tiers[at]?.rates[0] ?? null };
}

const wage = ({ valid }: Base, reached: Reached): Earned => ({
  ...NOTHING,
  ...reached,
  amount: reached.rate === null ? 0n : share(valid, reached.rate),
});

/** The rate of one bet of this stake in hundredths of a percent; zero below every tier. */
export function rateOfBet(
  tiers: readonly Tier[],
  { stake, won }: Pick<StakePart, 'stake' | 'won'>,
): bigint {
  const tier = tiers.findLast(({ conditions }) => areAtLeast([stake], conditions));
  return tier?.rates[won ? 0 : 1] ?? 0n;
}

/** The bets that won and those that lost are added up apart, and each sum is rounded once. */
function betByBet(tiers: readonly Tier[], parts: readonly StakePart[]): Earned {
  let [bets, won, lost] = [0n, 0n, 0n];
  for (const part of parts) {
    const rate = rateOfBet(tiers, part);
    if (rate === 0n) continue;
    bets += part.bets;
    if (part.won) won += part.valid * rate;
    else lost += part.valid * rate;
  }
  const [wonPart, lostPart] = [floorDiv(won, WHOLE), floorDiv(lost, WHOLE)];
  return { ...NOTHING, bets, wonPart, lostPart, amount: wonPart + lostPart };
}
