import type { Position, Screen } from '@nokshi/house-math/slot/outcome.ts';
import type { GamePicture } from '../art/picture.ts';
import type { Context } from '../art/surface.ts';

export const CELL = 100;
const EDGE = 14;

/** One place of the grid as it is drawn now: displaced by `dy` cells, faded or grown while something moves. */
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

/** With cells as wide as high, in logical units. */
export const sceneSize = (reels: number, rows: number) => ({
  width: reels * CELL + 2 * EDGE,
  height: heightInCells(rows) * CELL + 2 * EDGE,
});

/** Cells may be so many times as high as wide, where a place is narrow. */
const TALLEST_CELL = 1.75;

/** The widest and then the highest picture that fits into a box, in the units of the box. */
export function fitScene(
  { reels, rows }: { readonly reels: number; readonly rows: number },
  box: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const { width, height } = sceneSize(reels, rows);
  const tallest = heightInCells(rows) * CELL * TALLEST_CELL + 2 * EDGE;
  const wide = Math.min(box.width, (box.height * width) / height);
  return { width: wide, height: Math.min(box.height, (wide / width) * tallest) };
}

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

/** `height` of the whole picture in logical units. */
type Paint = { context: Context; picture: GamePicture; height: number; strips: ReelStrips };

export function paintScene(scene: Scene, paint: Paint): void {
  const { context, picture, height } = paint;
  const width = scene.cells.length * CELL + 2 * EDGE;
  picture.ground(context, width, height);
  context.save();
  context.beginPath();
  context.rect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE);
  context.clip();
  scene.cells.forEach((column, reel) => {
    const motion = scene.motion[reel];
    const own = heightOf(motion ? motion.rows : column.length, height);
    if (motion) {
      paintMotion(motion, { reel, height: own }, paint);
      paintStill(scene, { reel, height: own, rows: motion.rows }, paint);
    } else
      column.forEach((cell, row) =>
        paintCell(scene, { cell, place: [reel, row], height: own }, paint),
      );
  });
  context.restore();
  if (scene.thread) paintThread(scene, scene.thread, paint);
}

/** Of one cell: a reel with more cells than another has lower ones, so that all end together. */
const heightOf = (cells: number, height: number): number =>
  cells > 0 ? (height - 2 * EDGE) / cells : CELL;

type Placed = { readonly cell: Cell; readonly place: Position; readonly height: number };

function paintCell(scene: Scene, { cell, place, height }: Placed, paint: Paint): void {
  const { context, picture } = paint;
  const dim = scene.lit && !scene.lit.has(placeOf(place)) ? 0.32 : 1;
  const x = EDGE + (place[0] + 0.5) * CELL;
  const y = EDGE + (place[1] + 0.5 + cell.dy) * height;
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
  { context, picture, height }: Paint,
): void {
  const [first, ...rest] = thread.points;
  if (!first) return;
  const at = ([reel, row]: Position) =>
    [
      EDGE + (reel + 0.5) * CELL,
      EDGE + (row + 0.5) * heightOf(scene.cells[reel]?.length ?? 0, height),
    ] as const;
  const path = new Path2D();
  let before = at(first);
  path.moveTo(...before);
  let length = 0;
  for (const point of thread.closed ? [...rest, first] : rest) {
    const next = at(point);
    path.lineTo(...next);
    length += Math.hypot(next[0] - before[0], next[1] - before[1]);
    before = next;
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
