import { BOX, type Role } from './body.ts';
import type { Palette } from './palettes.ts';
import type { Middle, Patch } from './places.ts';
import type { Context } from './surface.ts';

/** Words as pictures, so that who paints needs no letters of either language. */
export type Lettering = Readonly<Partial<Record<Role, ImageBitmap>>>;

type Mark = { readonly middle: Middle; readonly palette: Palette };

export function drawMark(context: Context, text: string, { middle, palette }: Mark): void {
  const { x, y } = middle;
  context.font = '700 21px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const half = Math.min(BOX / 2 - 4, context.measureText(text).width / 2 + 9);
  context.fillStyle = palette.rim;
  context.beginPath();
  context.roundRect(x - half, y + 11, 2 * half, 32, 16);
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = '#e9b949';
  context.stroke();
  context.fillStyle = '#fff8ea';
  context.fillText(text, x, y + 28, BOX - 16);
}

/** Light from behind, fading to the edge of the place. */
export function drawHalo(context: Context, { x, y, height }: Patch): void {
  const reach = Math.min(Math.max(BOX, height), BOX * 1.5) / 2 + 8;
  const light = context.createRadialGradient(x, y, 8, x, y, reach);
  light.addColorStop(0, 'rgba(255, 247, 205, 0.95)');
  light.addColorStop(0.5, 'rgba(255, 212, 96, 0.6)');
  light.addColorStop(1, 'rgba(255, 190, 60, 0)');
  context.fillStyle = light;
  context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
}

/** Half the width of a ribbon, and where it lies below the middle of its symbol. */
const RIBBON = { half: 47, top: 21, deep: 25 };

/** A band of cloth with the symbol's word on it. */
export function drawRibbon(context: Context, words: ImageBitmap, palette: Palette): void {
  const { half, top, deep } = RIBBON;
  const fold = new Path2D(
    `M${-half - 3} ${top + 5}h14v${deep}h-14l6 ${-deep / 2}ZM${half + 3} ${top + 5}h-14v${deep}h14l-6 ${-deep / 2}Z`,
  );
  const band = new Path2D(
    `M${-half + 5} ${top}Q0 ${top + 7} ${half - 5} ${top}V${top + deep}Q0 ${top + deep + 7} ${-half + 5} ${top + deep}Z`,
  );
  context.lineJoin = 'round';
  context.setLineDash([]);
  context.lineWidth = 2;
  context.strokeStyle = palette.rim;
  context.fillStyle = '#8d5a10';
  context.fill(fold);
  context.stroke(fold);
  const cloth = context.createLinearGradient(0, top, 0, top + deep + 6);
  cloth.addColorStop(0, '#fff3c8');
  cloth.addColorStop(1, '#eebb48');
  context.fillStyle = cloth;
  context.fill(band);
  context.stroke(band);
  const high = deep - 6;
  const wide = Math.min(2 * half - 16, (words.width / words.height) * high);
  context.drawImage(words, -wide / 2, top + 6.5, wide, high);
}
