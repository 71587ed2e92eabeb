import { PALETTES } from '@nokshi/games/art/palettes.ts';
import { circle, petals } from '@nokshi/games/art/shapes.ts';
import { GROUNDS } from '../grounds.ts';
import { patch, stitch, stitchedDisc } from '../stitch.ts';
import { box, dye, everyTurn, type Look } from './look.ts';

/** Needlework: rounds of petals, quilted hills, leaves in the corners, a double running stitch. */
export const NOKSHI: Look = {
  cloth: PALETTES.NOKSHI,
  dyes: [dye('7d1820 c8414a'), dye('1d2762 4a5fb8'), dye('c08a1e f2cf73'), dye('1f4a34 4f8f68')],
  quilts: GROUNDS,
  edge: '#fff8ea',
  window: circle(0, -10, 84),
  airy: false,
  halo: ({ cloth: { colours }, dye }) =>
    patch(petals({ count: 16, from: 60, to: 128, width: 0.034 }), dye.cloth, { opacity: '.55' }) +
    patch(petals({ count: 16, from: 74, to: 112, width: 0.018 }), colours.c, { opacity: '.8' }) +
    stitchedDisc([0, 0, 62], colours.cloth, { width: 2, dash: 6, gap: 5 }),
  land: ({ cloth: { colours } }) =>
    patch('M-120 20Q-66-8 0 20T120 8V120H-120Z', colours.d) +
    patch('M-120 52Q-40 22 40 48T120 42V120H-120Z', colours.a) +
    stitch(
      'M-120 32Q-66 4 0 32T120 20M-120 64Q-40 34 40 60T120 54M-120 78Q-40 48 40 74T120 68',
      colours.c,
      {
        width: 2,
        dash: 6,
        gap: 6,
      },
    ),
  near: ({ cloth: { colours } }) =>
    patch(
      'M-118 120Q-124 76-98 52Q-86 84-108 120ZM-104 120Q-96 84-66 78Q-74 108-96 120ZM118 120Q124 76 98 52Q86 84 108 120ZM104 120Q96 84 66 78Q74 108 96 120Z',
      colours.c,
    ),
  border: ({ cloth: { colours } }) =>
    everyTurn('M-120-120H-74Q-78-84-120-74Z', colours.a) +
    everyTurn('M-114-114Q-84-112-86-86Q-112-84-114-114Z', colours.c) +
    stitch(box(7), colours.cloth, { width: 3, dash: 9, gap: 6 }),
};
