import type { Random } from '../../fairness/random.ts';
import type { Outcome } from '../outcome.ts';

/** How games of one kind are played. Both take the same numbers in the same order. */
export type Family<Game> = {
  /** One round, told step by step. */
  play(game: Game, random: Random): Outcome;
  /** The credits of a round without its story: tables are prepared once, for many rounds. */
  fast(game: Game): (random: Random) => number;
};
