import type { Random } from '../../fairness/random.ts';
import type { Strips } from '../game.ts';
import { windowOf } from './reels.ts';

/** A screen of equal reels in one array (reel x rows + row), filled anew for every game. */
export type Board = {
  readonly cells: Uint8Array;
  readonly stops: Int32Array;
  readonly lengths: readonly number[];
  /** Draws a stop for each reel from the left and shows them. */
  draw(random: Random): void;
  show(stops: Int32Array): void;
};

export function boardOf(game: Strips & { readonly rows: number }): Board {
  const { strips, rows } = game;
  const lengths = strips.map((strip) => strip.length);
  const windows = strips.map((strip) =>
    Uint8Array.from(strip.flatMap((_, stop) => windowOf(strip, stop, rows))),
  );
  const cells = new Uint8Array(strips.length * rows);
  const stops = new Int32Array(strips.length);
  const show = (at: Int32Array): void => {
    for (let reel = 0, cell = 0; reel < windows.length; reel++) {
      const from = at[reel]! * rows;
      for (let row = 0; row < rows; row++) cells[cell++] = windows[reel]![from + row]!;
    }
  };
  const draw = (random: Random): void => {
    for (let reel = 0; reel < lengths.length; reel++) stops[reel] = random.below(lengths[reel]!);
    show(stops);
  };
  return { cells, stops, lengths, draw, show };
}

export function countIn(cells: Uint8Array, symbol: number): number {
  let count = 0;
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === symbol) count++;
  return count;
}
