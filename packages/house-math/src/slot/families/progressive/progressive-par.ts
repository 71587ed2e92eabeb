import type { FamilyPar } from '../../par/figures.ts';
import { countedFigures, countRounds, countStage } from '../../par/play-cycle.ts';
import { boardOf } from '../../reels/board.ts';
import { chanceOfCeiling, jackpotReturn, stakedPerFall } from './jackpot.ts';
import { progressiveCounter } from './progressive-fast.ts';
import type { ProgressiveGame } from './progressive-game.ts';

/**
 * Exact: every screen of the cycle is played. `rtp`, variance and bands are those of the reels; the
 * pots stand beside them, since what one pays is known to the ledger alone.
 */
export const progressivePar: FamilyPar<ProgressiveGame> = {
  method: 'exact',
  figures(game) {
    const board = boardOf(game);
    const credits = progressiveCounter(game);
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
    const { rtp, levels, reserve } = jackpotReturn(game, game.terms);
    const reels = countedFigures(
      game,
      countRounds(game, 'paid', () => paid),
    );
    return {
      ...reels,
      jackpot: {
        rtp,
        reserve,
        levels: levels.map(({ id, seeds, meter }, at) => {
          const level = game.levels[at]!;
          const terms = game.terms.levels[at]!;
          return {
            id,
            seed: terms.seed,
            ceiling: level.ceiling,
            chanceOfCeiling: chanceOfCeiling(level, terms),
            oneInStaked: stakedPerFall(level, terms),
            seeds,
            meter,
          };
        }),
      },
    };
  },
};
