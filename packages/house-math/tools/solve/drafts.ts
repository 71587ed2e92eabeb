import type { LinesGame } from '../../src/slot/families/lines/index.ts';
import type { WaysGame } from '../../src/slot/families/ways/index.ts';
import { game as kanthaLines } from '../../src/slot/games/kantha-lines/game.ts';
import { game as riverWays } from '../../src/slot/games/river-ways/game.ts';

/** What the solver starts from: how many of each symbol on each strip, and pays to be tuned. */
type DraftOf<Game> = {
  readonly game: Game;
  readonly seed: number;
  readonly target: number;
  readonly within: number;
  readonly counts: readonly (readonly number[])[];
  /** Symbols that stand alone in every window. */
  readonly apart: readonly number[];
  /** For three, four and five of a kind, of the symbols with pays, dearest first. */
  readonly pays: number[][];
};

const even = [1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3];

export const linesDraft: DraftOf<LinesGame> = {
  game: kanthaLines,
  seed: 2026,
  target: 0.96,
  within: 0.0003,
  counts: [even, even, even, even, even],
  apart: even.map((_, symbol) => symbol),
  pays: [
    [80, 400, 4000],
    [50, 250, 1500],
    [40, 200, 1000],
    [30, 150, 750],
    [25, 120, 500],
    [15, 75, 250],
    [15, 60, 200],
    [12, 50, 150],
    [10, 40, 120],
    [8, 30, 100],
    [8, 25, 80],
  ],
};

const outer = [0, 1, 3, 3, 3, 4, 4, 4, 4, 4];
const middle = [1, 1, 3, 4, 4, 5, 6, 6, 7, 7];

export const waysDraft: DraftOf<WaysGame> = {
  game: riverWays,
  seed: 1971,
  target: 0.9575,
  within: 0.0006,
  counts: [outer, middle, middle, middle, outer],
  apart: [0, 1],
  pays: [
    [6, 25, 150],
    [5, 20, 120],
    [4, 15, 100],
    [3, 12, 60],
    [3, 8, 40],
    [2, 6, 30],
    [2, 5, 25],
    [1, 4, 20],
  ],
};
