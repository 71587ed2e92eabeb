import type { Palette as Cloth } from '@nokshi/games/art/palettes.ts';
import type { Ground } from '../grounds.ts';
import { patch } from '../stitch.ts';

/** A cloth, and what it looks like in the light. */
export type Dye = { readonly cloth: string; readonly soft: string };
export type Dress = { readonly cloth: Cloth; readonly dye: Dye };

/** The style of one vendor's cards, whatever they show; drawn in a box of -120..120. */
export type Look = {
  readonly cloth: Cloth;
  readonly dyes: readonly [Dye, ...Dye[]];
  readonly quilts: readonly [Ground, ...Ground[]];
  /** The colour of the edge round each applique. */
  readonly edge: string;
  /** The outline of the studio's window. */
  readonly window: string;
  /** What rings a hero that stands alone, round 0,0. */
  halo(dress: Dress): string;
  /** Whether that suits the sky as well as the cloth. */
  readonly airy: boolean;
  /** The land from the horizon down. */
  land(dress: Dress): string;
  /** What the hero stands in, in front of it. */
  near(dress: Dress): string;
  /** The border along the picture's edge. */
  border(dress: Dress): string;
};

export const dye = (colours: string): Dye => {
  const [cloth = '', soft = ''] = colours.split(' ');
  return { cloth: `#${cloth}`, soft: `#${soft}` };
};

export const box = (inset: number): string => {
  const far = 120 - inset;
  return `M-${far}-${far}H${far}V${far}H-${far}Z`;
};

export const everyTurn = (d: string, fill: string): string =>
  [0, 90, 180, 270].map((turn) => patch(d, fill, { transform: `rotate(${turn})` })).join('');
