import { at, pair } from '@nokshi/games/art/fold.ts';
import { circle, cut, dots, ellipse, line, star, type Motifs } from '@nokshi/games/art/shapes.ts';

/** The mangrove that only cards show. */
export const SUNDAR = {
  boatman: [
    line('M27 -40L37 40', 'ink', 5),
    cut('M32 22Q44 24 44 42L34 44Q28 32 32 22Z', 'c', 'ink'),
    cut('M-19 30Q-22 -4 0 -6T19 30Z', 'b', 'cloth'),
    cut('M12 4Q26 -6 28 -16L34 -13Q32 6 16 16Z', 'b', 'cloth'),
    cut(circle(0, -13, 11), 'c'),
    line('M-4 -8Q0 -5 4 -8', 'ink', 2.4),
    cut('M-32 -14Q-6 -24 0 -46Q6 -24 32 -14Q0 -24 -32 -14Z', 'a', 'cloth'),
    cut('M-50 16Q-20 30 0 30T50 16Q42 46 0 46T-50 16Z', 'd', 'cloth'),
  ],
  hive: [
    line('M-50 -36Q0 -46 50 -34', 'd', 8),
    cut('M28 -36Q40 -50 50 -46Q46 -34 30 -33Z', 'd', 'cloth'),
    cut('M-34 -36Q-40 34 0 45Q40 34 34 -36Q0 -44 -34 -36Z', 'c', 'ink'),
    line('M-35 -18H35M-34 0H34M-28 18H28', 'a', 4),
    cut(circle(0, 8, 8), 'ink'),
    cut(ellipse([-40, 22], 8, 6) + ellipse([42, 6], 8, 6) + ellipse([20, 38], 8, 6), 'ink', 'c'),
    cut(ellipse([-38, 14], 5, 6) + ellipse([44, -2], 5, 6) + ellipse([22, 30], 5, 6), 'cloth'),
  ],
  'tide-pool': [
    cut(
      'M-48 10Q-48 -14 -32 -18Q-28 -38 -4 -34Q26 -44 36 -20Q52 -8 46 12Q46 36 14 38Q-44 46 -48 10Z',
      'd',
      'cloth',
    ),
    cut('M-34 8Q-32 -18 -8 -20Q24 -24 32 -2Q34 22 6 25Q-28 28 -34 8Z', 'b', 'cloth'),
    cut(at([-7, 1], star(5, 20, 9)), 'c', 'ink'),
    cut(circle(-7, 1, 3.4), 'a'),
    cut('M20 18L10 6Q12 -6 20 -6T30 6Z', 'a', 'cloth'),
    line('M20 16V-4M16 14L14 2M24 14L26 2', 'cloth', 2),
  ],
  'walking-tiger': [
    line('M-38 -4Q-52 -14 -46 -36Q-40 -46 -32 -38', 'c', 8),
    cut(
      'M-42 -6Q-40 -20 -18 -19H16Q32 -20 32 -8V12Q31 18 30 22L32 44H15L9 22H-13L-17 44H-34L-31 19Q-42 10 -42 -6Z',
      'c',
      'ink',
    ),
    line(
      'M-31 -16Q-29 -8 -31 0M-19 -18Q-16 -8 -18 2M-7 -18Q-4 -8 -6 2M-33 26H-23M-30 34H-20M17 28H27M18 36H28',
      'ink',
      4.4,
    ),
    cut(circle(13, -38, 7) + circle(42, -38, 7), 'a', 'cloth'),
    cut(circle(28, -21, 21), 'c', 'ink'),
    cut(ellipse([29, -12], 12, 9), 'cloth'),
    cut(circle(20, -24, 3) + circle(36, -24, 3), 'ink'),
    cut('M24 -17H34L29 -11Z', 'ink'),
    line('M22 -38L25 -31M34 -38L31 -31M8 -22L13 -21M48 -22L43 -21', 'ink', 3.6),
  ],
  'windy-palm': [
    line('M-22 46Q-28 12 -6 -12', 'c', 9),
    line('M-27 32L-18 34M-26 18L-17 20M-20 4L-12 8', 'ink', 2.4),
    cut(
      'M-8 -14Q6 -46 44 -42Q22 -30 -8 -14ZM-8 -14Q18 -28 50 -16Q22 -8 -8 -14ZM-8 -14Q18 -12 40 14Q10 10 -8 -14ZM-8 -14Q6 0 12 30Q-8 12 -8 -14ZM-8 -14Q-22 -34 -44 -30Q-26 -18 -8 -14Z',
      'd',
      'cloth',
    ),
    cut(dots(6, [-10, -8], [-2, -4]), 'a', 'cloth'),
    line('M-48 -8H-30Q-22 -10 -26 -16M-46 8H-34M16 34H38Q46 32 42 26', 'b', 4),
  ],
  'rain-cloud': [
    cut('M-34 6a18 18 0 0 1 2 -34a25 25 0 0 1 47 -4a20 20 0 0 1 16 38Z', 'b', 'cloth'),
    cut(
      'M-24 16q9 12 0 17q-9 -5 0 -17ZM0 20q11 14 0 21q-11 -7 0 -21ZM24 16q9 12 0 17q-9 -5 0 -17Z',
      'b',
      'cloth',
    ),
    cut(pair('M36 34q7 9 0 13q-7 -4 0 -13Z'), 'c'),
    line('M-20 -14Q-14 -24 -2 -22', 'cloth', 4),
  ],
} as const satisfies Motifs;
