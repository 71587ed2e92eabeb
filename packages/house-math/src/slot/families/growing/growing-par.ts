import type { FamilyPar } from '../../par/figures.ts';
import { again, countedFigures, countRounds, countStage } from '../../par/play-cycle.ts';
import { boardOf } from '../../reels/board.ts';
import { growingCounter } from './growing-fast.ts';
import type { GrowingGame } from './growing-game.ts';

/** Exact: every screen is played once; a free game has the same ones, worth so many times more. */
export const growingPar: FamilyPar<GrowingGame> = {
  method: 'exact',
  figures(game) {
    const board = boardOf(game);
    const { pay, last } = growingCounter(game);
    const paid = countStage({
      part: 'paid game',
      lengths: board.lengths,
      held: 0,
      next: () => (last.awarded === 0 ? null : `1/${last.awarded}`),
      pays(stops, count) {
        board.show(stops);
        return pay(board.cells, count);
      },
    });
    const stageOf = (key: string) => {
      if (key === 'paid') return paid;
      const [times = 1, awarded = 1] = key.split('/').map(Number);
      const next = times === awarded ? null : `${times + 1}/${awarded}`;
      return again(paid, { part: 'free games', times, next });
    };
    return countedFigures(game, countRounds(game, 'paid', stageOf));
  },
};
