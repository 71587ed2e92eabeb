import { circle, ellipse, type Motif, petals, rays, star } from './shapes.ts';

/** Symbols of the street and of the fair. */
export const FAIR_MOTIFS = {
  bell: [
    {
      path: 'M-36 24Q-26 14 -26 -8Q-26 -36 0 -38Q26 -36 26 -8Q26 14 36 24Z',
      fill: 'c',
      stitch: 'ink',
    },
    { path: 'M-38 24H38', stitch: 'a', width: 6, solid: true },
    { path: circle(0, 34, 8), fill: 'a', stitch: 'cloth' },
    { path: 'M-12 -8Q-12 -22 0 -24', stitch: 'cloth', width: 4, solid: true },
  ],
  rickshaw: [
    { path: 'M-40 -6Q-38 -40 -6 -40Q8 -40 8 -28L-14 -6Z', fill: 'a', stitch: 'cloth' },
    { path: 'M-40 -4H4L14 16H-34Z', fill: 'b', stitch: 'cloth' },
    { path: 'M4 -4L34 -22M30 -30L36 -16L40 20', stitch: 'ink', width: 4, solid: true },
    { path: circle(-20, 28, 15) + circle(34, 28, 15), fill: 'ink', stitch: 'c' },
    { path: circle(-20, 28, 5) + circle(34, 28, 5), fill: 'c' },
    { path: petals({ count: 6, from: 1, to: 9, width: 0.08 }), fill: 'c' },
  ],
  kite: [
    { path: 'M0 -46L32 -8L0 34L-32 -8Z', fill: 'a', stitch: 'cloth' },
    { path: 'M0 -46L32 -8L0 -8Z', fill: 'c' },
    { path: 'M0 34L-32 -8L0 -8Z', fill: 'b' },
    { path: 'M0 34Q14 40 4 47', stitch: 'ink', width: 3.4, solid: true },
    { path: 'M0 -44V32M-30 -8H30', stitch: 'ink', width: 2.4, solid: true },
  ],
  lamp: [
    { path: 'M-12 -40H12L16 -30H-16Z', fill: 'b', stitch: 'cloth' },
    { path: 'M-16 -28Q-30 0 -18 22H18Q30 0 16 -28Z', fill: 'cloth', stitch: 'b' },
    { path: 'M0 -18Q14 0 8 10Q4 18 0 18T-8 10Q-14 0 0 -18Z', fill: 'c', stitch: 'a' },
    { path: 'M-26 24H26L30 42H-30Z', fill: 'b', stitch: 'cloth' },
    { path: 'M-14 -42Q0 -54 14 -42', stitch: 'ink', width: 4, solid: true },
  ],
  drum: [
    { path: 'M-34 -22Q0 -42 34 -22V24Q0 44 -34 24Z', fill: 'a', stitch: 'cloth' },
    { path: ellipse([0, -22], 34, 13), fill: 'cloth', stitch: 'ink' },
    { path: 'M-34 -14L-17 32L0 -8L17 32L34 -14', stitch: 'c', width: 3.6, solid: true },
    { path: ellipse([0, -22], 12, 5), fill: 'ink' },
  ],
  mask: [
    {
      path: 'M-38 -30L-22 -34Q0 -46 22 -34L38 -30Q44 -2 32 20Q18 44 0 44T-32 20Q-44 -2 -38 -30Z',
      fill: 'c',
      stitch: 'ink',
    },
    { path: ellipse([-16, -6], 9, 7) + ellipse([16, -6], 9, 7), fill: 'cloth', stitch: 'ink' },
    { path: circle(-16, -6, 3.4) + circle(16, -6, 3.4), fill: 'ink' },
    { path: 'M-6 12H6L0 20ZM0 20V26M-16 28Q0 38 16 28', stitch: 'ink', width: 3, solid: true },
    {
      path: 'M0 -40V-24M-12 -36L-8 -22M12 -36L8 -22M-40 4L-26 6M40 4L26 6',
      stitch: 'a',
      width: 5,
      solid: true,
    },
  ],
  mango: [
    {
      path: 'M-4 -30Q30 -30 36 4Q38 36 8 42Q-30 44 -34 10Q-36 -18 -4 -30Z',
      fill: 'c',
      stitch: 'a',
    },
    { path: 'M-4 -30Q-2 -40 6 -44', stitch: 'ink', width: 4, solid: true },
    { path: 'M0 -34Q22 -50 38 -34Q20 -22 0 -34Z', fill: 'd', stitch: 'cloth' },
    { path: 'M-20 14Q-20 -8 -4 -14', stitch: 'cloth', width: 4 },
  ],
  jackfruit: [
    { path: ellipse([0, 6], 32, 38), fill: 'd', stitch: 'cloth' },
    { path: rays({ count: 14, from: 6, to: 27 }), stitch: 'c', width: 3.4 },
    { path: 'M0 -32V-46M0 -40L18 -46', stitch: 'ink', width: 5, solid: true },
    { path: ellipse([0, 6], 11, 14), fill: 'c', stitch: 'ink' },
  ],
  'clay-horse': [
    {
      path: 'M-34 40V4Q-36 -10 -18 -10H8L14 -38L22 -44L42 -30L38 -20L26 -22L30 6V40H16V18H-18V40Z',
      fill: 'a',
      stitch: 'cloth',
    },
    { path: 'M-14 -10H8V6H-14Z', fill: 'c', stitch: 'ink' },
    { path: 'M14 -38Q4 -22 8 -8', stitch: 'ink', width: 5 },
    { path: circle(29, -32, 2.6), fill: 'ink' },
    { path: 'M-34 4Q-46 14 -42 28', stitch: 'ink', width: 5, solid: true },
  ],
  basket: [
    { path: 'M-42 -6H42L30 40H-30Z', fill: 'c', stitch: 'ink' },
    { path: 'M-36 8H36M-33 22H33', stitch: 'a', width: 4 },
    { path: 'M-30 -6Q0 -60 30 -6', stitch: 'a', width: 6, solid: true },
    { path: circle(-14, -12, 10) + circle(12, -14, 11), fill: 'd', stitch: 'cloth' },
  ],
  tiffin: [
    { path: 'M-28 -20H28V0H-28ZM-28 2H28V22H-28ZM-28 24H28V42H-28Z', fill: 'b', stitch: 'cloth' },
    { path: 'M-30 -22Q0 -38 30 -22Z', fill: 'c', stitch: 'ink' },
    { path: 'M-36 40V-16Q-36 -46 0 -46T36 -16V40', stitch: 'ink', width: 4.4, solid: true },
    { path: petals({ count: 6, from: 1, to: 10, width: 0.08 }), fill: 'c' },
  ],
  box: [
    { path: 'M-38 -8H38V40H-38Z', fill: 'a', stitch: 'cloth' },
    { path: 'M-42 -10Q-36 -40 0 -40T42 -10Z', fill: 'b', stitch: 'cloth' },
    { path: 'M-10 -14H10V10H-10Z', fill: 'c', stitch: 'ink' },
    { path: circle(0, -4, 4) + 'M-2 -2H2V6H-2Z', fill: 'ink' },
  ],
  coin: [
    { path: circle(0, 0, 43), fill: 'c', stitch: 'ink' },
    { path: circle(0, 0, 32), stitch: 'a', width: 3.6 },
    { path: star(8, 24, 12), fill: 'a', stitch: 'cloth' },
  ],
} as const satisfies Record<string, Motif>;
