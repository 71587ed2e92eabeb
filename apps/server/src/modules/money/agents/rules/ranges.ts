import type { AgentSetting } from '@nokshi/contract/console/agent-setting.ts';
import {
  type ContractTerms,
  DIVIDEND_PERIODS,
  type ContractKind,
} from '@nokshi/contract/player/agent-terms.ts';
import { areAtLeast, highestRates, rateOf, tiersOf } from './tiers.ts';

type DividendPeriod = (typeof DIVIDEND_PERIODS)[number];

/** Why terms may not be offered by who has these; null: they may. */
export type TooMuch =
  /** `tier` counts from 1. */
  | { readonly because: 'rate'; readonly tier: number }
  | { readonly because: 'period' | 'carry' }
  | null;

/**
 * The offer rule: what is passed on is never above what is received. For each tier there is an own
 * one that is at least as easy in every condition and at least as high in every rate; a dividend has
 * the own period or a longer one, and carries losses where the own one does. Domain.md 8.3.
 */
export function tooMuch(own: ContractTerms, offered: ContractTerms): TooMuch {
  const tiers = tiersOf(own);
  const above = tiersOf(offered).findIndex(
    ({ conditions, rates }) =>
      !tiers.some(
        (tier) => areAtLeast(conditions, tier.conditions) && areAtLeast(tier.rates, rates),
      ),
  );
  if (above >= 0) return { because: 'rate', tier: above + 1 };
  if (own.kind !== 'dividend' || offered.kind !== 'dividend') return null;
  if (!periodsFrom(own.period).includes(offered.period)) return { because: 'period' };
  return own.carries && !offered.carries ? { because: 'carry' } : null;
}

/** Whether a contract may stand below the own one of who grants it; null: there is none. */
export const fitsBelow = (own: ContractTerms | null, granted: ContractTerms): boolean =>
  own !== null && own.kind === granted.kind && tooMuch(own, granted) === null;

/** The same period and those that are longer. */
export const periodsFrom = (period: DividendPeriod): readonly DividendPeriod[] =>
  DIVIDEND_PERIODS.slice(DIVIDEND_PERIODS.indexOf(period));

type Range = { readonly from: string; readonly to: string };

/**
 * From the lowest to the highest own value of each field, as the wire has them. A tier that is offered
 * gives at most the own rate whose conditions it asks for.
 */
export function rangesOf(own: ContractTerms): Readonly<Record<string, Range>> {
  const [first, last] = [own.tiers[0], own.tiers.at(-1)];
  if (!first || !last) return {};
  const to = new Map(Object.entries(last));
  return Object.fromEntries(
    Object.entries(first).map(([field, from]) => [
      field,
      { from: String(from), to: String(to.get(field)) },
    ]),
  );
}

type Most = AgentSetting['most'];

const mostOf = (kind: ContractKind, most: Most): readonly string[] =>
  kind === 'real-time' ? [most.win, most.loss] : [most[kind]];

/** The highest rate of the house that terms are above; null: they are within all. */
export function overMost(terms: ContractTerms, most: Most): string | null {
  const limits = mostOf(terms.kind, most);
  const highest = highestRates(terms);
  return limits.find((limit, n) => (highest[n] ?? 0n) > rateOf(limit)) ?? null;
}
