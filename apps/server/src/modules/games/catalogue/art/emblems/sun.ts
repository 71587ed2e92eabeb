import { disc, element, patch, petal, stitchedDisc, turned } from '../stitch.ts';
import type { Emblem } from './emblem.ts';

/** The wheel alone: the sun, and the chariot wheel of a fair. */
export const wheel: Emblem = (colours, choose) => {
  const rays = choose('rays', [12, 16, 20]);
  const width = 230 / rays;
  const lean = choose('lean', [0, 3, 6, 9, 12]);
  return [
    element('defs', {}, element('g', { id: 'a' }, patch(petal(40, 82, width), colours.one))),
    element('defs', {}, element('g', { id: 'b' }, patch(petal(40, 66, width * 0.7), colours.leaf))),
    turned('b', rays, lean + 180 / rays),
    turned('a', rays, lean),
    disc([0, 0, 45], colours.two),
    stitchedDisc([0, 0, 38], colours.thread, { width: 2.2, dash: 6, gap: 4 }),
    disc([0, 0, 29], colours.three),
    stitchedDisc([0, 0, 21], colours.two, { width: 2.4, dash: 5, gap: 4 }),
    disc([0, 0, 11], colours.one),
    stitchedDisc([0, 0, 6], colours.thread, { width: 2, dash: 2.4, gap: 2.3 }),
  ].join('');
};
