import { boardOf, CREST, type Machine } from '../art/machine/measures.ts';
import { middleOf, type Paint } from './places.ts';
import type { Scene, Thread } from './scene.ts';

/** A win's running stitch, through the places that won and no further. */
export function paintThread(scene: Scene, { points, progress }: Thread, paint: Paint): void {
  const { context, picture, height } = paint;
  const [first, ...rest] = points.map((point) => middleOf(scene, point, height));
  if (!first) return;
  const path = new Path2D();
  let before = first;
  let length = 0;
  path.moveTo(first.x, first.y);
  for (const next of rest) {
    path.lineTo(next.x, next.y);
    length += Math.hypot(next.x - before.x, next.y - before.y);
    before = next;
  }
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  // One dash hides what is not sewn yet; the stitches are drawn over it in the thread's colour.
  context.setLineDash(stitches(length * progress, length));
  context.lineWidth = 8;
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

/** The pattern that a larger win sews around the frame: from the foot on both sides up to the board. */
export function paintSeam({ width, height }: Machine, sewn: number, { context }: Paint): void {
  const top = CREST - 34;
  const side = (from: number, to: number) => {
    const path = new Path2D();
    path.moveTo(width / 2, height - 10);
    path.lineTo(from, height - 10);
    path.lineTo(from, top);
    path.lineTo(to, top);
    return path;
  };
  const length = width + height;
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.setLineDash(stitches(length * sewn, length));
  for (const [colour, thick] of [
    ['rgba(255, 190, 60, 0.4)', 14],
    ['#fff3c8', 5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = thick;
    context.stroke(side(12, (width - boardOf(width)) / 2));
    context.stroke(side(width - 12, (width + boardOf(width)) / 2));
  }
  context.restore();
}
