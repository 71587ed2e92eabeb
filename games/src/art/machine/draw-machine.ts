import type { Palette } from '../palettes.ts';
import type { Context } from '../surface.ts';
import { drawCrest, drawPosts, drawValance } from './crafts.ts';
import { CELL, CREST, type Dress, type Machine, SIDE, SILL } from './measures.ts';

/** The cloth that the symbols lie on, a strip for each reel, from 0, 0. */
export function drawReels(
  context: Context,
  { width, height, reels }: Machine,
  { palette, free }: { readonly palette: Palette; readonly free: boolean },
): void {
  const [middle, edge] = free ? palette.reelFree : palette.reel;
  const deep = height - CREST - SILL;
  const cloth = context.createRadialGradient(
    width / 2,
    CREST + deep / 2,
    deep * 0.1,
    width / 2,
    CREST + deep / 2,
    Math.max(deep, width) * 0.62,
  );
  cloth.addColorStop(0, middle);
  cloth.addColorStop(1, edge);
  context.fillStyle = cloth;
  context.fillRect(SIDE - 4, CREST - 6, width - 2 * SIDE + 8, deep + 12);
  quilt(context, { width, height, colour: palette.quilt });
  for (let reel = 0; reel <= reels; reel += 1) {
    const x = SIDE + reel * CELL;
    const fold = context.createLinearGradient(x - 9, 0, x + 9, 0);
    fold.addColorStop(0, 'rgba(20, 8, 16, 0)');
    fold.addColorStop(0.5, 'rgba(20, 8, 16, 0.34)');
    fold.addColorStop(1, 'rgba(20, 8, 16, 0)');
    context.fillStyle = fold;
    context.fillRect(x - 9, CREST - 6, 18, deep + 12);
  }
}

type Quilt = { readonly width: number; readonly height: number; readonly colour: string };

/** Diamonds of running stitches over all of the cloth. */
function quilt(context: Context, { width, height, colour }: Quilt): void {
  context.save();
  context.beginPath();
  context.rect(SIDE, CREST - 4, width - 2 * SIDE, height - CREST - SILL + 8);
  context.clip();
  context.beginPath();
  for (let x = -height; x < width + height; x += CELL / 2) {
    context.moveTo(x, CREST);
    context.lineTo(x + height, CREST + height);
    context.moveTo(x, CREST);
    context.lineTo(x - height, CREST + height);
  }
  context.setLineDash([6, 6]);
  context.lineWidth = 1.6;
  context.strokeStyle = colour;
  context.stroke();
  context.restore();
}

/** The frame over the reels: what is cut off at its edge goes on beneath it. */
export function drawFrame(context: Context, machine: Machine, dress: Dress): void {
  const { height } = machine;
  const [lit, shaded] = dress.palette.frame;
  shadeReels(context, machine);
  const body = frameOf(machine);
  const wood = context.createLinearGradient(0, CREST - 40, 0, height);
  wood.addColorStop(0, lit);
  wood.addColorStop(1, shaded);
  context.save();
  context.shadowColor = 'rgba(8, 4, 12, 0.6)';
  context.shadowBlur = 10 * context.getTransform().a;
  context.fillStyle = wood;
  context.fill(body, 'evenodd');
  context.restore();
  context.save();
  context.clip(body, 'evenodd');
  drawPosts(context, machine, dress);
  context.restore();
  edges(context, machine, dress);
  drawValance(context, machine, dress);
  drawCrest(context, machine, dress);
}

function frameOf({ width, height }: Machine): Path2D {
  const body = new Path2D();
  body.roundRect(4, CREST - 40, width - 8, height - CREST + 36, 20);
  body.roundRect(SIDE, CREST, width - 2 * SIDE, height - CREST - SILL, 9);
  return body;
}

/** Reels are round: they darken where they turn away. */
function shadeReels(context: Context, { width, height }: Machine): void {
  const deep = height - CREST - SILL;
  const shade = context.createLinearGradient(0, CREST, 0, CREST + deep);
  shade.addColorStop(0, 'rgba(12, 5, 16, 0.62)');
  shade.addColorStop(0.1, 'rgba(12, 5, 16, 0.12)');
  shade.addColorStop(0.2, 'rgba(12, 5, 16, 0)');
  shade.addColorStop(0.82, 'rgba(12, 5, 16, 0)');
  shade.addColorStop(0.93, 'rgba(12, 5, 16, 0.12)');
  shade.addColorStop(1, 'rgba(12, 5, 16, 0.55)');
  context.fillStyle = shade;
  context.fillRect(SIDE, CREST, width - 2 * SIDE, deep);
}

/** A gold cord around the frame and around its window, and a running stitch between them. */
function edges(context: Context, { width, height }: Machine, { palette }: Dress): void {
  const cord = (inset: number, radius: number, [top, bottom]: readonly [number, number]) => {
    context.beginPath();
    context.roundRect(inset, top, width - 2 * inset, bottom - top, radius);
    context.stroke();
  };
  context.setLineDash([]);
  context.lineWidth = 3.2;
  context.strokeStyle = palette.rim;
  cord(4, 20, [CREST - 40, height - 4]);
  cord(SIDE, 9, [CREST, height - SILL]);
  const gold = context.createLinearGradient(0, CREST - 40, width, height);
  ['#fff0b8', '#dca63c', '#8d5a10', '#f3cf74', '#a8741c'].forEach((colour, at) =>
    gold.addColorStop(at / 4, colour),
  );
  context.lineWidth = 2.2;
  context.strokeStyle = gold;
  cord(5.4, 19, [CREST - 38.6, height - 5.4]);
  cord(SIDE - 1.4, 10, [CREST - 1.4, height - SILL + 1.4]);
}
