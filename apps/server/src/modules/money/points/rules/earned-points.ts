import type { PointsTerms } from '@nokshi/contract/points.ts';

/** Paisa times hundredths of a point for each 100 taka: a point is so many of them. */
export const UNITS_OF_POINT = 1_000_000n;
/** What is carried over is in hundredths of a unit, so that an uplift in percent stays exact. */
const PARTS = 100n;

/** `1.25` is 125n. */
const hundredths = (rate: string): bigint => {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
};

/**
 * What valid turnover earns, in units; exact, below zero when turnover was taken back.
 * @param valid minor units of BDT
 */
export function unitsOf(
  { rates }: Pick<PointsTerms, 'rates'>,
  { category, valid }: { readonly category: string; readonly valid: bigint },
): bigint {
  const rate = (rates as Readonly<Record<string, string>>)[category];
  return rate === undefined ? 0n : valid * hundredths(rate);
}

export type Earned = {
  /** Since the last credit, before an uplift. */
  readonly units: bigint;
  /** What the last credit left. */
  readonly carry: bigint;
  /** Whole percent. */
  readonly uplift: number;
};

/** The whole points in what was earned, and the fraction that is carried to the next credit. */
export function pointsOf({ units, carry, uplift }: Earned): { points: bigint; carry: bigint } {
  const whole = UNITS_OF_POINT * PARTS;
  const total = carry + units * (PARTS + BigInt(uplift));
  const points = total > 0n ? total / whole : 0n;
  return { points, carry: total - points * whole };
}
