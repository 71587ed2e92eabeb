import type { WORLDS } from '@nokshi/house-math/slot/symbols.ts';
import { at, fold, pair } from '../fold.ts';
import {
  circle,
  cut,
  dots,
  ellipse,
  line,
  petals,
  rays,
  sew,
  star,
  type Motif,
} from '../shapes.ts';

/** The mangrove and its rain. */
export const MOTIFS = {
  bee: [
    cut(pair('M4 -8Q20 -48 44 -32Q46 -8 6 2Z'), 'cloth', 'b'),
    cut(ellipse([0, 13], 23, 32), 'c', 'ink'),
    line('M-21 4H21M-23 18H23M-16 32H16', 'ink', 6.5),
    cut(circle(0, -20, 13), 'ink'),
    line(pair('M4 -30Q8 -42 17 -44'), 'ink', 3),
    cut(pair(circle(6, -22, 3)), 'cloth'),
  ],
  bolt: [cut(circle(0, 0, 44), 'ink', 'cloth'), cut('M8 -38L-20 6H-2L-10 38L22 -8H2Z', 'c', 'ink')],
  champa: [
    cut(petals({ count: 5, from: 10, to: 46, width: 0.06, turn: 0.1 }), 'd', 'cloth'),
    cut(petals({ count: 5, from: 3, to: 44, width: 0.1 }), 'c', 'ink'),
    sew(rays({ count: 5, from: 12, to: 36 }), 'a', 2.6),
    cut(circle(0, 0, 8), 'a', 'cloth'),
  ],
  cloud: [
    cut('M-30 18a18 18 0 0 1 2 -36a24 24 0 0 1 44 -2a19 19 0 0 1 12 38Z', 'b', 'cloth'),
    sew('M-22 28v12M-4 28v14M14 28v12', 'b', 4.4),
  ],
  crab: [
    line('M-24 6L-44 22M-22 16L-38 36M24 6L44 22M22 16L38 36', 'a', 6),
    cut(
      'M-26 -6Q-44 -14 -40 -36Q-30 -32 -30 -24Q-24 -34 -18 -30Q-18 -14 -26 -6ZM26 -6Q44 -14 40 -36Q30 -32 30 -24Q24 -34 18 -30Q18 -14 26 -6Z',
      'a',
      'cloth',
    ),
    cut(ellipse([0, 10], 31, 22), 'a', 'cloth'),
    cut(circle(-9, -12, 5) + circle(9, -12, 5), 'cloth'),
    cut(circle(-9, -12, 2.6) + circle(9, -12, 2.6), 'ink'),
    line('M-12 14Q0 22 12 14', 'ink', 3),
  ],
  crocodile: [
    cut(
      'M47 2L28 -6Q22 -20 12 -12L4 -22L-4 -12L-12 -22L-20 -12L-28 -18L-34 -6Q-46 4 -45 30Q-36 16 -24 16L-27 34H-14L-8 18H8L11 34H22L24 16L47 13Z',
      'd',
      'cloth',
    ),
    line('M26 9l3 5l3 -5l3 5l3 -5l3 5l3 -5', 'cloth', 2.6),
    cut(circle(21, -6, 4.4), 'cloth'),
    cut(circle(22, -6, 2.2), 'ink'),
    cut(dots(3, [-28, 4], [-18, 0], [-8, 4], [2, 0], [10, 5]), 'c'),
  ],
  deer: [
    line('M-16 -22Q-38 -26 -36 -46M-28 -34L-42 -36M16 -22Q38 -26 36 -46M28 -34L42 -36', 'ink', 4.4),
    cut('M-22 -22Q0 -34 22 -22Q26 6 10 34Q0 46 -10 34Q-26 6 -22 -22Z', 'a', 'cloth'),
    cut('M-22 -16L-42 -14L-24 -2ZM22 -16L42 -14L24 -2Z', 'a', 'cloth'),
    cut(circle(-11, -6, 3.6) + circle(11, -6, 3.6), 'ink'),
    cut(ellipse([0, 30], 9, 7), 'ink'),
    cut(circle(0, -16, 3) + circle(-7, 10, 2.6) + circle(7, 10, 2.6), 'cloth'),
  ],
  dragonfly: [
    cut(pair('M4 -14Q26 -40 47 -28Q46 -10 4 -5Z'), 'b', 'cloth'),
    cut(pair('M4 -1Q30 -6 43 10Q34 24 4 8Z'), 'c', 'ink'),
    cut(ellipse([0, 14], 5, 33), 'a'),
    line('M-5 8H5M-5 18H5M-5 28H5', 'cloth', 2.6),
    cut(circle(0, -24, 9), 'a', 'cloth'),
    cut(pair(circle(8, -29, 5.5)), 'ink'),
  ],
  fern: [
    line('M-8 47Q-20 -6 2 -30Q22 -46 32 -26Q34 -8 20 -11Q13 -18 21 -23', 'd', 5.5),
    cut(
      'M-10 34Q-26 42 -38 30Q-24 20 -12 24ZM-13 16Q-30 22 -42 8Q-26 -2 -13 6ZM-11 -2Q-26 -2 -36 -16Q-18 -22 -7 -12ZM-9 36Q8 38 18 26Q4 16 -10 25ZM-12 15Q6 20 18 6Q2 -4 -11 4Z',
      'd',
      'cloth',
    ),
    cut(dots(4, [24, 38], [36, 20], [-36, -34]), 'a'),
  ],
  firefly: [
    cut(circle(0, 0, 44), 'ink', 'c'),
    line(at([0, 18], rays({ count: 12, from: 15, to: 22 })), 'c', 3.4),
    cut(pair('M4 -14Q26 -34 36 -12Q24 4 6 0Z'), 'cloth', 'b'),
    cut(ellipse([0, -8], 9, 15), 'a', 'cloth'),
    cut(ellipse([0, 16], 9, 11), 'c'),
    line(pair('M3 -22L10 -35'), 'cloth', 2.6),
  ],
  frog: [
    cut(ellipse([0, 12], 36, 27), 'd', 'cloth'),
    cut(circle(-20, -18, 13) + circle(20, -18, 13), 'd', 'cloth'),
    cut(circle(-20, -19, 6) + circle(20, -19, 6), 'cloth'),
    cut(circle(-20, -18, 3) + circle(20, -18, 3), 'ink'),
    line('M-20 16Q0 30 20 16', 'ink', 3.4),
  ],
  hibiscus: [
    cut(petals({ count: 5, from: 2, to: 46, width: 0.15 }), 'a', 'cloth'),
    sew(rays({ count: 5, from: 14, to: 38 }), 'cloth', 2.6),
    cut(circle(0, 0, 10), 'ink'),
    line('M0 0Q8 -18 24 -32', 'c', 6),
    cut(dots(4.4, [25, -36], [32, -29], [17, -31], [26, -22]), 'c', 'ink'),
  ],
  'honey-pot': [
    cut(fold('M0 -24L24 -24Q44 -8 38 20Q28 43 0 43'), 'a', 'cloth'),
    cut(
      'M-27 -30H27Q34 -8 24 -2Q18 -12 14 2Q8 18 2 2Q-2 -12 -10 -4Q-16 12 -20 -4Q-32 -10 -27 -30Z',
      'c',
      'ink',
    ),
    cut('M-30 -42H30V-29H-30Z', 'a', 'cloth'),
    cut(at([0, 26], star(3, 12, 10.4)), 'c', 'ink'),
  ],
  honeycomb: [
    cut(star(3, 46, 40), 'c', 'ink'),
    {
      ...cut(
        [
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
        'a',
        'cloth',
      ),
      width: 2.2,
    },
    cut('M-6 26l3 -5h6l3 5l-3 5h-6Z', 'c'),
  ],
  hornbill: [
    cut('M-38 46Q-42 4 -24 -14Q-8 -32 12 -20Q16 -2 4 8Q6 30 12 46Z', 'ink', 'cloth'),
    cut('M6 -18Q36 -22 47 14Q28 2 6 5Z', 'c', 'ink'),
    cut('M-8 -24Q8 -47 36 -34Q40 -22 26 -18Q8 -22 -8 -24Z', 'a', 'cloth'),
    cut(circle(-5, -9, 6), 'cloth'),
    cut(circle(-4, -9, 3), 'ink'),
    sew('M-34 20Q-14 28 4 18M-37 34Q-14 42 6 32', 'cloth', 3),
  ],
  kadam: [
    line(rays({ count: 24, from: 20, to: 45 }), 'c', 3.6),
    cut(circle(0, 0, 28), 'c', 'ink'),
    cut(petals({ count: 8, from: 4, to: 22, width: 0.06 }), 'a'),
  ],
  'magpie-robin': [
    line('M-34 43H40', 'd', 6),
    line('M0 22V40M12 20V40', 'a', 3.6),
    cut(
      'M-45 -36Q-36 -44 -30 -32L-13 -4Q4 -12 10 -22Q20 -38 34 -28L47 -21L35 -16Q36 8 16 20Q-8 28 -22 8Z',
      'ink',
      'cloth',
    ),
    cut('M33 -6Q30 14 14 20Q2 23 -8 18Q14 14 20 -4Z', 'cloth', 'ink'),
    line('M-18 0Q-2 6 10 -6', 'cloth', 5),
    cut(circle(27, -22, 3), 'cloth'),
  ],
  mangrove: [
    line('M0 0V44M0 12Q-14 26 -17 44M0 12Q14 26 17 44M0 6Q-30 16 -37 44M0 6Q30 16 37 44', 'c', 5),
    cut('M-36 4Q-50 -14 -31 -23Q-25 -45 0 -43Q25 -45 31 -23Q50 -14 36 4Q0 14 -36 4Z', 'd', 'cloth'),
    cut(dots(5, [-22, -10], [1, -28], [21, -12], [-1, -6]), 'a'),
  ],
  monkey: [
    cut(pair(circle(34, -2, 12)), 'a', 'cloth'),
    cut(pair(circle(35, -2, 5)), 'c'),
    cut(fold('M0 -42L4 -47L8 -39Q34 -32 34 0Q30 40 0 40'), 'a', 'cloth'),
    cut(fold('M0 -14Q14 -28 25 -13Q27 4 20 12Q22 33 0 33'), 'c', 'ink'),
    cut(pair(circle(11, -6, 4.4)) + pair(circle(3.4, 11, 2)), 'ink'),
    line('M-12 20Q0 30 12 20', 'ink', 3.4),
  ],
  mushroom: [
    cut(fold('M0 6L12 6Q12 28 20 42Q10 46 0 46'), 'cloth', 'a'),
    cut(fold('M0 -44Q46 -40 46 4Q20 14 0 12'), 'a', 'cloth'),
    cut(dots(7, [-24, -8], [0, -26], [22, -12]), 'cloth'),
    cut(circle(0, -4, 4), 'cloth'),
  ],
  'nipa-palm': [
    cut(
      'M0 46Q-11 -4 0 -47Q11 -4 0 46Z' +
        pair('M2 46Q12 4 30 -36Q30 10 4 46Z') +
        pair('M5 46Q20 18 47 -8Q38 32 9 46Z'),
      'd',
      'cloth',
    ),
    line('M0 34V-30' + pair('M5 36Q14 10 25 -18') + pair('M10 40Q24 26 36 10'), 'c', 2.8),
    cut(circle(0, 36, 11), 'a', 'cloth'),
  ],
  orchid: [
    cut(petals({ count: 3, from: 4, to: 46, width: 0.08 }), 'd', 'cloth'),
    cut(pair('M3 -2Q26 -42 46 -16Q46 10 4 6Z'), 'a', 'cloth'),
    cut(fold('M0 0Q18 0 20 18Q16 34 8 32Q6 44 0 42'), 'c', 'ink'),
    cut(dots(3, [-6, 16], [6, 16], [0, 26]) + pair(circle(27, -10, 3.6)), 'ink'),
    cut(circle(0, 2, 6), 'cloth'),
  ],
  owl: [
    line('M-38 43H38', 'd', 6),
    cut(fold('M0 -32L16 -36L32 -47L33 -18Q44 40 0 44'), 'a', 'cloth'),
    cut(pair('M26 0Q42 14 26 36Q18 18 26 0Z'), 'b', 'cloth'),
    cut(pair(circle(14, -16, 14)), 'cloth', 'ink'),
    cut(pair(circle(13, -15, 6.5)), 'ink'),
    cut('M-6 -8H6L0 7Z', 'c', 'ink'),
    line('M-14 16q7 9 14 0q7 9 14 0M-12 28q6 8 12 0q6 8 12 0', 'c', 3.6),
  ],
  'paw-print': [
    cut(fold('M0 2Q16 2 26 20Q34 40 16 43Q6 38 0 38'), 'a', 'cloth'),
    cut(pair(ellipse([12, -25], 9, 14)) + pair(ellipse([34, -4], 8.5, 13)), 'a', 'cloth'),
    cut(at([0, 25], petals({ count: 5, from: 2, to: 11, width: 0.1 })), 'c'),
  ],
  rainbow: [
    line('M-41 24A41 41 0 0 1 41 24', 'a', 10),
    line('M-31 24A31 31 0 0 1 31 24', 'c', 9),
    line('M-21 24A21 21 0 0 1 21 24', 'd', 9),
    line('M-12 24A12 12 0 0 1 12 24', 'b', 8),
    cut(pair('M12 38a9 9 0 0 1 1 -18a13 13 0 0 1 24 -2a10 10 0 0 1 5 20Z'), 'cloth', 'b'),
  ],
  raindrop: [
    cut('M0 -44Q34 4 26 22Q18 44 0 44T-26 22Q-34 4 0 -44Z', 'b', 'cloth'),
    line('M-12 14q0 18 16 18', 'cloth', 3.4),
  ],
  shiuli: [
    cut(petals({ count: 4, from: 10, to: 47, width: 0.07, turn: 0.125 }), 'd', 'cloth'),
    cut(petals({ count: 6, from: 3, to: 41, width: 0.12 }), 'cloth', 'b'),
    cut(petals({ count: 6, from: 0, to: 19, width: 0.1, turn: 1 / 12 }), 'c', 'ink'),
    cut(circle(0, 0, 5), 'a'),
  ],
  'taro-leaf': [
    cut('M0 46Q-48 10 -34 -24Q-18 -42 0 -20Q18 -42 34 -24Q48 10 0 46Z', 'd', 'cloth'),
    sew(
      'M0 -18V36M0 -6L-24 -18M0 -6L24 -18M0 10L-26 4M0 10L26 4M0 24L-14 22M0 24L14 22',
      'cloth',
      2.4,
    ),
    cut(circle(12, 4, 5), 'b'),
  ],
  tiger: [
    cut(circle(-28, -28, 12) + circle(28, -28, 12), 'a', 'cloth'),
    cut(ellipse([0, 2], 41, 38), 'c', 'ink'),
    cut(ellipse([0, 20], 20, 15), 'cloth'),
    cut(circle(-16, -6, 6) + circle(16, -6, 6), 'cloth'),
    cut(circle(-15, -5, 3.4) + circle(15, -5, 3.4), 'ink'),
    cut('M-7 10H7L0 18Z', 'ink'),
    line(
      'M0 18V24M-12 26Q0 36 12 26M-8 -36L-4 -20M8 -36L4 -20M-40 -2L-28 0M40 -2L28 0M-36 16L-26 14M36 16L26 14',
      'ink',
      4.4,
    ),
  ],
  umbrella: [
    cut(
      'M-44 4A44 40 0 0 1 44 4Q36 -6 29 4Q22 -6 14.500 4Q7 -6 0 4Q-7 -6 -14.500 4Q-22 -6 -29 4Q-36 -6 -44 4Z',
      'a',
      'cloth',
    ),
    line('M0 2V34q0 9 9 9t9 -9', 'ink', 4),
    sew('M0 -36Q-16 -18 -14.500 2M0 -36Q16 -18 14.500 2', 'cloth', 2.4),
  ],
} as const satisfies Record<keyof typeof WORLDS.SUNDAR, Motif>;
