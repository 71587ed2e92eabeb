import { RISK_REASONS, type RiskReason } from '@nokshi/contract/console/risk.ts';
import type { Fact } from './fact.ts';
import { RISK_POLICY } from './risk-policy.ts';

export type Reason<F extends Fact = Fact> = {
  readonly code: RiskReason;
  /** Of 100, by itself. */
  readonly weight: number;
  readonly facts: readonly F[];
};

type Weight = { readonly of: (fact: Fact) => number; readonly most: number };

/** The weight of one fact, and the most that all facts of its kind weigh. docs/decisions/0046. */
const WEIGHTS: Readonly<Record<RiskReason, Weight>> = {
  excluded: { of: () => 60, most: 75 },
  'under-age': { of: () => 80, most: 80 },
  'same-account': { of: () => 50, most: 65 },
  'same-device': { of: () => 35, most: 50 },
  'same-address': {
    of: ({ count }) => ((count ?? 0) <= RISK_POLICY.household ? 15 : 6),
    most: 20,
  },
  'opposite-bets': { of: ({ count }) => Math.min(20 + 2 * (count ?? 0), 60), most: 70 },
  'passed-on': { of: () => 30, most: 40 },
  circle: { of: () => 30, most: 40 },
  'new-place': { of: () => 25, most: 35 },
  'self-referral': { of: () => 45, most: 60 },
  'same-promotion': { of: ({ count }) => Math.min(20 + 5 * (count ?? 0), 40), most: 45 },
  'opposite-bonus': { of: () => 25, most: 35 },
  'bonus-only': { of: () => 30, most: 40 },
};
/** What each further fact of a kind adds to the strongest. */
const FURTHER = 5;

/** The reasons, the heaviest first; each kind of fact is one reason. */
export const reasonsOf = (facts: readonly Fact[]): Reason[] =>
  RISK_REASONS.flatMap((code) => {
    const own = facts.filter((fact) => fact.code === code);
    return own.length > 0 ? [{ code, weight: weightOf(code, own), facts: own }] : [];
  }).toSorted((a, b) => b.weight - a.weight);

function weightOf(code: RiskReason, facts: readonly Fact[]): number {
  const { of, most } = WEIGHTS[code];
  return Math.min(most, Math.max(...facts.map(of)) + FURTHER * (facts.length - 1));
}

/**
 * 0 to 100. Reasons count as independent: each covers a part of the doubt that the others left, so
 * another reason never lowers the score and their order does not matter.
 */
export const scoreOf = (reasons: readonly Pick<Reason, 'weight'>[]): number => {
  const weights = reasons.map(({ weight }) => weight).toSorted((a, b) => a - b);
  const doubt = weights.reduce((left, weight) => left * (1 - weight / 100), 1);
  return Math.round(100 * (1 - doubt));
};
