import { FAIR_MOTIFS } from './motifs-fair.ts';
import { WILD_MOTIFS } from './motifs-wild.ts';
import { circle, ellipse, type Motif, petals, rays, star, waves } from './shapes.ts';

const disc = (
  fill: 'a' | 'b' | 'c' | 'd' | 'ink' | 'cloth',
  r = 40,
  stitch: 'ink' | 'cloth' = 'cloth',
) => ({ path: circle(0, 0, r), fill, stitch }) as const;

/** Every symbol of the house slots, drawn with thread. Named by what it shows. */
export const MOTIFS = {
  ...FAIR_MOTIFS,
  ...WILD_MOTIFS,
  lotus: [
    { path: petals({ count: 8, from: 6, to: 44, width: 0.1 }), fill: 'a', stitch: 'cloth' },
    {
      path: petals({ count: 8, from: 2, to: 29, width: 0.1, turn: 1 / 16 }),
      fill: 'b',
      stitch: 'cloth',
    },
    { path: circle(0, 0, 9), fill: 'c', stitch: 'ink' },
  ],
  needle: [
    { path: star(4, 46, 15), fill: 'c', stitch: 'ink' },
    { path: 'M-24 24L20 -20M14 -26L26 -14', stitch: 'ink', width: 3.4, solid: true },
    { path: 'M20 -20q14 -4 10 10t-16 14t-20 8', stitch: 'a', width: 3 },
    { path: circle(23, -23, 4.5), fill: 'cloth', stitch: 'ink', width: 2, solid: true },
  ],
  'star-flower': [
    disc('b', 42),
    { path: rays({ count: 12, from: 10, to: 36 }), stitch: 'cloth', width: 3.4 },
    { path: circle(0, 0, 26), stitch: 'cloth', width: 2.6 },
    { path: circle(0, 0, 9), fill: 'c', stitch: 'ink' },
  ],
  peacock: [
    { path: petals({ count: 12, from: 6, to: 45, width: 0.055 }), fill: 'b', stitch: 'cloth' },
    {
      path: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
        .map((i) => circle(33 * Math.sin((i * Math.PI) / 6), -33 * Math.cos((i * Math.PI) / 6), 4))
        .join(''),
      fill: 'c',
    },
    {
      path: 'M-10 34q-8 -22 4 -34q-2 -14 8 -18q10 2 8 12l8 4l-9 2q10 22 -6 36Z',
      fill: 'a',
      stitch: 'cloth',
    },
    { path: circle(4, -8, 2.2), fill: 'ink' },
  ],
  elephant: [
    {
      path: 'M-42 32V2q0 -28 30 -28h10q10 -12 24 -8q20 4 20 26q2 18 -4 34q-6 8 -12 2q6 -12 2 -26l-8 2v28h-12V16q-10 4 -22 2v14Z',
      fill: 'a',
      stitch: 'cloth',
    },
    { path: 'M8 -26q14 2 12 20q-10 6 -18 -2q-4 -12 6 -18Z', fill: 'b', stitch: 'cloth' },
    { path: circle(29, -18, 2.6), fill: 'ink' },
    { path: 'M-34 -8h26v14h-26Z', fill: 'c', stitch: 'ink' },
  ],
  paisley: [
    {
      path: 'M-6 42C-44 34 -44 -14 -10 -22C10 -26 20 -34 16 -44C36 -30 38 0 28 18C20 34 8 44 -6 42Z',
      fill: 'b',
      stitch: 'cloth',
    },
    {
      path: 'M-6 30C-30 24 -28 -8 -6 -12C8 -14 16 -18 20 -24C26 -6 22 8 14 18C8 26 2 31 -6 30Z',
      fill: 'a',
      stitch: 'cloth',
    },
    { path: petals({ count: 6, from: 2, to: 12, width: 0.09 }), fill: 'c' },
  ],
  hilsa: [
    { path: 'M-44 -20q18 8 20 20q-2 12 -20 20q2 -20 0 -40Z', fill: 'b', stitch: 'cloth' },
    {
      path: 'M-28 0Q-6 -32 24 -22Q42 -14 46 0Q42 14 24 22Q-6 32 -28 0Z',
      fill: 'a',
      stitch: 'cloth',
    },
    { path: 'M-8 -16q10 16 0 32M4 -20q12 20 0 40M16 -20q10 20 0 40', stitch: 'cloth', width: 2.6 },
    { path: circle(33, -5, 4), fill: 'cloth' },
    { path: circle(34, -5, 2), fill: 'ink' },
  ],
  'betel-leaf': [
    { path: 'M0 44Q-44 12 0 -44Q44 12 0 44Z', fill: 'd', stitch: 'cloth' },
    {
      path: 'M0 40V-36M0 26L-17 10M0 26L17 10M0 8L-16 -8M0 8L16 -8M0 -10L-10 -22M0 -10L10 -22',
      stitch: 'cloth',
      width: 2.6,
    },
  ],
  tree: [
    { path: 'M-5 44V4h10V44Z', fill: 'c', stitch: 'ink' },
    {
      path: petals({ count: 7, from: 2, to: 42, width: 0.1 }),
      fill: 'd',
      stitch: 'cloth',
    },
    { path: circle(0, -4, 8), fill: 'a', stitch: 'cloth' },
  ],
  sun: [
    { path: star(12, 46, 30), fill: 'c', stitch: 'ink' },
    { path: circle(0, 0, 22), fill: 'a', stitch: 'cloth' },
    { path: petals({ count: 6, from: 2, to: 16, width: 0.08 }), fill: 'c' },
  ],
  kingfisher: [
    {
      path: 'M-44 6Q-16 -34 14 -16Q22 -34 38 -26L48 -18L36 -12Q38 22 2 30Q-24 32 -44 6Z',
      fill: 'b',
      stitch: 'cloth',
    },
    { path: 'M-24 6Q-4 -12 14 4Q0 22 -24 6Z', fill: 'c', stitch: 'ink' },
    { path: circle(31, -20, 2.8), fill: 'ink' },
    { path: 'M-4 30v12M10 27v14', stitch: 'a', width: 3.4, solid: true },
  ],
  boat: [
    { path: 'M-46 10Q0 34 46 2Q40 40 0 40Q-34 40 -46 10Z', fill: 'a', stitch: 'cloth' },
    { path: 'M-22 16Q0 -12 24 10Q2 24 -22 16Z', fill: 'c', stitch: 'ink' },
    { path: 'M-4 4V-46L34 -2Q14 4 -4 2Z', fill: 'b', stitch: 'cloth' },
  ],
  'water-lily': [
    disc('b', 44),
    {
      path: petals({ count: 8, from: 2, to: 40, width: 0.09 }),
      fill: 'cloth',
      stitch: 'a',
    },
    {
      path: petals({ count: 8, from: 2, to: 30, width: 0.09, turn: 1 / 16 }),
      fill: 'cloth',
      stitch: 'a',
    },
    { path: circle(0, 0, 10), fill: 'c', stitch: 'ink' },
  ],
  moon: [
    disc('b', 44),
    { path: 'M14 -30A32 32 0 1 0 30 14A26 26 0 1 1 14 -30Z', fill: 'c', stitch: 'ink' },
    { path: star(5, 9, 4), fill: 'cloth' },
  ],
  net: [
    { path: 'M0 -44L42 30Q0 50 -42 30Z', fill: 'd', stitch: 'cloth' },
    {
      path: 'M0 -44L-14 38M0 -44L14 38M-16 -14H16M-27 6H27M-36 24H36',
      stitch: 'cloth',
      width: 2.4,
    },
  ],
  wave: [
    disc('b', 44),
    { path: waves([-20, -4, 12, 28], 32, 9), stitch: 'cloth', width: 4.4, solid: true },
    { path: 'M-8 -34q14 8 8 22', stitch: 'c', width: 4, solid: true },
  ],
  cloud: [
    {
      path: 'M-30 18a18 18 0 0 1 2 -36a24 24 0 0 1 44 -2a19 19 0 0 1 12 38Z',
      fill: 'b',
      stitch: 'cloth',
    },
    { path: 'M-22 28v12M-4 28v14M14 28v12', stitch: 'b', width: 4.4 },
  ],
  raindrop: [
    { path: 'M0 -44Q34 4 26 22Q18 44 0 44T-26 22Q-34 4 0 -44Z', fill: 'b', stitch: 'cloth' },
    { path: 'M-12 14q0 18 16 18', stitch: 'cloth', width: 3.4, solid: true },
  ],
  kadam: [
    { path: rays({ count: 24, from: 20, to: 45 }), stitch: 'c', width: 3.6, solid: true },
    { path: circle(0, 0, 28), fill: 'c', stitch: 'ink' },
    { path: petals({ count: 8, from: 4, to: 22, width: 0.06 }), fill: 'a' },
  ],
  umbrella: [
    {
      path: 'M-44 4A44 40 0 0 1 44 4Q36 -6 29 4Q22 -6 14.500 4Q7 -6 0 4Q-7 -6 -14.500 4Q-22 -6 -29 4Q-36 -6 -44 4Z',
      fill: 'a',
      stitch: 'cloth',
    },
    { path: 'M0 2V34q0 9 9 9t9 -9', stitch: 'ink', width: 4, solid: true },
    { path: 'M0 -36Q-16 -18 -14.500 2M0 -36Q16 -18 14.500 2', stitch: 'cloth', width: 2.4 },
  ],
  frog: [
    { path: ellipse([0, 12], 36, 27), fill: 'd', stitch: 'cloth' },
    { path: circle(-20, -18, 13) + circle(20, -18, 13), fill: 'd', stitch: 'cloth' },
    { path: circle(-20, -19, 6) + circle(20, -19, 6), fill: 'cloth' },
    { path: circle(-20, -18, 3) + circle(20, -18, 3), fill: 'ink' },
    { path: 'M-20 16Q0 30 20 16', stitch: 'ink', width: 3.4, solid: true },
  ],
  reed: [
    { path: 'M0 46V-30', stitch: 'd', width: 4, solid: true },
    {
      path: [-30, -16, -2, 12]
        .map((y) => `M0 ${y}q-22 -4 -22 -18q18 0 22 18ZM0 ${y}q22 -4 22 -18q-18 0 -22 18Z`)
        .join(''),
      fill: 'c',
      stitch: 'ink',
      width: 2.2,
    },
  ],
  bolt: [disc('ink', 44), { path: 'M8 -38L-20 6H-2L-10 38L22 -8H2Z', fill: 'c', stitch: 'ink' }],
  palanquin: [
    { path: 'M-46 6H46', stitch: 'c', width: 5, solid: true },
    { path: 'M-26 -6q26 -44 52 0Z', fill: 'a', stitch: 'cloth' },
    { path: 'M-28 -2h56v30h-56Z', fill: 'b', stitch: 'cloth' },
    { path: 'M-12 28v-14q12 -14 24 0v14Z', fill: 'c', stitch: 'ink' },
    { path: 'M-20 28v12M20 28v12', stitch: 'ink', width: 4, solid: true },
    { path: circle(0, -32, 4), fill: 'c' },
  ],
  'hand-fan': [
    { path: 'M4 12L-20 46', stitch: 'ink', width: 6, solid: true },
    { path: circle(8, -10, 34), fill: 'a', stitch: 'cloth' },
    { path: circle(8, -10, 22), fill: 'c', stitch: 'ink' },
    { path: circle(8, -10, 7), fill: 'b' },
  ],
  spool: [
    { path: 'M-26 -42h52v12h-52ZM-26 30h52v12h-52Z', fill: 'c', stitch: 'ink' },
    { path: 'M-18 -26h36v52h-36Z', fill: 'a' },
    {
      path: 'M-18 -18l36 8M-18 -6l36 8M-18 6l36 8M-18 18l36 8',
      stitch: 'cloth',
      width: 2.6,
      solid: true,
    },
    { path: 'M18 22q24 4 20 22', stitch: 'a', width: 3 },
  ],
  'taro-leaf': [
    {
      path: 'M0 46Q-48 10 -34 -24Q-18 -42 0 -20Q18 -42 34 -24Q48 10 0 46Z',
      fill: 'd',
      stitch: 'cloth',
    },
    {
      path: 'M0 -18V36M0 -6L-24 -18M0 -6L24 -18M0 10L-26 4M0 10L26 4M0 24L-14 22M0 24L14 22',
      stitch: 'cloth',
      width: 2.4,
    },
    { path: circle(12, 4, 5), fill: 'b' },
  ],
  egret: [
    {
      path: 'M-34 10Q-10 -24 14 -6Q22 -30 14 -42Q26 -46 28 -32Q30 -8 18 10Q0 32 -34 10Z',
      fill: 'cloth',
      stitch: 'b',
    },
    { path: 'M27 -38L46 -32L27 -31Z', fill: 'c' },
    { path: 'M-8 22v22M6 22v22', stitch: 'ink', width: 3.2, solid: true },
    { path: 'M-26 10Q-8 -6 8 4', stitch: 'b', width: 2.6 },
    { path: circle(22, -36, 2), fill: 'ink' },
  ],
  paddle: [
    { path: 'M34 -44L-6 -4', stitch: 'c', width: 7, solid: true },
    {
      path: 'M-2 -8Q14 12 -14 34Q-34 48 -44 44Q-48 34 -34 14Q-16 -12 -2 -8Z',
      fill: 'a',
      stitch: 'cloth',
    },
    { path: 'M-10 4L-36 36', stitch: 'cloth', width: 2.6 },
    { path: circle(34, -44, 5), fill: 'ink' },
  ],
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;
