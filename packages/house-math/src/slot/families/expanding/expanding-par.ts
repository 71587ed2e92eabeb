import type { FamilyPar } from '../../par/figures.ts';
import { countedFigures, countRounds, countStage } from '../../par/play-cycle.ts';
import { boardOf } from '../../reels/board.ts';
import { expandingCounter } from './expanding-fast.ts';
import type { ExpandingGame } from './expanding-game.ts';

/** Exact: every screen of the cycle is played. */
export const expandingPar: FamilyPar<ExpandingGame> = {
  method: 'exact',
  figures(game) {
    const board = boardOf(game);
    const credits = expandingCounter(game);
    const paid = countStage({
      part: 'paid game',
      lengths: board.lengths,
      held: 0,
      next: () => null,
      pays(stops, count) {
        board.show(stops);
        return credits(board.cells, count);
      },
    });
    return countedFigures(
      game,
      countRounds(game, 'paid', () => paid),
    );
  },
};
