import type { Random } from '../fairness/random.ts';

/** A part of a wheel: what it pays, and how much of the wheel it is. */
export type Segment = { readonly amount: string; readonly weight: number };

export const weightOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { weight }) => sum + weight, 0);

/** The place (from 0) of the segment where a wheel stops: each as likely as its weight of all weights. */
export function spinWheel(random: Random, segments: readonly Segment[]): number {
  let left = random.below(weightOf(segments));
  return segments.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}
