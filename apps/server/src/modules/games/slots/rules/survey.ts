import type { Standing, SurveyWindow } from '@nokshi/contract/console/slots.ts';

/** The counts of a game; minor units. `squares` is the sum of the squared stakes. */
export type Counted = {
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly squares: bigint;
  readonly paid: bigint;
  /** The largest payout of one round. */
  readonly biggest: bigint;
};

/** From a game's sheet: `within` is the standard error of a simulated return, else 0. */
export type Expected = { readonly rtp: number; readonly sigma: number; readonly within: number };

export type Surveyed = {
  readonly rounds: bigint;
  readonly measured: number;
  readonly low: number;
  readonly high: number;
  readonly standing: Standing;
  /** Where 95 of 100 results are: an alarm ends here, not at the edge it was raised at. */
  readonly settled: boolean;
};

/** 99.9 of 100 results are within this many standard deviations, 0.05 beyond either end. */
const BAND = 3.2905;
/** And 95 of 100 within this many. */
const SETTLED = 1.96;
/** Fewer rounds of equal stake are not judged: the sum of such skewed payouts is not yet normal. */
export const LEAST_ROUNDS = 20_000;

/** Windows that raise alarms; shorter ones are checked too often for that and only shown. */
export const RINGING: readonly SurveyWindow[] = ['month', 'all'];

/**
 * The measured return beside its band. A round's payout is its stake times a factor X with the
 * sheet's mean and sigma, independent of the stake and of all other rounds. So with stakes s_i the
 * return sum(s_i X_i) / sum(s_i) has the mean of X and the variance sigma^2 sum(s_i^2) /
 * sum(s_i)^2: as many rounds of equal stake as (sum s)^2 / sum(s^2), Kish's effective sample size.
 *
 * Above the band it counts only when it stays there without its largest payout: payouts are skewed,
 * and one rare win says nothing about the game. Sources: domain.md 3.1, 3.2; L. Kish, Survey
 * Sampling (1965), 11.7.
 */
export function surveyOf(
  counted: Counted,
  expected: Expected,
  window: SurveyWindow,
): Surveyed | null {
  const { rounds, staked, squares, paid, biggest } = counted;
  if (staked === 0n) return null;
  const total = Number(staked);
  const perRound = Number(squares) / total ** 2;
  const reach = BAND * Math.hypot(expected.sigma * Math.sqrt(perRound), expected.within);
  const measured = Number(paid) / total;
  const [low, high] = [expected.rtp - reach, expected.rtp + reach];
  const isOutside = measured < low || Number(paid - biggest) / total > high;
  const far: Standing = RINGING.includes(window) ? 'outside' : 'watch';
  const standing = 1 / perRound < LEAST_ROUNDS ? 'few' : isOutside ? far : 'inside';
  const settled = Math.abs(measured - expected.rtp) < (reach * SETTLED) / BAND;
  return { rounds, measured, low: Math.max(low, 0), high, standing, settled };
}
