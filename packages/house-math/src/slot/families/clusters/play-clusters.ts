import type { Random } from '../../../fairness/random.ts';
import type { ClustersGame } from './clusters-game.ts';
import {
  type Outcome,
  outcomeOf,
  type Position,
  type Screen,
  type Step,
  type Win,
} from '../../outcome.ts';
import { type Tumbler, tumbler } from './tumbler.ts';

type Draft = {
  kind: Step['kind'];
  screen: Screen;
  multiplier: number;
  wins: Win[];
  removed: Position[];
  credits: number;
};

/** A game's tables are computed once; a tumbler keeps nothing from one round to the next. */
const prepared = new WeakMap<ClustersGame, Tumbler>();

function preparedTumbler(game: ClustersGame): Tumbler {
  const known = prepared.get(game) ?? tumbler(game);
  prepared.set(game, known);
  return known;
}

/** The paid screen and its tumbles, watched and written down. */
export function playClusters(game: ClustersGame, random: Random): Outcome {
  const steps: Draft[] = [];
  const position = (cell: number): Position => [Math.floor(cell / game.rows), cell % game.rows];
  const inOrder = (cells: number[]) => cells.sort((one, other) => one - other).map(position);
  const totalCredits = preparedTumbler(game)(random, {
    screen(cells, multiplier) {
      const kind = steps.length === 0 ? 'base' : 'tumble';
      const screen = Array.from({ length: game.reels }, (_, reel) =>
        Array.from(cells.subarray(reel * game.rows, (reel + 1) * game.rows)),
      );
      steps.push({ kind, screen, multiplier, wins: [], removed: [], credits: 0 });
    },
    cluster(symbol, cells, credits) {
      const step = steps.at(-1) as Draft;
      const positions = inOrder(Array.from(cells));
      const { multiplier } = step;
      const count = cells.length;
      step.wins.push({ kind: 'cluster', symbol, count, multiplier, credits, positions });
      step.credits += credits;
    },
    removed(gone) {
      const cells = Array.from(gone.keys()).filter((cell) => gone[cell] === 1);
      (steps.at(-1) as Draft).removed = inOrder(cells);
    },
  });
  return outcomeOf(game, steps, totalCredits);
}
