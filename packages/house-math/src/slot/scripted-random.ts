import type { Random } from '../fairness/random.ts';

/** Gives the listed numbers in turn and nothing else: a round laid out by hand, for tests. */
export function scriptedRandom(numbers: readonly number[]): Random {
  let at = 0;
  return {
    below(n) {
      const number = numbers[at++];
      if (number === undefined || number >= n) throw new Error(`draw ${at} below ${n}: ${number}`);
      return number;
    },
  };
}
