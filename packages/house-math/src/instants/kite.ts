import { type Fraction, fraction } from '../fraction.ts';
import type { Random } from '../fairness/random.ts';

/**
 * The kite climbs until its string is cut. Everyone's multiplier is the same; who takes the money before the cut is paid
 * what the kite showed when the call arrived. Multipliers are hundredths: 100 is 1.00.
 */
export const KITE_RETURN: Fraction = fraction(97n, 100n);
/** It is cut here at the latest: 1,000.00. */
export const KITE_CEILING = 100_000;

const WORDS = 2n ** 32n;
/** 100 x 97/100 x 2^32. */
const SCALE = (100n * KITE_RETURN.n * WORDS) / KITE_RETURN.d;

/**
 * Where the string is cut, from one word w: 97 / (1 - w / 2^32), truncated, at least 1.00. So the chance to reach a
 * multiplier m is 0.97 / m within 2^-32, whichever one is chosen: every way to play returns the same.
 */
export function cutOf(random: Random): number {
  const word = BigInt(random.below(2 ** 32));
  const cut = SCALE / (WORDS - word);
  return Math.max(100, Math.min(Number(cut), KITE_CEILING));
}

/** Exactly: that the kite is not cut before it has shown so much. Over 1.00 only; it always shows 1.00. */
export function chanceToReach(multiplier: number): Fraction {
  if (multiplier <= 100) return fraction(1n, 1n);
  if (multiplier > KITE_CEILING) return fraction(0n, 1n);
  return fraction(SCALE / BigInt(multiplier), WORDS);
}

/** The kite climbs each 10 ms by six ten-thousandths of its height: two after 11.6 s, a thousand after 115 s. */
export const KITE_STEP_MS = 10;
/** Whole numbers under 2^53 throughout, so that every machine computes the same hundredths. */
const GROUND = 1_000_000_000;
const PER_HUNDREDTH = GROUND / 100;

const STEPS: readonly number[] = (() => {
  const steps: number[] = [];
  for (let height = GROUND; ; height += Math.floor((height * 6) / 10_000)) {
    const shown = Math.floor(height / PER_HUNDREDTH);
    steps.push(Math.min(shown, KITE_CEILING));
    if (shown >= KITE_CEILING) return steps;
  }
})();

/** What it shows so many milliseconds after it rose, cut or not. */
export const shownAt = (ms: number): number =>
  STEPS[Math.min(Math.max(0, Math.floor(ms / KITE_STEP_MS)), STEPS.length - 1)] ?? 100;

/** When it first shows so much: milliseconds after it rose. */
export function msTo(multiplier: number): number {
  let from = 0;
  let to = STEPS.length - 1;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((STEPS[middle] ?? 0) >= multiplier) to = middle;
    else from = middle + 1;
  }
  return from * KITE_STEP_MS;
}

/**
 * What a bet was taken at: by the member's call at a time, or by the order given with the bet, whichever came first. Null
 * where the string was cut before. A multiplier that is reached in the moment of the cut counts.
 */
export function takenAt(
  cut: number,
  { calledMs, order }: { readonly calledMs: number | null; readonly order: number | null },
): number | null {
  const called = calledMs === null ? null : shownAt(calledMs);
  const cutMs = msTo(cut);
  const byOrder = order !== null && order <= cut ? order : null;
  const byCall = called !== null && calledMs !== null && calledMs < cutMs ? called : null;
  if (byOrder === null) return byCall;
  return byCall === null || byCall >= byOrder ? byOrder : byCall;
}

/** In minor units, truncated once. */
export const kitePayout = (stake: bigint, taken: number | null): bigint =>
  taken === null ? 0n : (stake * BigInt(taken)) / 100n;
