import type { FamilyPar } from '../../par/figures.ts';
import { countedFigures, countRounds, countStage } from '../../par/play-cycle.ts';
import { boardOf } from '../../reels/board.ts';
import { bothWaysCounter } from './both-ways-fast.ts';
import type { BothWaysGame } from './both-ways-game.ts';

/** Exact: every screen of the cycle is played. */
export const bothWaysPar: FamilyPar<BothWaysGame> = {
  method: 'exact',
  figures(game) {
    const board = boardOf(game);
    const credits = bothWaysCounter(game);
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
