import { fold } from '@nokshi/games/art/fold.ts';
import { PALETTES } from '@nokshi/games/art/palettes.ts';
import { GROUNDS } from '../grounds.ts';
import { element, patch, stitch, stitchedDisc } from '../stitch.ts';
import { dye, type Look } from './look.ts';

const crests = (y: number) => `M-120 ${y}q15-11 30 0${'t30 0'.repeat(7)}V120H-120Z`;
const ripple = (r: number, opacity: string) => element('circle', { r, fill: '#fff', opacity });

/** The river: ripples, a sail as its window, the far bank, waves in front. */
export const PADMA: Look = {
  cloth: PALETTES.PADMA,
  dyes: [dye('0b2f47 2f84a0'), dye('0d5663 4cb3b8'), dye('3a2a5c 8a74bf'), dye('a5382a ff9d6c')],
  quilts: GROUNDS,
  edge: '#f3fbff',
  window: fold('M0 -112Q62 -108 88 -92Q66 -6 92 92Q40 80 0 80'),
  airy: true,
  halo: ({ cloth: { border } }) =>
    ripple(118, '.08') +
    ripple(96, '.1') +
    ripple(72, '.14') +
    stitchedDisc([0, 0, 107], border, { width: 2.4, dash: 3, gap: 9 }),
  land: ({ cloth: { colours, border } }) =>
    patch(
      'M-120 14Q-100 2-84 12Q-78-2-62 6Q-40-4-26 12Q20 6 60 12Q74-6 92 6Q108-2 120 8V40H-120Z',
      colours.d,
    ) +
    patch('M-120 22H120V120H-120Z', colours.b) +
    stitch('M-120 34H-60M-30 36H40M70 33H120M-100 46H-20M20 48H104', border, {
      width: 2.4,
      dash: 12,
      gap: 9,
    }),
  near: ({ cloth: { border, colours } }) =>
    patch(crests(62), colours.b) +
    patch(crests(80), colours.ink) +
    stitch('M-120 72q15-11 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0', border, {
      width: 2.6,
      dash: 9,
      gap: 6,
    }),
  border: ({ cloth: { colours }, dye }) =>
    patch(`${crests(84)}M-120-120H120V-108q-15 11-30 0${'t-30 0'.repeat(7)}Z`, dye.cloth) +
    stitch('M-120-102q15 11 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0', colours.c, {
      width: 2.6,
      dash: 9,
      gap: 6,
    }),
};
