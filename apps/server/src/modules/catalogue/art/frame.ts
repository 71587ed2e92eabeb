import type { Choose } from './hash.ts';
import type { Palette } from './palettes.ts';
import { n, patch, stitch } from './stitch.ts';

/** The border of a cloth, stitched around the picture. */
export function frame(width: number, height: number, dress: { colours: Palette; choose: Choose }) {
  const { colours, choose } = dress;
  return choose('frame', [rule, corners, rope])({ width, height, colours });
}

type Cut = { readonly width: number; readonly height: number; readonly colours: Palette };

const box = ({ width, height }: Cut, inset: number) =>
  `M${n(inset)} ${n(inset)}h${n(width - 2 * inset)}v${n(height - 2 * inset)}h${n(2 * inset - width)}z`;

const rule = (cut: Cut) =>
  stitch(box(cut, 9), cut.colours.one, { width: 3, dash: 9, gap: 6 }) +
  stitch(box(cut, 15), cut.colours.two, { width: 1.8, dash: 5, gap: 5 });

const corners = (cut: Cut) => {
  const { width: w, height: h, colours } = cut;
  const diamond = (x: number, y: number) => `M${x} ${y - 9}l9 9-9 9-9-9z`;
  const at = diamond(16, 16) + diamond(w - 16, 16) + diamond(16, h - 16) + diamond(w - 16, h - 16);
  const side = `M32 16H${w - 32}M32 ${h - 16}H${w - 32}M16 32V${h - 32}M${w - 16} 32V${h - 32}`;
  return stitch(side, colours.two, { width: 2.6, dash: 8, gap: 6 }) + patch(at, colours.one);
};

const rope = (cut: Cut) =>
  stitch(box(cut, 11), cut.colours.one, { width: 7, dash: 0.1, gap: 11.9 }) +
  stitch(box(cut, 19), cut.colours.two, { width: 1.8, dash: 6, gap: 5 });
