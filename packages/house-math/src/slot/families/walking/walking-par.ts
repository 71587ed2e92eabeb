import type { FamilyPar } from '../../par/figures.ts';
import { countedFigures, countRounds, countStage } from '../../par/play-cycle.ts';
import { walkingCounter } from './walking-fast.ts';
import type { WalkingGame } from './walking-game.ts';

/** Exact: the screens of the paid game and of every set of reels that may stand are played. */
export const walkingPar: FamilyPar<WalkingGame> = {
  method: 'exact',
  figures(game) {
    const { pay, after, lengths } = walkingCounter(game);
    const stageOf = (key: string) =>
      countStage({
        part: key === '0' ? 'paid game' : 'respins',
        lengths,
        held: Number(key),
        pays: (stops, count) => pay(stops, Number(key), count),
        next: () => (after.standing === 0 ? null : String(after.standing)),
      });
    return countedFigures(game, countRounds(game, '0', stageOf));
  },
};
