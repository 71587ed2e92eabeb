import { PALETTES } from '@nokshi/games/art/palettes.ts';
import { petals } from '@nokshi/games/art/shapes.ts';
import { GROUNDS } from '../grounds.ts';
import { disc, patch, stitch } from '../stitch.ts';
import { dye, type Look } from './look.ts';

const column = (x: number) =>
  [-96, -72, -48, -24, 0, 24, 48, 72, 96].map((y) => `M${x} ${y - 9}l7 9l-7 9l-7-9Z`).join('');

/** The loom: a gilded medallion, an arch, the palace at dusk, woven borders. */
export const JAMDANI: Look = {
  cloth: PALETTES.JAMDANI,
  dyes: [dye('4a1233 a4467a'), dye('1b3a52 4f83a6'), dye('2c4028 7c9a63'), dye('0f4a48 46978f')],
  quilts: GROUNDS,
  edge: '#fdf3dc',
  window: 'M-82 100V-34Q-82-64-52-71Q-44-92-20-90L0-112L20-90Q44-92 52-71Q82-64 82-34V100Z',
  airy: false,
  halo: ({ cloth: { colours, border }, dye }) =>
    patch(petals({ count: 12, from: 40, to: 132, width: 0.05 }), dye.cloth, { opacity: '.6' }) +
    patch(petals({ count: 24, from: 84, to: 116, width: 0.014 }), border) +
    disc([0, 0, 80], colours.c) +
    disc([0, 0, 74], dye.cloth),
  land: ({ cloth: { colours, border }, dye }) =>
    patch(
      'M-120 30V-10H-104V-30Q-92-52-80-30V-10H-46V-38Q-44-66-14-80Q16-66 18-38V-10H58V-34Q72-60 86-34V-10H120V30Z',
      dye.cloth,
      { opacity: '.8' },
    ) +
    patch('M-120 26H120V120H-120Z', colours.a) +
    patch([-90, -30, 30, 90].map((x) => `M${x} 40l28 18l-28 18l-28-18Z`).join(''), border, {
      opacity: '.55',
    }) +
    stitch('M-120 30H120', border, { width: 3, dash: 9, gap: 6 }),
  near: ({ cloth: { border }, dye }) =>
    patch('M-120 88H120V120H-120Z', dye.cloth) +
    patch(
      [-105, -75, -45, -15, 15, 45, 75, 105].map((x) => `M${x} 92l12 12l-12 12l-12-12Z`).join(''),
      border,
    ),
  border: ({ cloth: { border }, dye }) =>
    patch('M-120-120h24v240h-24zM96-120h24v240h-24z', dye.cloth) +
    patch(column(-108) + column(108), border) +
    stitch('M-94-120V120M94-120V120', border, { width: 2, dash: 6, gap: 4 }),
};
