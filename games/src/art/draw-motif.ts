import { type Colour, HEM, type Motif } from './shapes.ts';
import type { Context } from './surface.ts';

/** A drawing as it is cut and sewn, round 0, 0 in its box of -50..50. */
export function drawMotif(
  context: Context,
  motif: Motif,
  colours: Readonly<Record<Colour, string>>,
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const shape of motif) {
    const path = new Path2D(shape.path);
    if (shape.fill) {
      context.fillStyle = colours[shape.fill];
      context.fill(path);
      // The patch reaches beyond its outline, so that the stitch runs inside its edge as a hem does.
      context.setLineDash([]);
      context.lineWidth = shape.stitch ? HEM : 0.5;
      context.strokeStyle = colours[shape.fill];
      context.stroke(path);
    }
    if (!shape.stitch) continue;
    context.setLineDash(shape.solid ? [] : [4.6, 4.4]);
    context.lineWidth = shape.width ?? (shape.fill ? 1.7 : 2.6);
    context.strokeStyle = colours[shape.stitch];
    context.stroke(path);
  }
}
