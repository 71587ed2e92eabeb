import { circle, cut, dots, line, type Motif, sew } from '../shapes.ts';
import { fold, pair } from '../fold.ts';
import type { Context } from '../surface.ts';
import { fade, glow, mix, patch, sew as stitch, sheer } from './brushes.ts';
import type { Colours } from './figures.ts';
import type { Hour, Light } from './setting.ts';

export type HallLight = Light & {
  readonly wall: string;
  readonly gold: string;
  readonly flame: string;
  readonly water: readonly string[];
  readonly colours: Colours;
};

const DYED = { a: '#8a1f55', b: '#2d5d8b', c: '#d8a63f', d: '#4d7a55' } as const;

/** Muslin and wine, sandstone by day; free games in a court of sapphire under a rose sky. */
export const LIGHTS: Readonly<Record<Hour, HallLight>> = {
  dawn: {
    sky: ['#5c4576', '#c98298', '#f9c6a0', '#fff2d2'],
    disc: '#fff4d2',
    far: '#c7a0a8',
    near: '#7d4560',
    dark: '#2f1530',
    thread: '#fff6e6',
    wall: '#b2708a',
    gold: '#e8c078',
    flame: '#ffdf9a',
    water: ['#f0c4ac', '#b08498', '#5a4468', '#2a1a38'],
    colours: { ...DYED, ink: '#301630', cloth: '#fdf7ef' },
  },
  day: {
    sky: ['#2a7a9a', '#6fb8c4', '#c4e4d4', '#fdf4d8'],
    disc: '#fffbe2',
    far: '#a8c4b4',
    near: '#96603a',
    dark: '#3a1c18',
    thread: '#fffaf0',
    wall: '#c8925a',
    gold: '#f2d08a',
    flame: '#ffe7ae',
    water: ['#b4dcd4', '#5fa4ac', '#2f6478', '#1c2c40'],
    colours: { ...DYED, ink: '#351a1c', cloth: '#fdf7ef' },
  },
  dusk: {
    sky: ['#32123f', '#8f2a56', '#e8734a', '#ffd07a'],
    disc: '#ffe6a8',
    far: '#a04a5c',
    near: '#571c44',
    dark: '#220a20',
    thread: '#ffe2b4',
    wall: '#8a2f54',
    gold: '#e8b45a',
    flame: '#ffc860',
    water: ['#f0945c', '#a04a60', '#4f2048', '#200a22'],
    colours: { ...DYED, ink: '#220a22', cloth: '#ffe9cc' },
  },
  night: {
    sky: ['#090820', '#1d1a4e', '#3f3a86', '#8f86bc'],
    disc: '#f8f2e0',
    far: '#3f3c7c',
    near: '#35194a',
    dark: '#120820',
    thread: '#f0dcf0',
    wall: '#54285f',
    gold: '#d8a85a',
    flame: '#ffc860',
    water: ['#7a74b0', '#3a3878', '#1c1748', '#0a0720'],
    colours: {
      a: '#84305e',
      b: '#3a5c98',
      c: '#cf9e48',
      d: '#44705f',
      ink: '#140a28',
      cloth: '#eee2f0',
    },
  },
  feast: {
    sky: ['#0a0a34', '#2c2a80', '#8a4ab0', '#f6a8b8'],
    disc: '#ffe6d8',
    far: '#5a4aa4',
    near: '#17256c',
    dark: '#080a2c',
    thread: '#ffe7b8',
    wall: '#223a94',
    gold: '#f0c25c',
    flame: '#ffd27a',
    water: ['#d890b8', '#6a4aa8', '#26287c', '#090b34'],
    colours: { ...DYED, a: '#c0306c', b: '#2f6fc0', ink: '#0b0c38', cloth: '#fff0dc' },
  },
};

const n = (value: number) => +value.toFixed(1);

export type Arch = {
  readonly x: number;
  readonly half: number;
  readonly apex: number;
  readonly spring: number;
  readonly foot: number;
};

/** Where the lobes of an arch meet, as parts of its half width and of its height. */
const CUSPS = [
  [-1, 0],
  [-0.9, 0.34],
  [-0.66, 0.6],
  [-0.36, 0.78],
  [0, 1],
  [0.36, 0.78],
  [0.66, 0.6],
  [0.9, 0.34],
  [1, 0],
] as const;

/** The outline of an opening, from its left foot over its lobes to the right one. */
export function archPath({ x, half, apex, spring, foot }: Arch): string {
  const high = spring - apex;
  let path = `M${n(x - half)} ${n(foot)}V${n(spring)}`;
  for (const [across, up] of CUSPS.slice(1)) {
    const r = n(Math.abs(across) === 0 || across === 0.36 ? half * 0.42 : half * 0.26);
    path += `A${r} ${r} 0 0 1 ${n(x + across * half)} ${n(spring - up * high)}`;
  }
  return `${path}V${n(foot)}Z`;
}

/** A pillar around its axis, a hundred units high. */
export function pillar(context: Context, light: HallLight, stone: string): void {
  const { thread, gold, dark } = light;
  const shaft = context.createLinearGradient(-7, 0, 7, 0);
  shaft.addColorStop(0, mix(stone, dark, 0.45));
  shaft.addColorStop(0.38, mix(stone, light.disc, 0.28));
  shaft.addColorStop(1, mix(stone, dark, 0.6));
  patch(context, 'M-4.6 -6L-3.6 -84H3.6L4.6 -6Z', { fill: shaft, thread, width: 0.45 });
  stitch(context, 'M-1.6 -8L-1.2 -82M1.6 -8L1.2 -82', {
    colour: sheer(thread, 0.55),
    width: 0.4,
    dash: [1.6, 1.4],
  });
  const trim = fade(context, [-98, 0], [gold, mix(gold, dark, 0.5)]);
  patch(context, 'M-7.4 0V-3H7.4V0ZM-5.8 -3Q-6.4 -6 -4.4 -7H4.4Q6.4 -6 5.8 -3Z', {
    fill: trim,
    thread: light.colours.a,
    width: 0.35,
  });
  patch(
    context,
    'M-3.8 -83Q-7.6 -88 -7 -93Q-3.6 -90 -3 -86Q-2.6 -92 0 -95Q2.6 -92 3 -86Q3.6 -90 7 -93Q7.6 -88 3.8 -83Z',
    { fill: trim, thread: light.colours.a, width: 0.35 },
  );
  patch(context, 'M-7.6 -93H7.6V-97H-7.6Z', { fill: trim, width: 0.35 });
}

/** A lamp on its chain, which hangs down from 0, 0. */
export function lamp(context: Context, light: HallLight, long: number): void {
  stitch(context, `M0 0V${long}`, { colour: light.gold, width: 0.7, dash: [1.6, 1.2] });
  glow(context, { x: 0, y: long + 8, r: 25, colour: light.flame }, 0.75);
  const glass = fade(context, [long, long + 15], ['#fff6d8', light.flame]);
  patch(context, `M-4 ${long + 2}Q-8.6 ${long + 9} 0 ${long + 15}Q8.6 ${long + 9} 4 ${long + 2}Z`, {
    fill: glass,
    thread: light.colours.a,
    width: 0.6,
  });
  patch(
    context,
    `M-4.6 ${long + 2.4}Q0 ${long - 4} 4.6 ${long + 2.4}ZM-1.4 ${long + 14.6}h2.8l-1.4 4Z`,
    { fill: light.gold, width: 0.5 },
  );
  stitch(context, `M-6 ${long + 8.4}Q0 ${long + 10.4} 6 ${long + 8.4}`, {
    colour: light.gold,
    width: 0.8,
    dash: [],
  });
}

/** A curtain that is gathered at the side; `c` is its gold border. */
export function curtain(context: Context, light: HallLight, cloth: string): void {
  const fill = context.createLinearGradient(0, 0, 34, 0);
  [0.05, 0.5, 0.1, 0.55, 0.15, 0.45].forEach((part, at) =>
    fill.addColorStop(at / 5, mix(cloth, light.dark, part)),
  );
  const drop = 'M-4 -2H40Q34 30 12 52Q19 84 21 126Q8 130 -4 126Z';
  patch(context, drop, { fill, shadow: 0.3, width: 1 });
  stitch(context, 'M6 0Q8 30 3 52Q6 84 6 126M17 0Q16 30 6 52Q12 84 13 126M28 0Q24 30 9 52', {
    colour: sheer(light.thread, 0.4),
    width: 0.4,
    dash: [1.6, 1.5],
  });
  stitch(context, 'M38 -1Q32 30 10.6 51Q17.6 84 19.4 125', {
    colour: light.gold,
    width: 2.6,
    dash: [],
  });
  stitch(context, 'M38 -1Q32 30 10.6 51Q17.6 84 19.4 125', {
    colour: light.colours.a,
    width: 0.8,
    dash: [1.2, 1.8],
  });
  patch(context, 'M-4 48Q6 46 14 50V55Q6 52 -4 55Z', {
    fill: light.gold,
    thread: light.colours.a,
    width: 0.5,
  });
}

const warp = Array.from({ length: 23 }, (_, at) => {
  const part = at / 22 - 0.5;
  return `M${n(part * 62)} -46L${n(part * 52)} 14`;
}).join('');

/** A loom with its warp stretched, and woven cloth below. */
export const LOOM: Motif = [
  line(warp, 'cloth', 0.7),
  cut('M-27 14H27V40H-27Z', 'a', 'c'),
  sew('M-24 20L-18 26L-12 20L-6 26L0 20L6 26L12 20L18 26L24 20', 'cloth', 1.3),
  cut(dots(1.7, [-18, 33], [-6, 33], [6, 33], [18, 33]), 'c'),
  line('M-33 -6H33M-33 4H33', 'c', 2),
  cut('M-40 -52H40V-46H-40ZM-36 40H36V46H-36Z', 'ink', 'c'),
  cut(pair('M34 -50H40V58H34Z'), 'ink', 'c'),
  cut('M-12 8Q0 3 12 8Q0 13 -12 8Z', 'd', 'cloth'),
];

/** Palace domes far off, across the water. */
export const DOMES: Motif = [
  cut('M-60 20V-4H60V20Z', 'cloth', 'a'),
  cut(fold('M0 -50Q4 -40 16 -34Q26 -24 18 -4L0 -4'), 'cloth', 'a'),
  cut(pair('M30 -4V-14Q28 -24 38 -30Q48 -24 46 -14V-4Z'), 'cloth', 'a'),
  cut(`M-9 20V4Q0 -8 9 4V20Z${pair('M20 20V8Q26 0 32 8V20ZM42 20V8Q48 0 54 8V20Z')}`, 'b'),
  line('M0 -50V-58M-38 -30V-36M38 -30V-36', 'c', 2),
  cut(circle(0, -59, 2), 'c'),
];
