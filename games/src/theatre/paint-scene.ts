import type { Position } from '@nokshi/house-math/slot/outcome.ts';
import { CELL, CREST, SIDE, SILL } from '../art/machine/measures.ts';
import { paintSeam, paintThread } from './paint-thread.ts';
import { middleOf, type Paint } from './places.ts';
import { type Cell, type Motion, placeOf, type Scene } from './scene.ts';

/** How quiet a symbol is that does not win while others do. */
const QUIET = 0.3;
/** A symbol that lands is squeezed so much of its height, and then is itself again. */
const SQUEEZE = 0.09;

export function paintScene(scene: Scene, paint: Paint): void {
  const { context, picture, height } = paint;
  const reels = scene.cells.length;
  const width = reels * CELL + 2 * SIDE;
  const machine = { width, height, reels };
  picture.reels(context, machine, scene.free);
  context.save();
  context.beginPath();
  context.rect(SIDE, CREST, width - 2 * SIDE, height - CREST - SILL);
  context.clip();
  for (const reel of scene.awaited) paintAwaited(reel, paint);
  scene.cells.forEach((column, reel) => {
    const motion = scene.motion[reel];
    if (motion) paintMotion(scene, { motion, reel }, paint);
    else column.forEach((cell, row) => paintCell(scene, { cell, place: [reel, row] }, paint));
  });
  // What wins is not covered by its neighbours.
  if (scene.lit)
    scene.cells.forEach((column, reel) => {
      if (!scene.motion[reel])
        column.forEach((cell, row) => {
          if (scene.lit?.has(placeOf([reel, row])))
            paintLit(scene, { cell, place: [reel, row] }, paint);
        });
    });
  context.restore();
  picture.frame(context, machine);
  if (scene.thread) paintThread(scene, scene.thread, paint);
  if (scene.sewn > 0) paintSeam(machine, scene.sewn, paint);
}

type Placed = { readonly cell: Cell; readonly place: Position };

function paintCell(scene: Scene, { cell, place }: Placed, paint: Paint): void {
  if (scene.lit?.has(placeOf(place))) return;
  const { context, picture } = paint;
  const { x, y, height } = middleOf(scene, place, paint.height);
  const at = { x, y: y + cell.dy * height, height };
  context.globalAlpha = cell.alpha * (scene.lit ? QUIET : 1);
  const thud = scene.thud[place[0]] ?? 0;
  if (cell.grow === 1 && thud === 0) picture.cell(context, cell.symbol, at);
  else {
    const size = picture.sizeOf(cell.symbol, height) * cell.grow;
    context.save();
    // The lower edge stays where it lies.
    context.translate(x, at.y + size / 2);
    context.scale(1 + thud * SQUEEZE, 1 - thud * SQUEEZE);
    picture.symbol(context, cell.symbol, { x: 0, y: -size / 2, size });
    context.restore();
  }
  paintMark(scene, place, paint);
  context.globalAlpha = 1;
}

function paintLit(scene: Scene, { cell, place }: Placed, paint: Paint): void {
  const { context, picture } = paint;
  const { x, y, height } = middleOf(scene, place, paint.height);
  const at = { x, y: y + cell.dy * height, height };
  context.globalAlpha = cell.alpha;
  picture.halo(context, at);
  const size = picture.sizeOf(cell.symbol, height) * cell.grow;
  picture.symbol(context, cell.symbol, { x, y: at.y, size });
  paintMark(scene, place, paint);
  context.globalAlpha = 1;
}

function paintMark(scene: Scene, place: Position, { context, picture, height }: Paint): void {
  const written = scene.marks.get(placeOf(place));
  if (written) picture.mark(context, written, middleOf(scene, place, height));
}

type Turning = { readonly motion: NonNullable<Motion>; readonly reel: number };

function paintMotion(scene: Scene, { motion, reel }: Turning, paint: Paint): void {
  const { context, picture, strips } = paint;
  const strip = strips[reel] ?? [];
  const first = Math.floor(motion.offset);
  const draw = motion.fast ? picture.blurred : picture.cell;
  const { height } = middleOf(scene, [reel, 0], paint.height);
  for (let row = -1; row <= motion.rows; row += 1) {
    const index = first + row;
    const symbol = strip.at(index % strip.length) ?? 0;
    const x = SIDE + (reel + 0.5) * CELL;
    const y = CREST + (index - motion.offset + 0.5) * height;
    draw(context, symbol, { x, y, height });
  }
  for (let row = 0; row < motion.rows; row += 1) {
    const symbol = scene.still.get(placeOf([reel, row]));
    if (symbol === undefined) continue;
    const at = middleOf(scene, [reel, row], paint.height);
    picture.halo(context, at);
    picture.symbol(context, symbol, { ...at, size: picture.sizeOf(symbol, height) });
  }
}

/** Light on a reel that may still bring something: it says nothing of whether it will. */
function paintAwaited(reel: number, { context, height }: Paint): void {
  const left = SIDE + reel * CELL;
  const light = context.createLinearGradient(left, 0, left + CELL, 0);
  light.addColorStop(0, 'rgba(255, 214, 110, 0.75)');
  light.addColorStop(0.3, 'rgba(255, 214, 110, 0.08)');
  light.addColorStop(0.7, 'rgba(255, 214, 110, 0.08)');
  light.addColorStop(1, 'rgba(255, 214, 110, 0.75)');
  context.fillStyle = light;
  context.fillRect(left, CREST, CELL, height - CREST - SILL);
}
