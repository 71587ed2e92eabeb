import type { Random } from '../../../fairness/random.ts';
import { boardOf, countIn } from '../../reels/board.ts';
import { type Count, lineCounter } from '../../reels/line-counter.ts';
import type { CollectGame } from './collect-game.ts';

/** Credits of a board: its lines, and its goods when the collector is there. */
export function collectCounter(game: CollectGame) {
  const lines = lineCounter(game);
  const goods = Int32Array.from(game.symbols, (_, symbol) => game.goods[symbol] ?? 0);
  return (cells: Uint8Array, count?: Count): number => {
    const credits = lines.all(cells, count);
    if (countIn(cells, game.collector) === 0) return credits;
    let taken = 0;
    let shown = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      const worth = goods[cells[cell]!]!;
      if (worth === 0) continue;
      taken += worth;
      shown++;
    }
    if (shown > 0) count?.(game.collector, shown, taken);
    return credits + taken;
  };
}

export function fastCollect(game: CollectGame): (random: Random) => number {
  const board = boardOf(game);
  const credits = collectCounter(game);
  return (random) => {
    board.draw(random);
    return credits(board.cells);
  };
}
