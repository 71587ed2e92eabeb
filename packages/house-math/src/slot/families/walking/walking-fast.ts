import type { Random } from '../../../fairness/random.ts';
import { boardOf, countIn } from '../../reels/board.ts';
import { type Count, lineCounter } from '../../reels/line-counter.ts';
import type { WalkingGame } from './walking-game.ts';

/** One game on a board: fills the wild reels, answers the credits, remembers who stands next. */
export function walkingCounter(game: WalkingGame) {
  const board = boardOf(game);
  const lines = lineCounter(game);
  const ofScatters = Int32Array.from(
    { length: game.reels * game.rows + 1 },
    (_, count) => game.scatterPays[count] ?? 0,
  );
  const { cells, stops, lengths } = board;
  const fill = (reel: number) => cells.fill(game.wild, reel * game.rows, (reel + 1) * game.rows);
  const hasWild = (reel: number): boolean => {
    for (let row = 0; row < game.rows; row++)
      if (cells[reel * game.rows + row] === game.wild) return true;
    return false;
  };
  /** `standing`: a bit for each reel that is wild already; answers those that stand next. */
  const after = { standing: 0 };
  const pay = (at: Int32Array, standing: number, count?: Count): number => {
    for (let reel = 0; reel < lengths.length; reel++) stops[reel] = Math.max(at[reel]!, 0);
    board.show(stops);
    for (let reel = 0; reel < lengths.length; reel++) if (standing & (1 << reel)) fill(reel);
    const scatters = countIn(cells, game.scatter);
    let wilds = standing;
    for (let reel = 0; standing === 0 && reel < lengths.length; reel++) {
      if (!hasWild(reel)) continue;
      wilds |= 1 << reel;
      fill(reel);
    }
    after.standing = wilds >> 1;
    const paid = ofScatters[scatters]!;
    if (paid > 0) count?.(game.scatter, scatters, paid);
    return lines.all(cells, count) + paid;
  };
  return { pay, after, lengths };
}

export function fastWalking(game: WalkingGame): (random: Random) => number {
  const { pay, after, lengths } = walkingCounter(game);
  const stops = new Int32Array(lengths.length);
  return (random) => {
    let credits = 0;
    let standing = 0;
    do {
      for (let reel = 0; reel < lengths.length; reel++)
        stops[reel] = standing & (1 << reel) ? -1 : random.below(lengths[reel]!);
      credits += pay(stops, standing);
      standing = after.standing;
    } while (standing !== 0);
    return credits;
  };
}
