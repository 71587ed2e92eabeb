import type { Random } from '../../../fairness/random.ts';
import { boardOf, countIn } from '../../reels/board.ts';
import { type Count, lineCounter } from '../../reels/line-counter.ts';
import type { BothWaysGame } from './both-ways-game.ts';

/** Credits of a board, read from both sides, scatters included. */
export function bothWaysCounter(game: BothWaysGame) {
  const left = lineCounter(game);
  const right = lineCounter(game, true);
  const ofScatters = Int32Array.from(
    { length: game.reels * game.rows + 1 },
    (_, count) => game.scatterPays[count] ?? 0,
  );
  return (cells: Uint8Array, count?: Count): number => {
    let credits = left.all(cells, count);
    for (let line = 0; line < game.lines.length; line++) {
      const paid = right.along(cells, line);
      if (paid === 0 || right.last.count === game.reels) continue;
      credits += paid;
      count?.(right.last.symbol, right.last.count, paid);
    }
    const scatters = countIn(cells, game.scatter);
    const paid = ofScatters[scatters]!;
    if (paid > 0) count?.(game.scatter, scatters, paid);
    return credits + paid;
  };
}

export function fastBothWays(game: BothWaysGame): (random: Random) => number {
  const board = boardOf(game);
  const credits = bothWaysCounter(game);
  return (random) => {
    board.draw(random);
    return credits(board.cells);
  };
}
