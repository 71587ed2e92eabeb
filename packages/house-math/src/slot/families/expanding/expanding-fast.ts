import type { Random } from '../../../fairness/random.ts';
import { boardOf, countIn } from '../../reels/board.ts';
import { type Count, lineCounter } from '../../reels/line-counter.ts';
import type { ExpandingGame } from './expanding-game.ts';

/** Credits of a board as it landed; it is filled on the way. */
export function expandingCounter(game: ExpandingGame) {
  const lines = lineCounter(game);
  const ofScatters = Int32Array.from(
    { length: game.reels * game.rows + 1 },
    (_, count) => game.scatterPays[count] ?? 0,
  );
  return (cells: Uint8Array, count?: Count): number => {
    const scatters = countIn(cells, game.scatter);
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] !== game.wild) continue;
      const top = cell - (cell % game.rows);
      cells.fill(game.wild, top, top + game.rows);
    }
    const paid = ofScatters[scatters]!;
    if (paid > 0) count?.(game.scatter, scatters, paid);
    return lines.all(cells, count) + paid;
  };
}

export function fastExpanding(game: ExpandingGame): (random: Random) => number {
  const board = boardOf(game);
  const credits = expandingCounter(game);
  return (random) => {
    board.draw(random);
    return credits(board.cells);
  };
}
