import { fold } from '@nokshi/games/art/fold.ts';
import { PALETTES } from '@nokshi/games/art/palettes.ts';
import { GROUNDS } from '../grounds.ts';
import { patch, stitch } from '../stitch.ts';
import { dye, type Look } from './look.ts';

const LEAF = 'M0 0Q-40-44-12-124Q34-70 0 0Z';
const leaves = (fill: string, turns: readonly number[], from: string) =>
  turns
    .map((turn) => patch(LEAF, fill, { transform: `translate(${from})rotate(${turn})` }))
    .join('');
const FERN =
  'M-120 120V58Q-96 66-92 92Q-84 66-60 62Q-62 88-84 104Q-62 92-42 98Q-50 114-76 120ZM120 120V58Q96 66 92 92Q84 66 60 62Q62 88 84 104Q62 92 42 98Q50 114 76 120Z';

/** The mangrove: broad leaves from the corners, a leaf as its window, roots and ferns. */
export const SUNDAR: Look = {
  cloth: PALETTES.SUNDAR,
  dyes: [dye('0e3a29 3f9467'), dye('16405f 4f97b8'), dye('4a1a48 a2559a'), dye('56631a b9c552')],
  quilts: GROUNDS,
  edge: '#f6fff4',
  window: fold('M0 -116Q104 -74 96 4Q82 72 0 92'),
  airy: true,
  halo: ({ cloth: { colours }, dye }) =>
    leaves(dye.cloth, [-78, -38, 2, 42, 82, 122, 162, 202, 242], '0 0') +
    leaves(colours.d, [-58, -18, 22, 62, 102, 142, 182, 222, 262], '0 0').replace(
      /<path /g,
      '<path opacity=".7" ',
    ),
  land: ({ cloth: { colours }, dye }) =>
    patch(
      'M-120-22Q-104-54-74-44Q-52-74-26-46Q-4-62 10-42Q34-78 62-48Q92-66 120-26V40H-120Z',
      dye.cloth,
      { opacity: '.75' },
    ) +
    stitch(
      'M-92-30L-100 34M-92-8L-78 34M-40-34L-36 34M-38-6L-54 34M44-36L40 34M42-8L60 34M94-30L90 34M92-8L108 34',
      dye.cloth,
      {
        width: 6,
        dash: 200,
        gap: 1,
      },
    ) +
    patch('M-120 32Q-60 18 0 30T120 24V120H-120Z', colours.d) +
    stitch('M-120 46Q-60 32 0 44T120 38M-120 62Q-60 48 0 60T120 54', colours.c, {
      width: 2,
      dash: 6,
      gap: 7,
    }),
  near: ({ dye }) => patch(FERN, dye.cloth),
  border: ({ cloth: { colours }, dye }) =>
    leaves(dye.cloth, [112, 158], '-122 -122') +
    leaves(dye.cloth, [-112, -158], '122 -122') +
    patch(FERN, colours.d) +
    stitch('M-116-116L-60-92M-116-116L-92-60M116-116L60-92M116-116L92-60', colours.c, {
      width: 2.2,
      dash: 6,
      gap: 5,
    }),
};
