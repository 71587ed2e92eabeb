import { at } from '@nokshi/games/art/fold.ts';
import {
  circle,
  cut,
  dots,
  ellipse,
  line,
  petals,
  sew,
  star,
  type Motifs,
} from '@nokshi/games/art/shapes.ts';

const cross = (x: number, y: number) =>
  `M${x - 7} ${y - 7}L${x + 7} ${y + 7}M${x + 7} ${y - 7}L${x - 7} ${y + 7}`;
const PRETZEL =
  'M-46 34Q-18 42 -8 14Q2 -16 22 -10Q38 0 24 16Q8 28 -8 8Q-24 -14 -6 -24Q14 -30 18 2Q22 34 46 34';

/** Needlework that only cards show. */
export const NOKSHI = {
  'cloth-bolts': [
    cut('M-44 14H30V42H-44Z', 'a', 'cloth'),
    cut(ellipse([30, 28], 10, 14), 'c', 'ink'),
    cut('M-32 -14H38V12H-32Z', 'b', 'cloth'),
    cut(ellipse([38, -1], 9, 13), 'cloth', 'b'),
    cut('M-42 -42H24V-16H-42Z', 'd', 'cloth'),
    cut(ellipse([24, -29], 9, 13), 'c', 'ink'),
    cut(dots(3.4, [-32, 28], [-16, 28], [0, 28], [14, 28], [-30, -29], [-14, -29], [2, -29]), 'c'),
    line('M-20 -1l6 -6l6 6l-6 6ZM2 -1l6 -6l6 6l-6 6Z', 'c', 3),
  ],
  'button-box': [
    cut('M-44 -20Q-40 -47 0 -47T44 -20Z', 'a', 'cloth'),
    cut(dots(13, [-25, -10], [0, -14], [25, -10]), 'c', 'ink'),
    cut(dots(11, [-13, 0], [13, 0]), 'cloth', 'b'),
    cut(dots(2.2, [-28, -12], [-22, -12], [-3, -17], [3, -17], [22, -12], [28, -12]), 'ink'),
    cut(dots(2, [-16, -2], [-10, -2], [10, -2], [16, -2]), 'b'),
    cut('M-46 0H46V34Q46 44 0 44T-46 34Z', 'b', 'cloth'),
    line('M-46 12H46', 'c', 4),
    cut(at([0, 28], star(8, 11, 6)), 'c', 'ink'),
  ],
  hem: [
    line('M-38 28V46M-23 28V46M-8 28V46M8 28V46M23 28V46M38 28V46', 'c', 6),
    cut('M-46 -40Q-22 -48 0 -40T46 -40V26H-46Z', 'b', 'cloth'),
    cut('M-46 -4H46V26H-46Z', 'a', 'cloth'),
    cut(
      'M-31 0l11 11l-11 11l-11 -11ZM0 0l11 11l-11 11l-11 -11ZM31 0l11 11l-11 11l-11 -11Z',
      'c',
      'ink',
    ),
    cut(dots(3.2, [-15.5, 11], [15.5, 11]), 'cloth'),
    cut(at([0, -23], petals({ count: 6, from: 2, to: 14, width: 0.09 })), 'c'),
    cut(dots(4, [-28, -24], [28, -24]), 'c'),
  ],
  'kantha-chest': [
    cut('M-40 -14L-32 -46H32L40 -14Z', 'a', 'cloth'),
    cut('M-32 -30Q0 -40 32 -30V2H-32Z', 'cloth', 'b'),
    cut('M-34 -15H34V2H-34Z', 'b', 'cloth'),
    cut(dots(3.6, [-20, -24], [0, -26], [20, -24]), 'a'),
    cut('M-45 -3H45L41 43H-41Z', 'c', 'ink'),
    line('M-43 11H43', 'a', 5),
    cut(circle(0, 12, 8), 'a', 'cloth'),
    cut(at([-25, 28], star(4, 9, 4)) + at([25, 28], star(4, 9, 4)), 'a'),
  ],
  knot: [
    line(PRETZEL, 'a', 11),
    sew(PRETZEL, 'cloth', 2.4),
    cut('M14 -28L46 -49L24 -20Z', 'c', 'ink'),
  ],
  'threaded-needle': [
    cut('M-46 10Q-20 2 0 10T46 8V42Q20 48 0 42T-46 44Z', 'cloth', 'a'),
    sew('M-40 27H-12M18 25H42', 'b', 5),
    line('M33 -38Q50 -24 36 -6Q22 8 18 25', 'a', 4.4),
    cut('M32 -49Q44 -48 41 -36L-20 28L-30 33L-27 22Z', 'c', 'ink'),
    line('M30 -36L35 -41', 'ink', 4),
  ],
  trunk: [
    line('M-46 4Q-54 12 -46 20M46 4Q54 12 46 20', 'ink', 4),
    cut('M-44 -12Q-44 -36 -30 -36H30Q44 -36 44 -12Z', 'b', 'cloth'),
    cut('M-46 -14H46V40H-46Z', 'a', 'cloth'),
    line('M-27 -35V40M27 -35V40', 'c', 6),
    cut(at([0, 16], petals({ count: 8, from: 2, to: 17, width: 0.09 })), 'c', 'ink'),
    cut(circle(0, 16, 5), 'b'),
    cut('M-8 -21H8V-5H-8Z', 'c', 'ink'),
  ],
  'border-cloth': [
    cut('M-42 -30Q-20 -48 2 -36L30 -28Z', 'a', 'cloth'),
    cut('M-42 -30H28Q44 -30 44 -14V42H-28Q-42 42 -42 28Z', 'cloth', 'a'),
    cut('M-42 8H44V32H-42Z', 'a', 'cloth'),
    line('M-42 1H44', 'a', 3.4),
    cut('M-28 13l7 7l-7 7l-7 -7ZM0 13l7 7l-7 7l-7 -7ZM28 13l7 7l-7 7l-7 -7Z', 'c'),
    cut(dots(3.4, [-26, -14], [-6, -14], [14, -14]), 'a'),
  ],
  'seven-stitches': [
    cut(circle(0, 0, 45), 'cloth', 'a'),
    line(cross(25, 0) + cross(-12.5, 21.6) + cross(-12.5, -21.6), 'a', 5.4),
    line(cross(-25, 0) + cross(12.5, 21.6) + cross(12.5, -21.6), 'b', 5.4),
    line(cross(0, 0), 'c', 6),
  ],
  'sleeping-cat': [
    cut('M-18 -6Q10 -26 34 -8Q52 10 40 32Q30 44 0 44Q-34 44 -40 28Z', 'a', 'cloth'),
    line('M12 -12Q20 -4 18 6M26 -8Q34 0 31 11', 'c', 5),
    line('M41 30Q28 47 -2 41Q-16 38 -14 30', 'c', 9),
    cut('M-44 4L-42 -22L-28 -13Q-16 -17 -6 -13L8 -22L10 4Q8 27 -17 27Q-42 27 -44 4Z', 'a', 'cloth'),
    line('M-33 4q6 6 12 0M-13 4q6 6 12 0', 'cloth', 3.4),
    cut('M-21 12H-13L-17 17Z', 'c'),
  ],
  'quilt-star': [
    cut('M-44 -44H44V44H-44Z', 'cloth', 'b'),
    cut('M-44 -44H-22L-44 -22ZM44 -44H22L44 -22ZM-44 44H-22L-44 22ZM44 44H22L44 22Z', 'd'),
    cut(star(8, 42, 20), 'a', 'cloth'),
    cut(star(8, 25, 12), 'c', 'ink'),
    cut(circle(0, 0, 8), 'b', 'cloth'),
  ],
  'winter-cap': [
    cut(circle(0, -36, 12), 'c', 'ink'),
    cut('M-37 20Q-37 -30 0 -30T37 20Z', 'a', 'cloth'),
    line('M-34 2L-22 -9L-11 2L0 -9L11 2L22 -9L34 2', 'cloth', 4),
    cut(dots(3, [-16, -14], [0, -19], [16, -14]), 'c'),
    cut('M-43 17H43V42H-43Z', 'b', 'cloth'),
    line('M-30 19V40M-18 19V40M-6 19V40M6 19V40M18 19V40M30 19V40', 'cloth', 2.6),
  ],
  'round-quilt': [
    cut(circle(0, 0, 46), 'c', 'ink'),
    cut(circle(0, 0, 37), 'b', 'cloth'),
    cut(petals({ count: 8, from: 9, to: 36, width: 0.06 }), 'cloth', 'a'),
    cut(circle(0, 0, 11), 'a', 'cloth'),
    cut('M24 -24L49 -49L33 -19Z', 'c', 'ink'),
    sew('M24 -24Q6 -4 16 12', 'c', 3),
  ],
} as const satisfies Motifs;
