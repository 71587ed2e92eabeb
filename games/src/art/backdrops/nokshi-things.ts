import { at } from '../fold.ts';
import { cut, line, petals, sew as stitched, type Motif } from '../shapes.ts';
import type { Context } from '../surface.ts';
import { glow, patch, type Point, sew, sheer } from './brushes.ts';
import type { Colours } from './figures.ts';
import { leafAt } from './scenery.ts';
import type { Hour, Light } from './setting.ts';

export type QuiltLight = Light & {
  /** Cloths of the hills, the farthest first. */
  readonly hills: readonly [string, string, string, string];
  readonly colours: Colours;
};

const DYED = { a: '#b4232a', b: '#2b3a8c', c: '#f2b233', d: '#2f6b46' } as const;

/** Undyed cotton by day, madder towards the evening, indigo at night; free games on a cloth with gold thread. */
export const LIGHTS: Readonly<Record<Hour, QuiltLight>> = {
  dawn: {
    sky: ['#5f2038', '#b54a4c', '#f0a06c', '#fce3b2'],
    disc: '#fff0c8',
    far: '#c98276',
    near: '#5a2430',
    dark: '#2b0f20',
    thread: '#fff3d8',
    hills: ['#d68f76', '#a8504a', '#6b3f52', '#43203a'],
    colours: { ...DYED, ink: '#3a1424', cloth: '#fff1d6' },
  },
  day: {
    sky: ['#c58a4a', '#ecca8d', '#f8e6bd', '#fff7e2'],
    disc: '#d2483a',
    far: '#c9a873',
    near: '#7d1f28',
    dark: '#3a0d16',
    thread: '#fffaf0',
    hills: ['#d3b074', '#7f8c4e', '#3f6b4a', '#8f2429'],
    colours: { ...DYED, ink: '#2e1420', cloth: '#fff8ea' },
  },
  dusk: {
    sky: ['#2e0c2a', '#7a1c30', '#c8452f', '#f6aa4e'],
    disc: '#ffd98a',
    far: '#8c2a34',
    near: '#3d1230',
    dark: '#1f0a1f',
    thread: '#ffdca0',
    hills: ['#a83a34', '#76243a', '#4a1d48', '#2c1233'],
    colours: { ...DYED, a: '#c0392b', b: '#4a3a8c', ink: '#230c22', cloth: '#ffe6bd' },
  },
  night: {
    sky: ['#080a28', '#161d58', '#303d92', '#7c7cc0'],
    disc: '#f7efd8',
    far: '#3c4690',
    near: '#1a1f52',
    dark: '#0c0e30',
    thread: '#e6e2ff',
    hills: ['#434c9c', '#2c3580', '#4a2455', '#1c1742'],
    colours: {
      a: '#a83a52',
      b: '#5a6ad0',
      c: '#d9a94a',
      d: '#3f6f78',
      ink: '#0e1036',
      cloth: '#e3e0f4',
    },
  },
  feast: {
    sky: ['#04171f', '#0a3b45', '#1e7a6c', '#f0cf7c'],
    disc: '#ffe6a0',
    far: '#2f7f70',
    near: '#0c3a3c',
    dark: '#051d24',
    thread: '#ffe2a0',
    hills: ['#3f9078', '#1c6660', '#8c2a45', '#0d3940'],
    colours: {
      ...DYED,
      a: '#d2384a',
      b: '#2f4fb0',
      d: '#3f9070',
      ink: '#06222a',
      cloth: '#fff0c4',
    },
  },
};

/** A hut under a roof that is curved like a bamboo. */
export const HUT: Motif = [
  cut('M-46 2H46V8H-46Z', 'ink', 'c'),
  cut('M-38 0V-34H38V0Z', 'cloth', 'a'),
  cut('M-9 0V-24Q0 -30 9 -24V0Z', 'a', 'c'),
  cut('M18 -22h12v10h-12ZM-30 -22h12v10h-12Z', 'b', 'c'),
  stitched('M-36 -5H-12M12 -5H36', 'd', 1.6),
  cut('M-54 -26Q-34 -36 -26 -58Q0 -70 26 -58Q34 -36 54 -26Q0 -42 -54 -26Z', 'c', 'ink'),
  stitched('M-42 -32Q0 -48 42 -32M-34 -40Q0 -54 34 -40M-29 -49Q0 -60 29 -49', 'ink', 1.4),
  line('M-26 -59Q0 -71 26 -59', 'a', 3),
];

/** The pot that stands beside a door. */
export const STACK: Motif = [
  cut('M-24 0Q-28 -34 0 -52Q28 -34 24 0Z', 'c', 'ink'),
  stitched('M-20 -12Q0 -4 20 -12M-19 -24Q0 -16 19 -24M-14 -36Q0 -30 14 -36', 'a', 1.6),
  line('M0 -50V-62', 'ink', 2.4),
];

type Branch = readonly [Point, Point, Point];
const BRANCHES: readonly Branch[] = [
  [
    [-2, -30],
    [-18, -36],
    [-34, -28],
  ],
  [
    [3, -28],
    [18, -38],
    [36, -31],
  ],
  [
    [-2, -40],
    [-18, -52],
    [-36, -46],
  ],
  [
    [3, -40],
    [18, -54],
    [36, -50],
  ],
  [
    [-1, -48],
    [-14, -66],
    [-28, -66],
  ],
  [
    [2, -48],
    [14, -68],
    [29, -68],
  ],
  [
    [0, -54],
    [-6, -76],
    [-12, -84],
  ],
  [
    [1, -54],
    [6, -76],
    [13, -85],
  ],
];

type Tree = {
  readonly thread: string;
  readonly lamps: boolean;
  /** The cloths of its leaves. */
  readonly leaves: string;
};

/** The tree of life: branches that bend down, leaves in three cloths, a flower at each tip. */
export function treeOfLife(
  context: Context,
  colours: Colours,
  { thread, lamps, leaves: dyes }: Tree,
): void {
  const leaves = ['', '', ''];
  let boughs = '';
  let tips = '';
  BRANCHES.forEach(([[ax, ay], [bx, by], [cx, cy]], branch) => {
    boughs += `M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}`;
    for (let step = 0; step < 6; step += 1) {
      const t = 0.28 + step * 0.135;
      const s = 1 - t;
      const place: Point = [
        s * s * ax + 2 * s * t * bx + t * t * cx,
        s * s * ay + 2 * s * t * by + t * t * cy,
      ];
      const along = Math.atan2(s * (bx - ax) + t * (cx - bx), -(s * (by - ay) + t * (cy - by)));
      const long = 9.5 - step * 0.5;
      leaves[(step + branch) % 3] +=
        leafAt(place, { turn: along - 0.95, long }) + leafAt(place, { turn: along + 0.95, long });
    }
    tips += at([cx, cy], petals({ count: 6, from: 0.6, to: 5.4, width: 0.075 }));
  });
  sew(context, boughs, { colour: colours.ink, width: 2.6, dash: [] });
  patch(context, 'M-9 2Q-3 -14 -4 -34Q-4 -48 0 -60Q4 -48 4 -34Q4 -14 11 2Z', {
    fill: colours.ink,
    thread,
    width: 0.7,
    shadow: 0.2,
  });
  sew(context, 'M-3 0Q1 -18 -1 -50M5 0Q2 -18 1 -40', {
    colour: sheer(thread, 0.6),
    width: 0.5,
    dash: [1.8, 1.6],
  });
  leaves.forEach((path, at) => {
    const dye = dyes[at] as keyof Colours;
    patch(context, path, {
      fill: colours[dye],
      thread: dye === 'c' ? colours.a : at === 2 ? colours.c : thread,
      width: 0.42,
      dash: [1.2, 1.1],
      shadow: 0.14,
    });
  });
  patch(context, tips, {
    fill: dyes.includes('c') ? colours.cloth : colours.c,
    thread: colours.a,
    width: 0.4,
    dash: [1, 1],
    shadow: 0.2,
  });
  if (!lamps) return;
  for (const [, , [x, y]] of BRANCHES) {
    sew(context, `M${x} ${y + 2}v7`, { colour: thread, width: 0.5, dash: [] });
    glow(context, { x, y: y + 11, r: 9, colour: '#ffc35a' }, 0.9);
    patch(context, `M${x - 2} ${y + 9}h4l1 4q-3 2 -6 0Z`, { fill: '#ffe08a', shadow: 0 });
  }
}
