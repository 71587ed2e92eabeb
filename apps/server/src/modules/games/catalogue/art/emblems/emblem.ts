import type { Choose } from '../hash.ts';
import type { Palette } from '../palettes.ts';
import { disc, element, stitchedDisc } from '../stitch.ts';

/**
 * The motif of a banner or an avatar, drawn around 0,0; ids are single letters from `a` on. The
 * seed chooses variants.
 */
export type Emblem = (colours: Palette, choose: Choose) => string;

/** Plain cloth around a motif with echoes of it in thread, as in quilting. */
export const halo = ({ cloth, soft }: Palette): string =>
  disc([0, 0, 116], cloth) +
  stitchedDisc([0, 0, 97], soft, { width: 2 }) +
  stitchedDisc([0, 0, 109], soft, { width: 2 });

/** The same small motif in each corner, facing the centre; `id` draws it for the upper left. */
export const inCorners = (id: string): string =>
  ['', 'scale(-1 1)', 'scale(1 -1)', 'scale(-1 -1)']
    .map((transform) => element('use', { href: `#${id}`, transform: transform || undefined }))
    .join('');
