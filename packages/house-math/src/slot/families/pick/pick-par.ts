import type { FamilyPar } from '../../par/figures.ts';
import { type Counted, countedFigures, countRounds, countStage } from '../../par/play-cycle.ts';
import { boardOf } from '../../reels/board.ts';
import { pickCounter } from './pick-fast.ts';
import type { PickGame } from './pick-game.ts';

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** How often n things are chosen out of all, for the highest prizes: 1 way of so many. */
function waysToChoose(chosen: number, of: number): number {
  let ways = 1;
  for (let i = 0; i < chosen; i++) ways = (ways * (of - i)) / (i + 1);
  return ways;
}

/** Prizes drawn without putting back: mean and variance of their sum, by formula. */
function boxes(game: PickGame): Counted {
  const all = game.boxes.length;
  const mean = sum(game.boxes) / all;
  const spread = sum(game.boxes.map((prize) => (prize - mean) ** 2)) / all;
  const worth = game.opens * mean;
  const variance = game.opens * spread * ((all - game.opens) / (all - 1));
  const sorted = [...game.boxes].sort((a, b) => b - a);
  const best = sorted.slice(0, game.opens);
  const last = best.at(-1);
  const alike = sorted.filter((prize) => prize === last).length;
  const needed = best.filter((prize) => prize === last).length;
  const most = sum(best);
  const mostScreens = waysToChoose(needed, alike) / waysToChoose(game.opens, all);
  const squares = variance + worth ** 2;
  const one = { screens: 1, sum: worth, squares, zeros: 0, most, mostScreens, next: null };
  const tallies = new Map([[`${game.box} ${game.opens}`, { times: 1, credits: worth }]]);
  return { part: 'boxes', cycle: 1, classes: [one], tallies };
}

/** Exact: every screen of the paid game is played, the boxes are a formula. */
export const pickPar: FamilyPar<PickGame> = {
  method: 'exact',
  figures(game) {
    const board = boardOf(game);
    const { pay, last } = pickCounter(game);
    const paid = countStage({
      part: 'paid game',
      lengths: board.lengths,
      held: 0,
      next: () => (last.opens ? 'boxes' : null),
      pays(stops, count) {
        board.show(stops);
        return pay(board.cells, count);
      },
    });
    const stageOf = (key: string) => (key === 'paid' ? paid : boxes(game));
    return countedFigures(game, countRounds(game, 'paid', stageOf));
  },
};
