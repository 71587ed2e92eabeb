import type { Random } from '../../../fairness/random.ts';
import { boardOf, countIn } from '../../reels/board.ts';
import { type Count, lineCounter } from '../../reels/line-counter.ts';
import type { GrowingGame } from './growing-game.ts';

/** Credits of one game before its multiplier, and the free games its scatters would bring. */
export function growingCounter(game: GrowingGame) {
  const lines = lineCounter(game);
  const places = { length: game.reels * game.rows + 1 };
  const ofScatters = Int32Array.from(places, (_, count) => game.scatterPays[count] ?? 0);
  const awards = Int32Array.from(places, (_, count) => game.awards[count] ?? 0);
  const last = { awarded: 0 };
  const pay = (cells: Uint8Array, count?: Count): number => {
    const scatters = countIn(cells, game.scatter);
    last.awarded = awards[scatters]!;
    const paid = ofScatters[scatters]!;
    if (paid > 0) count?.(game.scatter, scatters, paid);
    return lines.all(cells, count) + paid;
  };
  return { pay, last };
}

export function fastGrowing(game: GrowingGame): (random: Random) => number {
  const board = boardOf(game);
  const { pay, last } = growingCounter(game);
  return (random) => {
    board.draw(random);
    let credits = pay(board.cells);
    const { awarded } = last;
    for (let times = 1; times <= awarded; times++) {
      board.draw(random);
      credits += times * pay(board.cells);
    }
    return credits;
  };
}
