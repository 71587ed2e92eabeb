import type { Choose } from '../hash.ts';
import type { Palette } from '../palettes.ts';
import { disc, element, group, patch, petal, stitch, stitchedDisc, turned } from '../stitch.ts';

/** The lotus alone, 84 from the middle to the tips. */
export function medallion(colours: Palette, choose: Choose): string {
  const petals = choose('petals', [8, 10, 12]);
  const lean = choose('lean', [0, 4, 8, 12, 15]);
  const width = 196 / petals;
  const layer = (id: string, ...drawn: string[]) => group({ id }, ...drawn);
  const vein = stitch(petal(40, 77, width * 0.5), colours.thread, { width: 1.8, dash: 5, gap: 4 });
  return [
    element(
      'defs',
      {},
      layer('a', patch(petal(14, 86, width), colours.one), vein) +
        layer('b', patch(petal(10, 64, width * 0.86), colours.two)) +
        layer('c', patch(petal(6, 42, width * 0.62), colours.three)),
    ),
    turned('a', petals, lean),
    turned('b', petals, lean + 180 / petals),
    turned('c', petals, lean),
    disc([0, 0, 16], colours.cloth),
    disc([0, 0, 10], colours.leaf),
    stitchedDisc([0, 0, 14.5], colours.thread, { width: 2, dash: 2.5, gap: 4.3 }),
  ].join('');
}
