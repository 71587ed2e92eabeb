import { PALETTES } from '@nokshi/games/art/palettes.ts';
import { at } from '@nokshi/games/art/fold.ts';
import { petals, star } from '@nokshi/games/art/shapes.ts';
import { GROUNDS } from '../grounds.ts';
import { patch, stitch } from '../stitch.ts';
import { box, dye, type Look } from './look.ts';

/** Sixteen rays from the middle, each as wide as the gap to the next. */
const RAYS = Array.from({ length: 16 }, (_, i) => {
  const to = (turn: number) =>
    `${Math.round(190 * Math.sin((turn * Math.PI) / 16))} ${Math.round(-190 * Math.cos((turn * Math.PI) / 16))}`;
  return `M0 0L${to(i * 2)}L${to(i * 2 + 1)}Z`;
}).join('');
const WINDOWS =
  'M-106 0h8v10h-8zM-90 0h8v10h-8zM-58-26h8v10h-8zM-42-26h8v10h-8zM-58-8h8v10h-8zM-42-8h8v10h-8zM42-14h8v10h-8zM58-14h8v10h-8zM94-30h8v10h-8zM94-12h8v10h-8zM10 8h8v8h-8z';

/** Painted tin: a sunburst, a scalloped shield, the street, a band of dots. */
export const RICKSHA: Look = {
  cloth: PALETTES.RICKSHA,
  dyes: [dye('4a1470 b03ad0'), dye('066a75 2fc6c0'), dye('e07a00 ffc93c'), dye('c2123f ff6d8a')],
  quilts: GROUNDS,
  edge: '#fff6e0',
  window: at([0, -10], star(14, 100, 88)),
  airy: true,
  halo: ({ cloth: { colours }, dye }) =>
    patch(RAYS, dye.cloth, { opacity: '.7' }) +
    patch(petals({ count: 14, from: 70, to: 112, width: 0.026 }), colours.c),
  land: ({ cloth: { colours }, dye }) =>
    patch('M-120-14H-74V-40H-22V-4H0V-20H30V-30H78V-48H120V120H-120Z', dye.cloth) +
    patch(WINDOWS, colours.c) +
    patch('M-120 34H120V120H-120Z', colours.ink) +
    patch('M-120 34H120V44H-120Z', colours.a) +
    stitch('M-120 66H120', colours.c, { width: 5, dash: 22, gap: 18 }),
  near: ({ cloth: { colours } }) =>
    patch(
      'M-120 92q10-14 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0V120H-120Z',
      colours.a,
    ),
  border: ({ cloth: { colours } }) =>
    patch(`${box(0)}M-108-108V108H108V-108Z`, colours.a) +
    stitch(box(6), colours.c, { width: 7, dash: 0.1, gap: 14 }),
};
