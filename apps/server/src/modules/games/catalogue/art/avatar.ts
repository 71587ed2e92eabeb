import { fish } from './emblems/fish.ts';
import { kalka } from './emblems/kalka.ts';
import { medallion } from './emblems/lotus.ts';
import { wheel } from './emblems/sun.ts';
import { chooser } from './hash.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { disc, element, group, stitchedDisc } from './stitch.ts';

/** A member's picture before they choose one: 96 x 96, round. */
export function avatar(seed: string): string {
  const choose = chooser(`avatar:${seed}`);
  const colours = choose('palette', PALETTES);
  const emblem = choose('emblem', [medallion, kalka, fish, wheel]);
  return framed(colours, group({ transform: 'scale(.44)' }, emblem(colours, choose)));
}

/** The round cloth with its seam, and the emblem on it. */
export function framed(colours: Palette, ...sewn: string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-48 -48 96 96' },
    [
      element('clipPath', { id: 'w' }, element('circle', { r: 48 })),
      disc([0, 0, 48], colours.cloth),
      group({ 'clip-path': 'url(#w)' }, ...sewn),
      stitchedDisc([0, 0, 44], colours.two, { width: 2.2, dash: 5, gap: 3.4 }),
    ].join(''),
  );
}
