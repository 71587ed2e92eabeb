import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { minorOf } from '@nokshi/money';

/**
 * A tier as every rule reads it: what has to be reached at least (minor units, or members), and what
 * is paid then (hundredths of a percent). All tiers of a kind have the same fields in the same order.
 */
export type Tier = { readonly conditions: readonly bigint[]; readonly rates: readonly bigint[] };

/** Hundredths of a percent of a rate on the wire: `12.5` is 1,250. */
export const rateOf = minorOf;

export function tiersOf(terms: ContractTerms): readonly Tier[] {
  switch (terms.kind) {
    case 'dividend':
      return terms.tiers.map(({ validBet, loss, activeMembers, rate }) => ({
        conditions: [minorOf(validBet), minorOf(loss), BigInt(activeMembers)],
        rates: [rateOf(rate)],
      }));
    case 'daily':
      return terms.tiers.map(({ dailyBet, activeMembers, rate }) => ({
        conditions: [minorOf(dailyBet), BigInt(activeMembers)],
        rates: [rateOf(rate)],
      }));
    case 'hourly':
      return terms.tiers.map(({ hourBet, rate }) => ({
        conditions: [minorOf(hourBet)],
        rates: [rateOf(rate)],
      }));
    case 'real-time':
      return terms.tiers.map(({ singleBet, winRate, lossRate }) => ({
        conditions: [minorOf(singleBet)],
        rates: [rateOf(winRate), rateOf(lossRate)],
      }));
  }
}

/** `D`, `W`, `H` or `M` of a dividend; a wage has none. */
export const periodOf = (terms: ContractTerms) => (terms.kind === 'dividend' ? terms.period : '');

/** Whether every one is at least the one beside it. */
export const areAtLeast = (a: readonly bigint[], b: readonly bigint[]): boolean =>
  a.every((one, n) => one >= (b[n] ?? 0n));

const rises = (from: readonly bigint[], to: readonly bigint[]): boolean =>
  areAtLeast(to, from) && !areAtLeast(from, to);

/**
 * The first tier, from 1, that does not ask for more than the one before and pay more; null where
 * all rise. No condition and no rate may fall, and one of each has to rise.
 */
export function unorderedTier(tiers: readonly Tier[]): number | null {
  const at = tiers.findIndex((tier, n) => {
    const before = tiers[n - 1];
    if (!before) return false;
    return !rises(before.conditions, tier.conditions) || !rises(before.rates, tier.rates);
  });
  return at < 0 ? null : at + 1;
}

/** The highest rate of each kind of rate; the tiers rise. */
export const highestRates = (terms: ContractTerms): readonly bigint[] =>
  tiersOf(terms).at(-1)?.rates ?? [];
