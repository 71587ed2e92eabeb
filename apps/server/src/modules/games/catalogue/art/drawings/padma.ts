import { pair } from '@nokshi/games/art/fold.ts';
import { circle, cut, dots, ellipse, line, sew, type Motifs } from '@nokshi/games/art/shapes.ts';

const ROWERS = [-28, -9, 10, 29];

/** The river that only cards show. */
export const PADMA = {
  'race-boat': [
    cut(ROWERS.map((x) => `M${x - 8} 4Q${x - 9} -13 ${x} -13T${x + 8} 4Z`).join(''), 'a'),
    cut(dots(6.4, ...ROWERS.map((x) => [x, -20] as const)), 'ink'),
    cut('M-52 -14Q-36 3 0 3T52 -18Q44 22 0 22T-52 -14Z', 'b', 'cloth'),
    line('M-38 8Q0 17 40 6', 'c', 3.6),
    line(ROWERS.map((x) => `M${x + 4} -4L${x - 7} 38`).join(''), 'c', 4.4),
    line('M-46 40q6 -6 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0', 'b', 4),
  ],
  delta: [
    cut('M-46 -42Q-20 -48 0 -44T46 -42V46H-46Z', 'd', 'c'),
    cut('M-46 22Q-30 14 -16 22T14 22T46 20V46H-46Z', 'b', 'cloth'),
    line('M-4 -44Q-16 -28 0 -16Q10 -8 0 2', 'b', 12),
    line('M0 0Q-12 10 -26 24M0 0Q2 14 0 26M0 0Q16 8 26 22', 'b', 8),
    sew('M-4 -40Q-14 -27 1 -15Q9 -8 0 2M-26 34q6 -6 12 0t12 0t12 0t12 0', 'cloth', 2.6),
    cut(dots(5, [-30, -26], [-22, -12], [26, -28], [34, -14], [20, -10], [-34, 2], [34, 4]), 'c'),
    cut('M8 36Q18 42 30 34Q26 44 18 44Q10 44 8 36ZM18 34V20L28 32Z', 'a', 'cloth'),
  ],
  'fish-basket': [
    cut('M-26 2Q-42 -22 -25 -43Q-8 -26 -10 2Z', 'b', 'cloth'),
    cut('M10 2Q8 -26 25 -43Q42 -22 26 2Z', 'b', 'cloth'),
    cut('M-14 2Q-16 -28 0 -49Q16 -28 14 2Z', 'a', 'cloth'),
    cut(dots(3.4, [-25, -27], [25, -27], [0, -33]), 'cloth'),
    cut('M-46 -6H46Q40 44 26 44H-26Q-40 44 -46 -6Z', 'c', 'ink'),
    line('M-42 9H42M-38 24H38M-23 -4L-15 42M0 -4V42M23 -4L15 42', 'a', 3.2),
  ],
  'lantern-boat': [
    cut(circle(0, -18, 27), 'c', 'a'),
    cut('M0 -47Q17 -25 11 -11Q0 1 -11 -11Q-17 -25 0 -47Z', 'a', 'cloth'),
    cut('M0 -28Q8 -18 5 -11Q0 -5 -5 -11Q-8 -18 0 -28Z', 'cloth'),
    cut('M-15 14L-19 -3Q0 2 19 -3L15 14Z', 'b', 'cloth'),
    cut('M-50 4Q-20 18 0 14Q20 18 50 4Q40 40 0 42T-50 4Z', 'd', 'cloth'),
    line('M-34 20Q0 34 34 20', 'c', 3.4),
  ],
  ghat: [
    cut('M-22 -18V-34Q-20 -46 0 -50Q20 -46 22 -34V-18Z', 'a', 'cloth'),
    cut('M-9 -18V-28Q-8 -38 0 -40Q8 -38 9 -28V-18Z', 'ink', 'c'),
    cut('M-28 -19H28V-4H-28Z', 'c', 'ink'),
    cut('M-36 -4H36V11H-36Z', 'cloth', 'b'),
    cut('M-43 11H43V26H-43Z', 'c', 'ink'),
    cut('M-50 26H50V41H-50Z', 'cloth', 'b'),
    line('M-50 46q6 -7 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0', 'b', 5),
  ],
  'cast-net': [
    line('M0 -48Q20 -50 30 -44', 'c', 4),
    cut('M0 -47Q34 -22 46 20Q24 33 0 33T-46 20Q-34 -22 0 -47Z', 'b', 'cloth'),
    line(
      'M0 -45Q-8 -10 -18 31M0 -45Q8 -10 18 31M-20 -29Q0 -20 20 -29M-34 -6Q0 6 34 -6M-42 13Q0 25 42 13',
      'cloth',
      2.6,
    ),
    cut('M-22 2Q-4 -14 14 -1L25 -8V12L14 5Q-4 18 -22 2Z', 'cloth', 'ink'),
    cut(circle(-12, 1, 2.4), 'ink'),
    cut(dots(4.4, [-43, 25], [-26, 33], [-9, 37], [9, 37], [26, 33], [43, 25]), 'c', 'ink'),
  ],
  'tide-wave': [
    cut(
      'M-50 44Q-52 -20 -8 -38Q30 -48 46 -18Q50 4 32 10Q19 10 21 -2Q24 -12 11 -14Q-8 -12 -4 12Q4 31 50 32V44Z',
      'b',
      'cloth',
    ),
    line('M-37 38Q-38 -10 -4 -25M-22 40Q-25 10 -13 -8', 'cloth', 4.4),
    line('M2 38Q22 44 44 39', 'c', 4),
    cut(dots(4.6, [40, -38], [49, -27], [26, -47]), 'c', 'ink'),
  ],
  'turtle-nest': [
    cut(ellipse([0, 24], 48, 21), 'c', 'ink'),
    cut(ellipse([0, 20], 37, 13), 'a'),
    cut(pair('M12 -14L29 -26L32 -8L14 -1Z'), 'd', 'cloth'),
    cut(ellipse([0, -36], 9, 10), 'd', 'cloth'),
    cut(ellipse([0, -8], 19, 20), 'd', 'c'),
    line('M0 -24V8M-14 -12H14', 'c', 3),
    cut(pair(circle(3.4, -38, 1.8)), 'ink'),
    cut(pair(ellipse([21, 15], 14, 13)), 'cloth', 'b'),
    cut('M-15 20L-8 13L-3 19L3 13L8 19L15 14Q15 35 0 35T-15 20Z', 'cloth', 'b'),
  ],
} as const satisfies Motifs;
