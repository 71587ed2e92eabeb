import { sumOf } from '../../outcome.ts';
import type { FamilyPar } from '../../par/figures.ts';
import { countedFigures, countRounds, countStage } from '../../par/play-cycle.ts';
import type { ClassicGame } from './classic-game.ts';
import { classicWins, screenOf } from './play-classic.ts';

/** Exact: every screen of the cycle is played. */
export const classicPar: FamilyPar<ClassicGame> = {
  method: 'exact',
  figures(game) {
    const lengths = game.strips.map((strip) => strip.length);
    const paid = countStage({
      part: 'paid game',
      lengths,
      held: 0,
      next: () => null,
      pays(stops, count) {
        const wins = classicWins(game, screenOf(game, Array.from(stops)));
        for (const win of wins) count(win.symbol, win.count, win.credits);
        return sumOf(wins);
      },
    });
    return countedFigures(
      game,
      countRounds(game, 'paid', () => paid),
    );
  },
};
