import type { Choose } from '../hash.ts';
import type { Palette } from '../palettes.ts';
import { disc, element, stitchedDisc } from '../stitch.ts';

/**
 * What a banner or an avatar shows, drawn around 0,0; ids are single letters from `a` on. Variants
 * are chosen by the seed.
 */
export type Emblem = (colours: Palette, choose: Choose) => string;

/** Plain cloth around a motif and echoes of it in thread, as quilting runs around a motif. */
export const halo = ({ cloth, soft }: Palette): string =>
  disc([0, 0, 116], cloth) +
  stitchedDisc([0, 0, 97], soft, { width: 2 }) +
  stitchedDisc([0, 0, 109], soft, { width: 2 });

/** The same small motif in each corner, looking to the middle; `id` draws it for the upper left. */
export const inCorners = (id: string): string =>
  ['', 'scale(-1 1)', 'scale(1 -1)', 'scale(-1 -1)']
    .map((transform) => element('use', { href: `#${id}`, transform: transform || undefined }))
    .join('');
