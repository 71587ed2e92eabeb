import type { Palette } from '@nokshi/games/art/palettes.ts';
import { sewn } from '@nokshi/games/art/sewn.ts';
import type { Colour, Motif } from '@nokshi/games/art/shapes.ts';
import { element, group } from './stitch.ts';

/** A drawing that is laid on the cloth: its light edge, its shadow, light from above. */
export type Applique = {
  readonly id: string;
  readonly motif: Motif;
  readonly colours: Palette['colours'];
  readonly edge: string;
  readonly rim: string;
  /** So many of its shapes are sewn with a visible thread. */
  readonly stitched: number;
};

/** Threads that change places, in pairs: `ab` is `a` for `b` and `b` for `a`. */
export function dyed(colours: Palette['colours'], pairs = ''): Palette['colours'] {
  const changed = { ...colours };
  for (const [one, other] of pairs.match(/../g) ?? []) {
    const [a, b] = [one, other] as [Colour, Colour];
    [changed[a], changed[b]] = [changed[b], changed[a]];
  }
  return changed;
}

/** The outline of a drawing: each of its patches and its thick threads, for `use` to colour. */
export const outline = ({ id, motif }: Applique): string =>
  group(
    { id },
    ...motif
      .filter(({ fill, solid }) => fill || solid)
      .map(({ path, fill }) => element('path', { d: path, fill: fill ? undefined : 'none' })),
  );

/** The outline in one colour, so many units wider than it is. */
const spread = (
  id: string,
  [colour, width]: readonly [colour: string, width: number],
  more = {},
): string =>
  element('use', { href: `#${id}`, fill: colour, stroke: colour, 'stroke-width': width, ...more });

/** The shadow, the edge and the drawing itself in a box of -50..50. */
export const laid = (piece: Applique): string =>
  spread(piece.id, [piece.rim, 17], { y: 5, opacity: '.45' }) +
  spread(piece.id, [piece.edge, 15]) +
  sewn(piece.motif, piece.colours, { stitched: piece.stitched });

/** Light and shade over the drawing, as if its cloth were padded. */
export const padded = ({ id }: Applique): string =>
  element(
    'linearGradient',
    { id: `${id}l`, x2: '.6', y2: '1' },
    '<stop stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>' +
      '<stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".34"/>',
  ) +
  element('mask', { id: `${id}m` }, spread(id, ['#fff', 5])) +
  `<path mask="url(#${id}m)" fill="url(#${id}l)" d="M-56-56H56V56H-56z"/>`;
