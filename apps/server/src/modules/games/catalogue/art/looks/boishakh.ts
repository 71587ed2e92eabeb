import { fold } from '@nokshi/games/art/fold.ts';
import { PALETTES } from '@nokshi/games/art/palettes.ts';
import { dots, petals } from '@nokshi/games/art/shapes.ts';
import { GROUNDS } from '../grounds.ts';
import { patch, stitch, stitchedDisc } from '../stitch.ts';
import { dye, type Look } from './look.ts';

/** Flags under a slack string. */
const flags = (from: number) =>
  [0, 1, 2, 3]
    .map((i) => {
      const x = from + 60 * i;
      const y = Math.round(-104 - (x + 15) ** 2 / 1400);
      return `M${x} ${y}h30l-15 30z`;
    })
    .join('');

/** The fair: alpona, a kite as its window, tents in a field, a string of flags. */
export const BOISHAKH: Look = {
  cloth: PALETTES.BOISHAKH,
  dyes: [dye('a82a12 f2703c'), dye('123f78 3f8ad0'), dye('135c36 4fae74'), dye('d98a00 ffd45c')],
  quilts: GROUNDS,
  edge: '#fffaf0',
  window: fold('M0 -118L104 -16L0 98'),
  airy: false,
  halo: ({ cloth: { colours }, dye }) =>
    patch(petals({ count: 12, from: 52, to: 136, width: 0.05 }), dye.cloth, { opacity: '.6' }) +
    patch(petals({ count: 12, from: 66, to: 118, width: 0.026, turn: 1 / 24 }), colours.cloth, {
      opacity: '.85',
    }) +
    stitchedDisc([0, 0, 58], colours.cloth, { width: 3, dash: 0.1, gap: 9 }),
  land: ({ cloth: { colours } }) =>
    patch(flags(-120), colours.a) +
    patch(flags(-90), colours.b) +
    stitch('M-120-113Q0-94 120-113', colours.cloth, { width: 3, dash: 9, gap: 5 }) +
    patch('M-112 24L-84-22L-56 24ZM64 24L90-14L116 24Z', colours.a) +
    patch('M-96 24L-84-22L-72 24ZM80 24L90-14L100 24Z', colours.cloth) +
    patch('M-120 22Q-60 8 0 20T120 16V120H-120Z', colours.c) +
    patch('M-120 44Q-30 24 40 42T120 38V120H-120Z', colours.d) +
    stitch('M-120 56Q-30 36 40 54T120 50M-120 72Q-30 52 40 70T120 66', colours.c, {
      width: 2.2,
      dash: 6,
      gap: 7,
    }),
  near: ({ cloth: { rim } }) =>
    patch(`M-120 120V92${'l5 10l5-18l6 16l4-10'.repeat(12)}V120Z`, rim, { opacity: '.5' }),
  border: ({ cloth: { colours } }) =>
    patch(flags(-120), colours.c) +
    patch(flags(-90), colours.cloth) +
    stitch('M-120-113Q0-94 120-113', colours.ink, { width: 3, dash: 9, gap: 5 }) +
    patch(
      dots(4, ...[-100, -75, -50, -25, 0, 25, 50, 75, 100].map((x) => [x, 112] as const)),
      colours.cloth,
    ),
};
