import type { Position, Screen } from '@nokshi/house-math/slot/outcome.ts';

/** One place of the grid as it is drawn now: displaced by `dy` cells, faded or grown while something moves. */
export type Cell = { symbol: number; dy: number; alpha: number; grow: number };

/** What stands on each reel from top to bottom, around and around; none where cells fall. */
export type ReelStrips = readonly (readonly number[])[];

/** A reel in motion shows its real strip from `offset` rows on, blurred when it is `fast`; null when it stands. */
export type Motion = { offset: number; rows: number; fast: boolean } | null;

/** A running stitch drawn through cell centres up to `progress` (0 to 1). */
export type Thread = { readonly points: readonly Position[]; progress: number };

/** All that is on the canvas. Players of a family change it and ask the stage to redraw. */
export type Scene = {
  cells: Cell[][];
  motion: Motion[];
  /** Winning places; everything else is drawn quieter. Null: no win is being shown. */
  lit: Set<string> | null;
  thread: Thread | null;
  /** Symbols that stay in their place while the reel behind them turns. */
  still: Map<string, number>;
  /** What is written on a place: the worth of a coin. */
  marks: Map<string, string>;
  /** How hard each reel has just landed: 1 at the moment, then down to 0. */
  thud: number[];
  /** Reels that still turn and may bring what the standing ones began; they turn no longer for it. */
  awaited: Set<number>;
  /** Free games are played in another place. */
  free: boolean;
  /** How much of the pattern around the frame is sewn, 0 to 1. */
  sewn: number;
};

export const placeOf = ([reel, row]: Position): string => `${reel},${row}`;
export const litOf = (positions: readonly Position[]): Set<string> =>
  new Set(positions.map(placeOf));

export function createScene(reels: number): Scene {
  return {
    cells: Array.from({ length: reels }, () => []),
    motion: Array.from({ length: reels }, () => null),
    lit: null,
    marks: new Map(),
    still: new Map(),
    thread: null,
    thud: Array.from({ length: reels }, () => 0),
    awaited: new Set(),
    free: false,
    sewn: 0,
  };
}

const standing = (symbol: number): Cell => ({ symbol, dy: 0, alpha: 1, grow: 1 });

/** Puts a picture on the grid as it is, nothing moving. */
export function showScreen(scene: Scene, screen: Screen): void {
  scene.cells = screen.map((column) => column.map(standing));
  scene.motion = scene.motion.map(() => null);
  scene.awaited.clear();
  scene.lit = null;
  scene.thread = null;
}

export function setReel(scene: Scene, reel: number, column: readonly number[]): void {
  scene.cells[reel] = column.map(standing);
  scene.motion[reel] = null;
}
