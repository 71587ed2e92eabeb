import { disc, element, group, n, patch, stitch } from '../stitch.ts';
import type { Scene } from './digits.ts';
import {
  ball,
  BLUE,
  CREAM,
  GOLD,
  GREEN,
  INK,
  moved,
  number,
  type Place,
  RED,
  VIOLET,
} from './pieces.ts';

const FIVE: readonly (readonly [text: string, at: Place, fill: string])[] = [
  ['03', [62, -32], BLUE],
  ['11', [-14, -52], RED],
  ['07', [-66, 16], GREEN],
  ['09', [46, 54], VIOLET],
  ['05', [-32, 76], GOLD],
];

/** Five of eleven numbers, on balls. */
export const ELEVEN_FIVE: Scene = {
  shown: FIVE.map(([text, at, fill]) =>
    ball(text, { at, fill, scale: 0.84, ink: fill === GOLD ? INK : CREAM }),
  ).join(''),
};

const PIPS: Readonly<Record<number, readonly Place[]>> = {
  1: [[0, 0]],
  4: [
    [-19, -19],
    [19, -19],
    [-19, 19],
    [19, 19],
  ],
  6: [
    [-19, -21],
    [19, -21],
    [-19, 0],
    [19, 0],
    [-19, 21],
    [19, 21],
  ],
};

const die = (value: number, at: Place, turn: number): string => {
  const colour = value === 6 ? INK : RED;
  return group(
    { transform: moved({ at, turn, scale: 1.06 }) },
    '<use href="#t"/>',
    ...(PIPS[value] ?? []).map(([x, y]) => disc([x, y, value === 1 ? 13 : 7.5], colour)),
  );
};

/** Three dice: a one, a four and a six. */
export const THREE_DICE: Scene = {
  defs: group(
    { id: 't' },
    '<rect x="-43" y="-32" width="86" height="86" rx="18" opacity=".35"/>',
    '<rect x="-42" y="-36" width="84" height="86" rx="17" fill="#d8b98a"/>',
    `<rect x="-42" y="-43" width="84" height="84" rx="17" fill="${CREAM}"/>`,
    '<rect x="-42" y="-43" width="84" height="84" rx="17" fill="url(#s)"/>',
    stitch('M-24-36H24Q35-36 35-25V23Q35 34 24 34H-24Q-35 34-35 23V-25Q-35-36-24-36Z', BLUE, {
      width: 2.2,
      dash: 6,
      gap: 6,
    }),
  ),
  shown: die(4, [50, -32], 12) + die(1, [-54, 14], -14) + die(6, [28, 62], -5),
};

const HULL = 'M-108-34Q-78 12-20 14H30Q84 12 108-44Q98 34 34 38H-26Q-92 36-108-34Z';
const OARS = [-58, -34, -10, 14, 38, 62];

/** A long boat with its crew; it takes the colour of its hull from where it is used. */
const BOAT = group(
  { id: 't' },
  patch(OARS.map((x) => `M${x} 0L${x - 22} 58`).join(''), 'none', {
    stroke: '#e0b26a',
    'stroke-width': 4.5,
  }),
  ...OARS.map((x, index) => disc([x, -12, 8], index % 2 ? '#7a4a2a' : '#5a3420')),
  patch(OARS.map((x) => `M${x - 10} 16Q${x - 10}-5 ${x} -5T${x + 10} 16Z`).join(''), CREAM),
  element('path', { d: HULL, stroke: CREAM, 'stroke-width': 4 }),
  patch(HULL, 'url(#s)'),
  stitch('M-94-8Q-70 24-20 26H32Q74 24 96-14', GOLD, { width: 3, dash: 8, gap: 6 }),
  patch(OARS.map((x) => `M${x - 19} 50l-10 20l9 3l8-20Z`).join(''), GOLD),
);

const pennant = (text: string, fill: string): string =>
  patch('M96-34V-92', 'none', { stroke: '#7a4a1c', 'stroke-width': 4 }) +
  patch('M96-94H54L62-76L54-58H96Z', fill, { stroke: CREAM, 'stroke-width': 3 }) +
  number(text, [80, -76], { high: 20, colour: CREAM });

/** Two long boats of ten, neck and neck. */
export const BOAT_RACE: Scene = {
  defs: BOAT,
  shown:
    patch('M-120-8q20-10 40 0t40 0t40 0t40 0t40 0t40 0V160H-120Z', '#2a7f9e') +
    group(
      { transform: moved({ at: [-36, -2], scale: 0.72 }) },
      element('use', { href: '#t', fill: BLUE }),
      pennant('7', BLUE),
    ) +
    patch('M-120 38q20-10 40 0t40 0t40 0t40 0t40 0t40 0V160H-120Z', '#176584') +
    group(
      { transform: moved({ at: [2, 44], scale: 0.96 }) },
      element('use', { href: '#t', fill: RED }),
      pennant('3', RED),
    ) +
    patch('M-120 100q20-8 40 0t40 0t40 0t40 0t40 0t40 0V160H-120Z', '#0f4f6b') +
    stitch(
      'M-120 20q20-10 40 0t40 0M30 24q20-10 40 0t40 0M-120 84q20-10 40 0M70 92q20-10 40 0',
      '#cdeaf0',
      {
        width: 3,
        dash: 10,
        gap: 8,
      },
    ),
};

const SIX: readonly (readonly [text: string, fill: string])[] = [
  ['12', RED],
  ['31', BLUE],
  ['49', GREEN],
  ['08', RED],
  ['25', BLUE],
  ['17', GREEN],
];

/** The rabbit of the zodiac. */
const RABBIT =
  patch('M-13-6Q-24-38-13-42Q-2-40-4-8ZM13-6Q24-38 13-42Q2-40 4-8Z', CREAM) +
  patch('M-12-14Q-16-32-12-36Q-7-33-8-14ZM12-14Q16-32 12-36Q7-33 8-14Z', '#e7a0a0') +
  patch('M0-14C22-14 26 4 22 14C18 28-18 28-22 14C-26 4-22-14 0-14Z', CREAM) +
  disc([-9, 3, 3.5], INK) +
  disc([9, 3, 3.5], INK) +
  patch('M-4 11H4L0 16Z', RED);

/** Six numbers round the special one, which has an animal of the zodiac. */
export const MARK_SIX: Scene = {
  shown: group(
    { transform: 'translate(8 14)' },
    ...SIX.map(([text, fill], index) => {
      const turn = (index * Math.PI) / 3;
      return ball(text, {
        at: [72 * Math.cos(turn), 72 * Math.sin(turn)],
        scale: 0.62,
        fill,
      });
    }),
    group(
      { transform: 'scale(1.08)' },
      element('use', { href: '#o', fill: GOLD }),
      group({ transform: `translate(0 ${n(6)})scale(.8)` }, RABBIT),
    ),
  ),
};
