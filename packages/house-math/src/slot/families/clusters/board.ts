import type { ClustersGame } from './clusters-game.ts';

/** `credits[symbol x (cells + 1) + size]`, before the multiplier. */
function clusterPays(game: ClustersGame, cells: number): Int32Array {
  const table = new Int32Array(game.symbols.length * (cells + 1));
  game.pays.forEach((pays, symbol) => {
    for (let size = 0; size <= cells; size++) {
      const tier = game.sizes.findLastIndex((from) => from <= size);
      table[symbol * (cells + 1) + size] = pays[tier] ?? 0;
    }
  });
  return table;
}

/** Orthogonal neighbours of every cell, four places each, -1 = none. */
function neighbourTable(reels: number, rows: number): Int8Array {
  const table = new Int8Array(reels * rows * 4).fill(-1);
  for (let cell = 0; cell < reels * rows; cell++) {
    const reel = Math.floor(cell / rows);
    const row = cell % rows;
    const near = [
      row > 0 ? cell - 1 : -1,
      row < rows - 1 ? cell + 1 : -1,
      reel > 0 ? cell - rows : -1,
      reel < reels - 1 ? cell + rows : -1,
    ];
    table.set(near, cell * 4);
  }
  return table;
}

/** One entry per unit of weight, so that one draw below their number picks a symbol. */
const weightTable = (game: ClustersGame): Uint8Array =>
  Uint8Array.from(game.weights.flatMap((w, symbol) => Array.from({ length: w }, () => symbol)));

/** The cells of one round (numbered reel x rows + row) and what is looked up about them. */
export type Board = {
  readonly reels: number;
  readonly rows: number;
  readonly cells: Uint8Array;
  /** Cells that vanish after this screen, and cells whose cluster is known. */
  readonly gone: Uint8Array;
  readonly seen: Uint8Array;
  /** The cells of the cluster collected last. */
  readonly group: Uint8Array;
  readonly pays: Int32Array;
  readonly neighbours: Int8Array;
  readonly symbols: Uint8Array;
};

/** An empty board of a game; a round fills it from the start, so it can be used again. */
export function boardOf(game: ClustersGame): Board {
  const { reels, rows } = game;
  const total = reels * rows;
  return {
    reels,
    rows,
    cells: new Uint8Array(total),
    gone: new Uint8Array(total),
    seen: new Uint8Array(total),
    group: new Uint8Array(total),
    pays: clusterPays(game, total),
    neighbours: neighbourTable(reels, rows),
    symbols: weightTable(game),
  };
}
