import type { FamilyPar } from '../../par/figures.ts';
import { countedFigures, countRounds, countStage } from '../../par/play-cycle.ts';
import { boardOf } from '../../reels/board.ts';
import { collectCounter } from './collect-fast.ts';
import type { CollectGame } from './collect-game.ts';

/** Exact: every screen of the cycle is played. */
export const collectPar: FamilyPar<CollectGame> = {
  method: 'exact',
  figures(game) {
    const board = boardOf(game);
    const credits = collectCounter(game);
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
