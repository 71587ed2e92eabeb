import { at, fold, pair } from '@nokshi/games/art/fold.ts';
import {
  circle,
  cut,
  dots,
  ellipse,
  line,
  sew,
  star,
  type Motifs,
} from '@nokshi/games/art/shapes.ts';

const CROWN = 'M-38 10Q-54 -10 -35 -22Q-28 -48 0 -46Q28 -48 35 -22Q54 -10 38 10Q0 22 -38 10Z';

/** Every second of eight slices of a wheel round `(0, 4)`. */
const slices = (from: number) =>
  [0, 2, 4, 6]
    .map((i) => {
      const at = (k: number) =>
        [
          (38 * Math.sin((k * Math.PI) / 4)).toFixed(1),
          (4 - 38 * Math.cos((k * Math.PI) / 4)).toFixed(1),
        ].join(' ');
      return `M0 4L${at(i + from)}A38 38 0 0 1 ${at(i + from + 1)}Z`;
    })
    .join('');

/** The fair that only cards show. */
export const BOISHAKH = {
  dhak: [
    cut(
      'M-22 -26Q-44 -30 -46 -49Q-24 -48 -14 -30ZM-6 -28Q-16 -40 -8 -50Q6 -42 6 -30Z',
      'cloth',
      'b',
    ),
    line('M10 -28L44 -46M18 -24L48 -28', 'ink', 5),
    cut('M-32 -24Q-48 10 -27 44H27Q48 10 32 -24Z', 'a', 'cloth'),
    line('M-38 4L-24 40L-10 -14L4 42L18 -14L30 36L38 6', 'c', 4),
    cut(ellipse([0, -24], 33, 11), 'cloth', 'ink'),
    cut(ellipse([0, -24], 13, 4.4), 'ink'),
  ],
  'fair-stall': [
    line('M0 -42V-50', 'ink', 3.4),
    cut('M1 -52L20 -47L1 -41Z', 'd'),
    line('M-37 -10V46M37 -10V46', 'ink', 5),
    cut(dots(9, [-19, 10], [0, 8], [19, 10]), 'c', 'ink'),
    cut('M-42 16H42V44H-42Z', 'b', 'cloth'),
    cut('M-24 22l6 8l-6 8l-6 -8ZM0 22l6 8l-6 8l-6 -8ZM24 22l6 8l-6 8l-6 -8Z', 'c'),
    cut(
      'M-48 -10L-32 -41H32L48 -10q-8 14 -16 0q-8 14 -16 0q-8 14 -16 0q-8 14 -16 0q-8 14 -16 0q-8 14 -16 0Z',
      'a',
      'cloth',
    ),
    cut(
      'M-32 -9L-21 -41H-10L-16 -9q-8 14 -16 0ZM0 -9V-41H11L16 -9q-8 14 -16 0ZM32 -9L22 -41H32L48 -9q-8 14 -16 0Z',
      'cloth',
    ),
  ],
  'fortune-wheel': [
    line('M-20 30L-32 50M20 30L32 50', 'ink', 6),
    cut(circle(0, 4, 43), 'c', 'ink'),
    cut(slices(0), 'a'),
    cut(slices(1), 'b'),
    cut(
      dots(
        3,
        [0, -22],
        [18.4, -14.4],
        [26, 4],
        [18.4, 22.4],
        [0, 30],
        [-18.4, 22.4],
        [-26, 4],
        [-18.4, -14.4],
      ),
      'cloth',
    ),
    cut(circle(0, 4, 10), 'cloth', 'a'),
    cut('M-10 -52H10L0 -30Z', 'ink', 'c'),
  ],
  'fruit-crate': [
    cut('M-24 -28L-38 -44L-26 -40L-22 -50L-16 -40L-6 -44L-18 -28Z', 'd', 'cloth'),
    cut(ellipse([-22, -8], 17, 23), 'c', 'ink'),
    line('M-34 -18L-12 4M-38 -4L-22 14M-10 -18L-32 4', 'a', 2.6),
    cut(circle(22, -10, 20), 'd', 'cloth'),
    line('M14 -28Q8 -10 14 8M24 -29Q28 -10 24 10M34 -24Q42 -10 34 4', 'ink', 3),
    cut(circle(1, 0, 14), 'a', 'c'),
    cut('M-47 6H47V22H-47ZM-45 27H45V43H-45Z', 'c', 'ink'),
    line('M-37 6V45M37 6V45', 'a', 6),
  ],
  'storm-cloud': [
    line('M-46 28H-28M22 34H44M-38 42H-14', 'cloth', 4),
    cut('M-36 12a20 20 0 0 1 2 -39a27 27 0 0 1 50 -5a22 22 0 0 1 18 44Z', 'b', 'cloth'),
    line('M-24 -8Q-16 -24 -2 -16Q6 -28 20 -20', 'cloth', 4),
    cut('M8 -8L-16 22H-3L-10 48L20 12H5L16 -8Z', 'c', 'ink'),
  ],
  'eye-kite': [
    line('M0 34Q16 40 6 50', 'ink', 3),
    cut('M0 30L14 46H-14Z', 'c', 'ink'),
    cut('M0 -49L40 -9L0 33L-40 -9Z', 'd', 'cloth'),
    cut('M0 -49L40 -9H-40Z', 'a', 'cloth'),
    cut(circle(0, -9, 16), 'cloth', 'b'),
    cut(circle(0, -9, 8), 'b'),
    cut(pair(circle(25, -9, 5)), 'c'),
    sew('M0 -46V30', 'ink', 2.4),
  ],
  'marigold-arch': [
    line('M-38 48V-2Q-36 -38 0 -40Q36 -38 38 -2V48', 'd', 10),
    cut(pair(dots(12, [38, 36], [38, 9], [33, -18], [18, -38])) + circle(0, -46, 11), 'c', 'a'),
    cut(pair(dots(5, [38, 36], [38, 9], [33, -18], [18, -38])) + circle(0, -46, 5), 'a'),
    line('M-24 -14Q0 10 24 -14', 'c', 6),
    cut(at([0, 4], star(6, 12, 7)), 'a', 'cloth'),
  ],
  harmonium: [
    cut('M-38 -42H38L44 -8H-44Z', 'a', 'cloth'),
    line('M-26 -40L-29 -10M-13 -40L-15 -10M0 -40V-10M13 -40L15 -10M26 -40L29 -10', 'c', 3.4),
    cut('M-48 -8H48V18H-48Z', 'cloth', 'ink'),
    line('M-36 -6V17M-24 -6V17M-12 -6V17M0 -6V17M12 -6V17M24 -6V17M36 -6V17', 'ink', 2.4),
    cut('M-40 -8H-32V7H-40ZM-28 -8H-20V7H-28ZM-4 -8H4V7H-4ZM8 -8H16V7H8ZM20 -8H28V7H20Z', 'ink'),
    cut('M-48 18H48V44H-48Z', 'c', 'ink'),
    cut(dots(5, [-30, 31], [-10, 31], [10, 31], [30, 31]), 'a', 'cloth'),
  ],
  'orchard-tree': [
    line('M0 48V4M0 28L-16 8M0 22L15 4', 'ink', 8),
    cut(CROWN, 'd', 'cloth'),
    cut(
      dots(7.4, [-26, -10], [-9, -28], [14, -30], [29, -8], [1, -6], [-14, 8], [16, 9]),
      'c',
      'a',
    ),
    line('M-44 48H44', 'd', 5),
  ],
  'pepper-plant': [
    line('M0 48V-14M0 22Q-18 14 -26 -4M0 16Q18 8 27 -6', 'd', 5),
    cut(
      'M0 -12Q-18 -24 -10 -46Q6 -38 0 -12ZM0 -10Q8 -36 28 -38Q26 -18 0 -10ZM-4 -2Q-26 -14 -44 -28Q-42 -4 -4 4ZM4 4Q26 -10 46 -18Q40 8 4 10Z',
      'd',
      'cloth',
    ),
    cut(
      'M-28 4Q-17 6 -19 20Q-22 36 -34 42Q-30 30 -34 18Q-36 6 -28 4ZM28 2Q17 6 20 20Q24 38 38 44Q33 30 36 16Q37 4 28 2Z',
      'a',
      'cloth',
    ),
    cut(
      'M-9 6Q1 8 0 20Q-3 34 -13 40Q-10 30 -14 18Q-16 8 -9 6ZM10 10Q18 10 17 22Q16 34 8 42Q9 32 5 22Q3 12 10 10Z',
      'a',
      'cloth',
    ),
    line('M-28 4V-3M28 2V-5M-9 6V0M10 10V3', 'd', 4),
  ],
  'rice-sheaf': [
    cut(fold('M0 8L7 8Q30 -6 46 -26Q38 -34 28 -33Q24 -47 10 -41Q6 -50 0 -50'), 'c', 'ink'),
    line(
      'M0 4V-42M-4 4Q-12 -20 -18 -36M4 4Q12 -20 18 -36M-6 6Q-22 -10 -36 -24M6 6Q22 -10 36 -24',
      'a',
      2.8,
    ),
    cut(fold('M0 14L8 14L28 46L0 48'), 'c', 'ink'),
    line('M0 16V44M-4 18L-11 43M4 18L11 43', 'a', 2.8),
    cut('M-13 5H13V17H-13Z', 'a', 'cloth'),
  ],
} as const satisfies Motifs;
