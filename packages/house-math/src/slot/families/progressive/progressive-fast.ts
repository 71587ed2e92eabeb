import type { Random } from '../../../fairness/random.ts';
import { boardOf, countIn } from '../../reels/board.ts';
import { type Count, lineCounter } from '../../reels/line-counter.ts';
import { drawTicket } from './jackpot.ts';
import type { ProgressiveGame } from './progressive-game.ts';

/** Credits of a board: its lines and its scatters. */
export function progressiveCounter(game: ProgressiveGame) {
  const lines = lineCounter(game);
  return (cells: Uint8Array, count?: Count): number => {
    const credits = lines.all(cells, count);
    const scatters = countIn(cells, game.scatter);
    const paid = game.scatterPays[scatters] ?? 0;
    if (paid > 0) count?.(game.scatter, scatters, paid);
    return credits + paid;
  };
}

export function fastProgressive(game: ProgressiveGame): (random: Random) => number {
  const board = boardOf(game);
  const credits = progressiveCounter(game);
  return (random) => {
    board.draw(random);
    drawTicket(random);
    return credits(board.cells);
  };
}
