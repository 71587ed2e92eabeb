import { circle, ellipse, type Motif, petals, star } from './shapes.ts';

/** Symbols of the mangrove and of the looms. */
export const WILD_MOTIFS = {
  tiger: [
    { path: circle(-28, -28, 12) + circle(28, -28, 12), fill: 'a', stitch: 'cloth' },
    { path: ellipse([0, 2], 41, 38), fill: 'c', stitch: 'ink' },
    { path: ellipse([0, 20], 20, 15), fill: 'cloth' },
    { path: circle(-16, -6, 6) + circle(16, -6, 6), fill: 'cloth' },
    { path: circle(-15, -5, 3.4) + circle(15, -5, 3.4), fill: 'ink' },
    { path: 'M-7 10H7L0 18Z', fill: 'ink' },
    {
      path: 'M0 18V24M-12 26Q0 36 12 26M-8 -36L-4 -20M8 -36L4 -20M-40 -2L-28 0M40 -2L28 0M-36 16L-26 14M36 16L26 14',
      stitch: 'ink',
      width: 4.4,
      solid: true,
    },
  ],
  deer: [
    {
      path: 'M-16 -22Q-38 -26 -36 -46M-28 -34L-42 -36M16 -22Q38 -26 36 -46M28 -34L42 -36',
      stitch: 'ink',
      width: 4.4,
      solid: true,
    },
    {
      path: 'M-22 -22Q0 -34 22 -22Q26 6 10 34Q0 46 -10 34Q-26 6 -22 -22Z',
      fill: 'a',
      stitch: 'cloth',
    },
    { path: 'M-22 -16L-42 -14L-24 -2ZM22 -16L42 -14L24 -2Z', fill: 'a', stitch: 'cloth' },
    { path: circle(-11, -6, 3.6) + circle(11, -6, 3.6), fill: 'ink' },
    { path: ellipse([0, 30], 9, 7), fill: 'ink' },
    { path: circle(0, -16, 3) + circle(-7, 10, 2.6) + circle(7, 10, 2.6), fill: 'cloth' },
  ],
  honeycomb: [
    { path: star(3, 46, 40), fill: 'c', stitch: 'ink' },
    {
      path: [
        [0, 0],
        [0, -26],
        [0, 26],
        [-22, -13],
        [22, -13],
        [-22, 13],
        [22, 13],
      ]
        .map(([x = 0, y = 0]) => `M${x - 12} ${y}l6 -10h12l6 10l-6 10h-12Z`)
        .join(''),
      fill: 'a',
      stitch: 'cloth',
      width: 2.2,
    },
    { path: 'M-6 26l3 -5h6l3 5l-3 5h-6Z', fill: 'c' },
  ],
  crab: [
    {
      path: 'M-24 6L-44 22M-22 16L-38 36M24 6L44 22M22 16L38 36',
      stitch: 'a',
      width: 6,
      solid: true,
    },
    {
      path: 'M-26 -6Q-44 -14 -40 -36Q-30 -32 -30 -24Q-24 -34 -18 -30Q-18 -14 -26 -6ZM26 -6Q44 -14 40 -36Q30 -32 30 -24Q24 -34 18 -30Q18 -14 26 -6Z',
      fill: 'a',
      stitch: 'cloth',
    },
    { path: ellipse([0, 10], 31, 22), fill: 'a', stitch: 'cloth' },
    { path: circle(-9, -12, 5) + circle(9, -12, 5), fill: 'cloth' },
    { path: circle(-9, -12, 2.6) + circle(9, -12, 2.6), fill: 'ink' },
    { path: 'M-12 14Q0 22 12 14', stitch: 'ink', width: 3, solid: true },
  ],
  shuttle: [
    { path: 'M-48 0Q-20 -26 0 -26T48 0Q20 26 0 26T-48 0Z', fill: 'c', stitch: 'ink' },
    { path: 'M-24 0Q-12 -13 0 -13T24 0Q12 13 0 13T-24 0Z', fill: 'ink' },
    { path: 'M-18 -4L18 -4M-20 0L20 0M-18 4L18 4', stitch: 'a', width: 3.4, solid: true },
    { path: 'M48 0Q40 30 8 40T-30 44', stitch: 'a', width: 3 },
  ],
  palace: [
    { path: 'M-42 42V-2H42V42Z', fill: 'b', stitch: 'cloth' },
    { path: 'M-20 -2Q-24 -22 0 -34Q24 -22 20 -2Z', fill: 'c', stitch: 'ink' },
    {
      path: 'M-42 -2V-18L-34 -28L-26 -18V-2ZM42 -2V-18L34 -28L26 -18V-2Z',
      fill: 'a',
      stitch: 'cloth',
    },
    { path: 'M0 -34V-46', stitch: 'c', width: 4, solid: true },
    {
      path: 'M-10 42V22Q0 8 10 22V42ZM-32 38V24Q-26 16 -20 24V38ZM32 38V24Q26 16 20 24V38Z',
      fill: 'ink',
      stitch: 'c',
    },
  ],
  sari: [
    { path: 'M-40 -30H24Q40 -30 40 -16V34H-24Q-40 34 -40 20Z', fill: 'a', stitch: 'cloth' },
    { path: 'M-40 14H40V26H-40Z', fill: 'c', stitch: 'ink' },
    { path: petals({ count: 6, from: 2, to: 15, width: 0.08 }), fill: 'c' },
    { path: circle(-26, -14, 4) + circle(26, -14, 4), fill: 'c' },
    { path: 'M-24 34L-14 44H36L40 34', stitch: 'a', width: 4, solid: true },
  ],
} as const satisfies Record<string, Motif>;
