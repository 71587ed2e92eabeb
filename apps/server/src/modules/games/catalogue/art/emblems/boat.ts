import type { Palette } from '../palettes.ts';
import { disc, element, group, patch, stitch, stitchedDisc } from '../stitch.ts';

const HULL = 'M-98 12Q-62 40 0 40T100-2Q86 46 46 62Q0 72-44 62Q-84 48-98 12Z';
const GUNWALE = 'M-98 12Q-62 40 0 40T100-2L94 12Q60 49 0 51T-91 25Z';
const SAIL = 'M-50-76Q2-90 54-76Q70-42 56-4Q2-18-48-4Q-36-42-50-76Z';

/** A line of the river from -160 on, `crests` times 40 long. */
export const wave = (y: number, crests: number): string =>
  `M-160 ${y}q20-11 40 0${'t40 0'.repeat(crests - 1)}`;

export const risingSun = (x: number, y: number, colours: Palette): string =>
  disc([x, y, 46], colours.one) +
  stitchedDisc([x, y, 38], colours.thread, { width: 1.8, dash: 5, gap: 4 }) +
  stitchedDisc([x, y, 56], colours.one, { width: 2, dash: 6, gap: 6 });

/** The boat alone. */
export const nouka = (colours: Palette): string =>
  [
    patch('M-2-92h6v134h-6z', colours.two),
    element('clipPath', { id: 'a' }, element('path', { d: SAIL })),
    group(
      { 'clip-path': 'url(#a)' },
      patch('M-70-94h150v100h-150z', colours.three),
      patch('M-70-60h150v17h-150zM-70-28h150v12h-150z', colours.two),
    ),
    stitch('M-42-69Q2-80 47-69Q60-42 49-14', colours.leaf, { width: 2, dash: 5, gap: 4 }),
    patch(HULL, colours.two),
    patch(GUNWALE, colours.leaf),
    stitch('M-74 45Q-40 60 0 60T78 38', colours.thread, { width: 2, dash: 6, gap: 5 }),
  ].join('');
