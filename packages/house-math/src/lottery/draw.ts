import type { Random } from '../fairness/random.ts';
import type { Numbers } from './play.ts';

/**
 * How the random stream of a draw becomes its numbers, mapping version 1. Every number is one `below(n)` of
 * fairness/random.ts, which rejects words that would favour some; places are drawn from the left.
 */

/** So many digits, each `below(10)`. */
export const drawDigits = (random: Random, count: number): Numbers =>
  Array.from({ length: count }, () => random.below(10));

/** So many dice, each `below(6) + 1`. */
export const drawDice = (random: Random, count: number): Numbers =>
  Array.from({ length: count }, () => random.below(6) + 1);

/** Different numbers of 1 to `most`: each takes `below(left)` of those that are left, in ascending order. */
export function drawBalls(random: Random, most: number, count: number): Numbers {
  const left = Array.from({ length: most }, (_, at) => at + 1);
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? 0);
}

/** Numbers of so many digits each, `below(10 ** digits)`: a number may be drawn more than once. */
export const drawPrizes = (random: Random, digits: readonly number[]): Numbers =>
  digits.map((count) => random.below(10 ** count));
