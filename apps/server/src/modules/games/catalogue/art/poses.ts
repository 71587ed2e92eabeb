import type { Pose } from './heroes/hero.ts';
import type { Dress, Look } from './looks/look.ts';
import { element, group, patch } from './stitch.ts';

/** What a composition is made of, each drawn already. */
export type Parts = {
  readonly look: Look;
  readonly dress: Dress;
  /** The quilted cloth, or the sky where the game has one. */
  readonly ground: string;
  /** The quilted cloth in any case. */
  readonly cloth: string;
  /** The sky in any case. */
  readonly air: string;
  /** What rings the hero, where it suits the ground. */
  readonly halo: string;
  /** The drawings in a box of -50..50; the second is the hero's own where it has no mate. */
  readonly hero: string;
  readonly mate: string;
  readonly mateId: string;
  /** 1 or -1: the side that the hero looks from. */
  readonly side: number;
  readonly lean: number;
  /** So much the hero is off its place. */
  readonly off: readonly [x: number, y: number];
};

type Place = {
  readonly x?: number;
  readonly y?: number;
  readonly lean?: number;
  readonly scale: number;
  readonly side?: number;
  readonly off?: readonly [x: number, y: number];
};

const put = (
  what: string,
  { x = 0, y = 0, lean = 0, scale, side = 1, off: [across, down] = [0, 0] }: Place,
): string =>
  group(
    {
      transform: `translate(${x + across} ${y + down})rotate(${lean})scale(${side * scale} ${scale})`,
    },
    what,
  );

/** Large and out of the middle, bleeding over the edge. */
const close = ({ ground, halo, hero, side, lean, off }: Parts): string =>
  ground +
  group({ transform: `translate(${side * -12} -20)` }, halo) +
  put(hero, {
    off,
    x: side * -14,
    y: -20,
    lean: lean || side * 9,
    scale: 2.2,
    side,
  });

/** A place with its horizon: what is far, the hero in front, what it stands in. */
const scene = ({ look, dress, air, hero, mate, side, lean, off }: Parts): string =>
  air +
  look.land(dress) +
  put(mate, { x: side * -76, y: 4, scale: 0.84, side: -side }) +
  put(hero, {
    off,
    x: side * 24,
    y: -22,
    lean,
    scale: 1.66,
    side,
  }) +
  look.near(dress);

/** In the studio's window, and out of it. */
const window = ({ look, dress, cloth, air, hero, side, lean, off }: Parts): string =>
  cloth +
  look.border(dress) +
  patch(look.window, look.cloth.rim, {
    stroke: look.cloth.rim,
    'stroke-width': 18,
    opacity: '.5',
  }) +
  patch(look.window, look.cloth.colours.c, { stroke: look.cloth.colours.c, 'stroke-width': 14 }) +
  patch(look.window, look.edge, { stroke: look.edge, 'stroke-width': 5 }) +
  element('clipPath', { id: 'w' }, element('path', { d: look.window })) +
  group({ 'clip-path': 'url(#w)' }, air) +
  put(hero, {
    off,
    y: -20,
    lean: lean || side * 4,
    scale: 1.64,
    side,
  });

/** Two beside each other, the nearer one larger. */
const pair = ({ ground, halo, hero, mate, side, lean, off }: Parts): string =>
  ground +
  group({ transform: `translate(${side * -10} -14)scale(1.1)` }, halo) +
  put(mate, { x: side * -46, y: -48, lean: side * -10, scale: 1.3, side: -side }) +
  put(hero, {
    off,
    x: side * 32,
    y: -6,
    lean: lean || side * 7,
    scale: 1.56,
    side,
  });

/** On cloth that is printed with the second drawing, breaking out of its border. */
const pattern = ({ look, dress, ground, hero, mateId, side, lean, off }: Parts): string => {
  return (
    ground +
    element(
      'pattern',
      {
        id: 'p',
        width: 60,
        height: 60,
        patternUnits: 'userSpaceOnUse',
        patternTransform: 'rotate(-12)',
      },
      group(
        { fill: look.edge, stroke: look.edge, 'stroke-width': 3 },
        `<use href="#${mateId}" transform="translate(15 15)scale(.27)"/>`,
        `<use href="#${mateId}" transform="translate(45 45)scale(-.27 .27)"/>`,
      ),
    ) +
    '<path fill="url(#p)" opacity=".42" d="M-120-120H120V120H-120z"/>' +
    look.border(dress) +
    put(hero, {
      off,
      y: -22,
      lean: lean || side * -6,
      scale: 1.9,
      side,
    })
  );
};

export const POSES: Readonly<Record<Pose, (parts: Parts) => string>> = {
  close,
  scene,
  window,
  pair,
  pattern,
};
