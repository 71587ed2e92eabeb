import type { Position, Screen } from '@nokshi/house-math/slot/outcome.ts';
import type { GamePicture } from '../art/picture.ts';
import type { Context } from '../art/surface.ts';

export const CELL = 100;
const EDGE = 14;

/** One place of the grid as it is drawn now: displaced, faded or grown while something moves. */
export type Cell = { symbol: number; dy: number; alpha: number; grow: number };

/** What stands on each reel from top to bottom, around and around; none where cells fall. */
export type ReelStrips = readonly (readonly number[])[];

/** A reel in motion shows its real strip from `offset` rows on; null when it stands. */
export type Motion = { offset: number; rows: number } | null;

/** All that is on the canvas. Players of a family change it and ask the stage to redraw. */
export type Scene = {
  cells: Cell[][];
  motion: Motion[];
  /** Winning places; everything else is drawn quieter. Null: no win is being shown. */
  lit: Set<string> | null;
  /** A running stitch drawn through cell centres up to `progress` (0 to 1). */
  thread: { points: readonly Position[]; closed: boolean; progress: number } | null;
  /** Symbols that stay in their place while the reel behind them turns. */
  still: Map<string, number>;
  /** What is written on a place: the worth of a coin. */
  marks: Map<string, string>;
  /** Words over the picture: a multiplier, free games left. */
  caption: string;
};

export const placeOf = ([reel, row]: Position): string => `${reel},${row}`;
export const litOf = (positions: readonly Position[]): Set<string> =>
  new Set(positions.map(placeOf));

/** Reels of changing height fill a lower picture, so that it fits beside the buttons of a phone. */
const TALLEST = 5;
const CHANGING = 4;
/** How many cells high the picture of a game is. */
const heightInCells = (rows: number): number => (rows > TALLEST ? CHANGING : rows);

export const sceneSize = (reels: number, rows: number) => ({
  width: reels * CELL + 2 * EDGE,
  height: heightInCells(rows) * CELL + 2 * EDGE,
});

export function createScene(reels: number): Scene {
  return {
    cells: Array.from({ length: reels }, () => []),
    motion: Array.from({ length: reels }, () => null),
    lit: null,
    marks: new Map(),
    still: new Map(),
    thread: null,
    caption: '',
  };
}

const standing = (symbol: number): Cell => ({ symbol, dy: 0, alpha: 1, grow: 1 });

/** Puts a picture on the grid as it is, nothing moving. */
export function showScreen(scene: Scene, screen: Screen): void {
  scene.cells = screen.map((column) => column.map(standing));
  scene.motion = scene.motion.map(() => null);
  scene.lit = null;
  scene.thread = null;
}

export function setReel(scene: Scene, reel: number, column: readonly number[]): void {
  scene.cells[reel] = column.map(standing);
  scene.motion[reel] = null;
}

type Paint = { context: Context; picture: GamePicture; rows: number; strips: ReelStrips };

export function paintScene(scene: Scene, paint: Paint): void {
  const { context, picture, rows } = paint;
  const { width, height } = sceneSize(scene.cells.length, rows);
  picture.ground(context, width, height);
  context.save();
  context.beginPath();
  context.rect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE);
  context.clip();
  scene.cells.forEach((column, reel) => {
    const motion = scene.motion[reel];
    const height = heightOf(motion ? motion.rows : column.length, rows);
    if (motion) {
      paintMotion(motion, { reel, height }, paint);
      paintStill(scene, { reel, height, rows: motion.rows }, paint);
    } else
      column.forEach((cell, row) => paintCell(scene, { cell, place: [reel, row], height }, paint));
  });
  context.restore();
  if (scene.thread) paintThread(scene, scene.thread, paint);
}

/** Of one cell: a reel with more cells than another has lower ones, so that all end together. */
const heightOf = (own: number, rows: number): number =>
  own > 0 ? (heightInCells(rows) * CELL) / own : CELL;

type Placed = { readonly cell: Cell; readonly place: Position; readonly height: number };

function paintCell(scene: Scene, { cell, place, height }: Placed, paint: Paint): void {
  const { context, picture } = paint;
  const dim = scene.lit && !scene.lit.has(placeOf(place)) ? 0.32 : 1;
  const x = EDGE + (place[0] + 0.5) * CELL;
  const y = EDGE + (place[1] + 0.5) * height + cell.dy;
  const lit = scene.lit?.has(placeOf(place)) ?? false;
  context.globalAlpha = cell.alpha * dim;
  if (!lit && cell.grow === 1) picture.cell(context, cell.symbol, { x, y, height });
  else {
    picture.tile(context, { x, y, height }, lit);
    picture.symbol(context, cell.symbol, { x, y, size: Math.min(CELL, height) * cell.grow });
  }
  const written = scene.marks.get(placeOf(place));
  if (written) picture.mark(context, written, { x, y });
  context.globalAlpha = 1;
}

function paintMotion(
  motion: NonNullable<Motion>,
  { reel, height }: { reel: number; height: number },
  { context, picture, strips }: Paint,
): void {
  const strip = strips[reel] ?? [];
  const first = Math.floor(motion.offset);
  for (let row = -1; row <= motion.rows; row += 1) {
    const index = first + row;
    const symbol = strip.at(index % strip.length) ?? 0;
    const x = EDGE + (reel + 0.5) * CELL;
    const y = EDGE + (index - motion.offset + 0.5) * height;
    picture.cell(context, symbol, { x, y, height });
  }
}

type Standing = { readonly reel: number; readonly height: number; readonly rows: number };

function paintStill(scene: Scene, { reel, height, rows }: Standing, { context, picture }: Paint) {
  for (let row = 0; row < rows; row += 1) {
    const symbol = scene.still.get(placeOf([reel, row]));
    if (symbol === undefined) continue;
    const x = EDGE + (reel + 0.5) * CELL;
    const y = EDGE + (row + 0.5) * height;
    picture.tile(context, { x, y, height }, true);
    picture.symbol(context, symbol, { x, y, size: Math.min(CELL, height) });
  }
}

function paintThread(
  scene: Scene,
  thread: NonNullable<Scene['thread']>,
  { context, picture, rows }: Paint,
): void {
  const [first, ...rest] = thread.points;
  if (!first) return;
  const at = ([reel, row]: Position) =>
    [
      EDGE + (reel + 0.5) * CELL,
      EDGE + (row + 0.5) * heightOf(scene.cells[reel]?.length ?? rows, rows),
    ] as const;
  const path = new Path2D();
  path.moveTo(...at(first));
  let length = 0;
  let before = first;
  for (const point of thread.closed ? [...rest, first] : rest) {
    path.lineTo(...at(point));
    length += CELL * Math.hypot(point[0] - before[0], point[1] - before[1]);
    before = point;
  }
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const shown = length * thread.progress;
  // One dash hides what is not sewn yet; the stitches are drawn over it in the thread's colour.
  context.setLineDash(stitches(shown, length));
  context.lineWidth = 7;
  context.strokeStyle = picture.threadShade;
  context.stroke(path);
  context.lineWidth = 4.5;
  context.strokeStyle = picture.thread;
  context.stroke(path);
  context.restore();
}

/** A running stitch of 16 on, 9 off, as far as it is sewn, then nothing. */
function stitches(shown: number, length: number): number[] {
  const dashes: number[] = [];
  let sewn = 0;
  while (sewn < shown) {
    dashes.push(Math.min(16, shown - sewn), 9);
    sewn += 25;
  }
  return dashes.length === 0 ? [0, length + 1] : [...dashes.slice(0, -1), length + 1];
}
