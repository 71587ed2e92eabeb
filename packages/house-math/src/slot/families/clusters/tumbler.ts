import type { Random } from '../../../fairness/random.ts';
import type { ClustersGame } from './clusters-game.ts';
import { type Board, boardOf } from './board.ts';

/** What a watcher is told; cells are numbered reel x rows + row and must be copied to be kept. */
export type TumbleWatch = {
  screen?(cells: Uint8Array, multiplier: number): void;
  cluster?(symbol: number, cells: Uint8Array, credits: number): void;
  /** After a screen's clusters: which cells vanish (1). Not called when nothing won. */
  removed?(gone: Uint8Array): void;
};

/** Credits of a round; draws and sums the same with and without a watcher. */
export type Tumbler = (random: Random, watch?: TumbleWatch) => number;

/** Collects the cluster around a cell in `group` and answers its size. */
function collect({ cells, seen, group, neighbours }: Board, start: number): number {
  const symbol = cells[start]!;
  group[0] = start;
  seen[start] = 1;
  let size = 1;
  for (let i = 0; i < size; i++) {
    const from = group[i]! * 4;
    for (let side = 0; side < 4; side++) {
      const next = neighbours[from + side]!;
      if (next < 0 || seen[next] === 1 || cells[next] !== symbol) continue;
      seen[next] = 1;
      group[size++] = next;
    }
  }
  return size;
}

type Paying = { readonly smallest: number; readonly multiplier: number };

/** Pays the screen's clusters and marks their cells; answers 0 when there is none. */
function payClusters(board: Board, paying: Paying, watch?: TumbleWatch): number {
  const { cells, gone, seen, group, pays } = board;
  const total = cells.length;
  let won = 0;
  gone.fill(0);
  seen.fill(0);
  for (let cell = 0; cell < total; cell++) {
    if (seen[cell] === 1) continue;
    const size = collect(board, cell);
    if (size < paying.smallest) continue;
    const credits = pays[cells[cell]! * (total + 1) + size]! * paying.multiplier;
    won += credits;
    for (let i = 0; i < size; i++) gone[group[i]!] = 1;
    watch?.cluster?.(cells[cell]!, group.subarray(0, size), credits);
  }
  return won;
}

/** What is left falls, new symbols come from the top. */
function fall({ reels, rows, cells, gone, symbols }: Board, random: Random): void {
  for (let reel = 0; reel < reels; reel++) {
    const top = reel * rows;
    let to = top + rows - 1;
    for (let from = to; from >= top; from--) {
      if (gone[from] === 0) cells[to--] = cells[from]!;
    }
    for (let cell = top; cell <= to; cell++) cells[cell] = symbols[random.below(symbols.length)]!;
  }
}

/**
 * The rules of a tumbling game, once for play, simulation and verification; no objects are made.
 * A round draws one number per cell, reel by reel from the left, in each from the top; after
 * every tumble the empty cells are drawn in the same order. Cells are independent and weighted.
 */
export function tumbler(game: ClustersGame): Tumbler {
  const { multipliers, mostTumbles, maxCredits } = game;
  const board = boardOf(game);
  const smallest = game.sizes[0] ?? 0;
  return (random, watch) => {
    board.gone.fill(1);
    fall(board, random);
    let credits = 0;
    for (let tumble = 0; ; tumble++) {
      const multiplier = multipliers[Math.min(tumble, multipliers.length - 1)]!;
      watch?.screen?.(board.cells, multiplier);
      const won = payClusters(board, { smallest, multiplier }, watch);
      if (won === 0) break;
      credits += won;
      watch?.removed?.(board.gone);
      if (tumble === mostTumbles || credits >= maxCredits) break;
      fall(board, random);
    }
    return Math.min(credits, maxCredits);
  };
}
