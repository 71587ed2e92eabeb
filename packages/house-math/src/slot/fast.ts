import type { Random } from '../fairness/random.ts';
import { tumbler } from './clusters/tumbler.ts';
import type { SlotGame } from './game.ts';
import { fastLines } from './lines/lines-fast.ts';
import { fastWays } from './ways/ways-fast.ts';

/**
 * `play(game, random).totalCredits` without the story of the round, many million times a second.
 * It takes the same numbers in the same order; a test compares the two round for round.
 */
export function fastSpin(game: SlotGame): (random: Random) => number {
  if (game.family === 'lines') return fastLines(game).spin;
  if (game.family === 'ways') return fastWays(game).spin;
  const round = tumbler(game);
  return (random) => round(random);
}
