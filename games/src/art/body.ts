import type { SlotSymbol } from '@nokshi/house-math/slot/game.ts';
import { drawMotif } from './draw-motif.ts';
import type { Palette } from './palettes.ts';
import type { Motif } from './shapes.ts';
import { type Context, contextOf, hiddenSurface, type Surface } from './surface.ts';

export type Role = SlotSymbol['role'];

/** The box of a drawing, logical units. */
export const BOX = 100;
/** Edge, shadow and beaks reach over the box of a drawing. */
export const BODY_ROOM = 1.3;

/** Units that the sewn edge stands out beyond the drawing. */
const EDGE = 3.4;
const RIM = 1.5;
/** Directions in which an outline is spread to become an edge. */
const SPREAD = 14;

const GOLD = ['#fff1bf', '#e9b949', '#9a6512'] as const;
const CLOTH = ['#ffffff', '#efe3cb', '#b9a37c'] as const;

/**
 * A symbol as a thing of cloth round 0, 0: its drawing cut out with a sewn edge (gold for what is worth most), rows of
 * kantha stitches in its cloth, light from above and a shadow below. Source: design.md, the stage.
 */
export function drawBody(
  context: Context,
  motif: Motif,
  { palette, role }: { readonly palette: Palette; readonly role: Role },
): void {
  const scale = context.getTransform().a;
  const side = Math.ceil(BOX * BODY_ROOM * scale);
  const layer = (draw: (own: Context) => void): Surface => {
    const surface = hiddenSurface(side, side);
    const own = contextOf(surface);
    own.setTransform(scale, 0, 0, scale, side / 2, side / 2);
    draw(own);
    return surface;
  };
  const across = side / scale;
  const put = (on: Context, surface: Surface, [x, y] = [0, 0]) =>
    on.drawImage(surface, x - across / 2, y - across / 2, across, across);

  const plain = layer((own) => drawMotif(own, motif, palette.colours));
  const worn = layer((own) => {
    put(own, plain);
    own.globalCompositeOperation = 'source-atop';
    texture(own);
  });
  const shape = (fill: string | CanvasGradient) =>
    layer((own) => {
      put(own, plain);
      own.globalCompositeOperation = 'source-in';
      own.fillStyle = fill;
      own.fillRect(-BOX, -BOX, 2 * BOX, 2 * BOX);
    });
  const edge = shape(edgeOf(context, role));
  const rim = shape(palette.rim);
  const spread = (surface: Surface, by: number) =>
    layer((own) => {
      for (let i = 0; i < SPREAD; i += 1) {
        const turn = (i / SPREAD) * 2 * Math.PI;
        put(own, surface, [by * Math.cos(turn), by * Math.sin(turn)]);
      }
    });
  const whole = layer((own) => {
    put(own, spread(rim, EDGE + RIM));
    put(own, spread(edge, EDGE));
    put(own, worn);
  });

  context.save();
  context.shadowColor = 'rgba(10, 6, 14, 0.55)';
  context.shadowBlur = 5 * scale;
  context.shadowOffsetY = 3 * scale;
  put(context, whole);
  context.restore();
}

function edgeOf(context: Context, role: Role): CanvasGradient {
  const colours = role === 'low' ? CLOTH : GOLD;
  const fill = context.createLinearGradient(-20, -BOX / 2, 20, BOX / 2);
  colours.forEach((colour, at) => fill.addColorStop(at / (colours.length - 1), colour));
  return fill;
}

/** Rows of short stitches in the cloth, and light that falls from the upper left. */
function texture(context: Context): void {
  context.lineCap = 'round';
  context.lineWidth = 0.8;
  context.setLineDash([3.2, 3.4]);
  context.strokeStyle = 'rgba(255, 255, 255, 0.2)';
  context.beginPath();
  for (let y = -54; y < 56; y += 5.4) {
    context.moveTo(-56 + ((y * 7) % 5), y);
    context.lineTo(56, y - 4);
  }
  context.stroke();
  context.setLineDash([]);
  const light = context.createRadialGradient(-16, -26, 4, 0, 0, 66);
  light.addColorStop(0, 'rgba(255, 255, 255, 0.34)');
  light.addColorStop(0.45, 'rgba(255, 255, 255, 0)');
  light.addColorStop(1, 'rgba(16, 6, 20, 0.38)');
  context.fillStyle = light;
  context.fillRect(-BOX, -BOX, 2 * BOX, 2 * BOX);
}
