import { at, fold, pair } from '@nokshi/games/art/fold.ts';
import { circle, cut, dots, ellipse, line, petals, type Motifs } from '@nokshi/games/art/shapes.ts';

const bloom = (to: number) => petals({ count: 5, from: 2, to, width: 0.13 });

/** The loom and the palace that only cards show. */
export const JAMDANI = {
  casket: [
    cut('M-38 -6Q-42 -44 0 -46T38 -6Z', 'a', 'cloth'),
    cut('M-28 -6Q-28 -34 0 -35T28 -6Z', 'ink'),
    cut(pair(circle(18, -8, 8)), 'b', 'cloth'),
    cut('M0 -28L12 -14L0 2L-12 -14Z', 'd', 'cloth'),
    cut('M-45 -2H45L38 40H-38Z', 'c', 'ink'),
    line('M-43 9H43', 'a', 4),
    cut(at([0, 24], bloom(13)), 'a'),
    cut(pair('M24 18l6 7l-6 7l-6 -7Z'), 'b'),
    cut(pair('M24 40H36V47H24Z'), 'a'),
  ],
  'wall-mirror': [
    cut('M-37 46V-8Q-37 -27 -16 -31Q-10 -45 0 -49Q10 -45 16 -31Q37 -27 37 -8V46Z', 'c', 'ink'),
    cut('M-25 37V-6Q-23 -18 -7 -22L0 -30L7 -22Q23 -18 25 -6V37Z', 'cloth', 'b'),
    line('M-14 10L9 -13M-14 25L17 -6', 'b', 4),
    cut(dots(4, [-31, -6], [31, -6], [-31, 14], [31, 14], [-31, 34], [31, 34]), 'a'),
    cut(circle(0, -39, 5), 'a', 'cloth'),
  ],
  weaver: [
    line('M-24 -44V0M-16 -44V0M-8 -44V0M0 -44V0M8 -44V0M16 -44V0M24 -44V0', 'b', 2.8),
    line('M-42 -48V48M42 -48V48M-42 -44H42', 'c', 8),
    cut('M-35 -2H35V46H-35Z', 'a', 'cloth'),
    cut(at([0, 23], petals({ count: 8, from: 3, to: 19, width: 0.08 })), 'c', 'ink'),
    cut(pair('M25 13l6 9l-6 9l-6 -9Z'), 'cloth'),
    cut('M-38 -20Q0 -38 38 -20Q0 -2 -38 -20Z', 'c', 'ink'),
    line('M-13 -20H13', 'a', 6),
  ],
  veil: [
    cut(fold('M0 -49Q42 -48 45 4Q46 28 41 47L0 47'), 'cloth', 'a'),
    line(fold('M0 -40Q32 -38 35 4Q36 26 32 46L0 46'), 'c', 4),
    cut(fold('M0 -34Q24 -32 24 -2Q24 14 20 24L0 30'), 'ink'),
    cut(fold('M0 -22Q17 -18 17 -2Q15 20 0 26'), 'c'),
    line('M-11 -2q4 4 8 0M3 -2q4 4 8 0', 'ink', 3),
    cut('M-4 14Q0 18 4 14Q2 10 0 11Q-2 10 -4 14Z', 'a'),
    cut(circle(0, -20, 4.4), 'a', 'cloth'),
    cut(dots(3, [-36, 20], [36, 20], [-33, -16], [33, -16], [-20, 38], [20, 38], [0, 40]), 'a'),
  ],
  'palace-steps': [
    cut('M-10 -24Q-12 -38 0 -49Q12 -38 10 -24Z', 'c', 'ink'),
    cut(pair('M22 -20Q20 -32 30 -40Q40 -32 38 -20Z'), 'b', 'cloth'),
    cut('M-40 -24H40V2H-40Z', 'a', 'cloth'),
    cut(
      'M-8 2V-8Q-7 -17 0 -19Q7 -17 8 -8V2ZM-30 2V-6Q-29 -13 -24 -15Q-19 -13 -18 -6V2ZM30 2V-6Q29 -13 24 -15Q19 -13 18 -6V2Z',
      'ink',
      'c',
    ),
    cut('M-42 2H42V16H-42Z', 'cloth', 'b'),
    cut('M-46 16H46V30H-46Z', 'c', 'ink'),
    cut('M-50 30H50V45H-50Z', 'cloth', 'b'),
    line('M-12 2V45M12 2V45', 'a', 4),
  ],
  'muslin-bolt': [
    cut('M-38 -22H30V34Q14 26 -4 34T-38 36Z', 'cloth', 'b'),
    line('M-37 26Q-20 20 -4 24T29 24', 'c', 4.4),
    cut(at([-22, 2], bloom(9)) + at([0, 8], bloom(9)) + at([19, 2], bloom(8)), 'b'),
    cut('M-40 -42H38V-14H-40Z', 'cloth', 'b'),
    cut(ellipse([38, -28], 10, 14), 'c', 'ink'),
    line('M38 -28q5 -6 5 2t-10 2', 'ink', 2.4),
    line('M-28 -32H20', 'b', 2.6),
  ],
  'garden-vase': [
    line('M0 10V-30M0 10Q-16 -2 -25 -16M0 10Q16 -2 25 -16M0 10Q-22 8 -36 6M0 10Q22 8 36 6', 'd', 4),
    cut(at([0, -31], bloom(18)), 'a', 'cloth'),
    cut(pair(at([28, -18], bloom(15))), 'b', 'cloth'),
    cut(pair(at([37, 5], bloom(11))), 'a', 'cloth'),
    cut(dots(4, [0, -31], [-28, -18], [28, -18]) + dots(3, [-37, 5], [37, 5]), 'c'),
    cut(fold('M0 8L15 8L12 16Q32 24 25 37L14 47L0 47'), 'c', 'ink'),
    line('M-24 30Q0 38 24 30', 'a', 4),
  ],
} as const satisfies Motifs;
