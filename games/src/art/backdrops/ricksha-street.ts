import { circle, cut, dots, line, type Motif, rays, sew } from '../shapes.ts';
import { at } from '../fold.ts';
import type { Context } from '../surface.ts';
import { fade, glow, mix, patch, sew as stitch, sheer } from './brushes.ts';
import type { Colours } from './figures.ts';
import type { Hour, Light } from './setting.ts';

export type StreetLight = Light & {
  /** The walls of houses. */
  readonly walls: readonly string[];
  readonly window: string;
  readonly colours: Colours;
};

const DYED = { a: '#d81e5b', b: '#0a7f86', c: '#ffc61a', d: '#2f8f3a' } as const;
const BRIGHT = ['#e0487a', '#1f9aa0', '#f2a92c', '#7a4fb0', '#4f9a4a'] as const;

/** The loud colours of painted tin; free games in a night of turquoise. */
export const LIGHTS: Readonly<Record<Hour, StreetLight>> = {
  dawn: {
    sky: ['#56377a', '#cf6398', '#ffa87c', '#ffe8ac'],
    disc: '#fff3c0',
    far: '#c9789a',
    near: '#6a2f66',
    dark: '#2c1238',
    thread: '#fff6e0',
    walls: BRIGHT,
    window: '#ffe9a8',
    colours: { ...DYED, ink: '#2a1240', cloth: '#fff6e0' },
  },
  day: {
    sky: ['#07748e', '#34b2b4', '#a4e4cc', '#fff2bc'],
    disc: '#ffd53d',
    far: '#5fb8ac',
    near: '#3b3a7a',
    dark: '#22123a',
    thread: '#fff6e0',
    walls: BRIGHT,
    window: '#20405c',
    colours: { ...DYED, ink: '#22123a', cloth: '#fff6e0' },
  },
  dusk: {
    sky: ['#35104e', '#ac2466', '#ff743a', '#ffd44e'],
    disc: '#ffe68a',
    far: '#a8325e',
    near: '#4f1a52',
    dark: '#1f0a2c',
    thread: '#ffe3b0',
    walls: ['#b83262', '#1f7a8c', '#d8802c', '#5f3590', '#7a2f52'],
    window: '#ffd25a',
    colours: { ...DYED, ink: '#1f0a2e', cloth: '#ffe8c4' },
  },
  night: {
    sky: ['#0e0830', '#27176a', '#5a2f9c', '#cc62a4'],
    disc: '#fbf0d8',
    far: '#4f2c8c',
    near: '#2a1660',
    dark: '#10082c',
    thread: '#ffdff0',
    walls: ['#7a2a6a', '#1f4f86', '#8c5a3a', '#45288a', '#2a5a6a'],
    window: '#ffd25a',
    colours: {
      a: '#c8266a',
      b: '#1a7f9a',
      c: '#f0b22a',
      d: '#2f8060',
      ink: '#140a34',
      cloth: '#f6e2f0',
    },
  },
  feast: {
    sky: ['#011826', '#05485a', '#0e9a94', '#d9dc84'],
    disc: '#fffbd0',
    far: '#127a80',
    near: '#4a1252',
    dark: '#150726',
    thread: '#fff0b0',
    walls: ['#c81e6a', '#e8742c', '#0f6a86', '#8c2a9a', '#d8a01e'],
    window: '#fff08a',
    colours: { ...DYED, a: '#ff2e7a', ink: '#150a2e', cloth: '#fff6d8' },
  },
};

/** A rickshaw from its side: a folded hood over a painted seat. */
export const RICKSHAW: Motif = [
  line(circle(24, 24, 20) + circle(-46, 26, 17), 'ink', 4.4),
  line(
    at([24, 24], rays({ count: 10, from: 3, to: 18 })) +
      at([-46, 26], rays({ count: 8, from: 3, to: 15 })),
    'cloth',
    1,
  ),
  line('M24 24L-2 18L-34 10L-46 26M-34 10L-40 -16M-52 -20L-34 -17M-18 12L-22 -6', 'a', 3.4),
  cut('M-32 -8Q-22 -12 -12 -7L-16 -2H-28Z', 'ink'),
  cut('M-6 -4H46L42 12Q20 20 0 14Z', 'a', 'c'),
  sew('M4 5L10 0L16 5L22 0L28 5L34 0L40 5', 'cloth', 1.8),
  cut('M-6 -4Q0 -14 14 -13H40L46 -4Z', 'd', 'cloth'),
  cut('M44 -6Q58 -28 44 -46Q20 -62 -12 -46Q-20 -42 -18 -34Q6 -40 20 -30Q30 -22 28 -8Z', 'b', 'c'),
  line('M44 -6Q30 -34 -16 -37M44 -6Q42 -44 8 -54M44 -6Q50 -32 34 -52', 'c', 1.6),
  cut(dots(2.6, [-15, -30], [-6, -32], [3, -31], [12, -27], [18, -21]), 'c', 'a'),
  cut(circle(24, 24, 5) + circle(-46, 26, 4), 'c', 'ink'),
];

/** A minaret with its gallery and a dome like an onion. */
export function minaret(context: Context, light: StreetLight, wall: string): void {
  const { thread, dark, colours } = light;
  const stone = fade(context, [-100, 0], [mix(wall, light.disc, 0.35), mix(wall, dark, 0.35)]);
  patch(context, 'M-8 0L-6 -66H6L8 0Z', { fill: stone, thread, width: 0.6 });
  patch(context, 'M-10 -66H10V-62H-10ZM-9 -40H9V-37H-9ZM-10 -18H10V-15H-10Z', {
    fill: mix(colours.c, wall, 0.3),
    thread: colours.ink,
    width: 0.4,
  });
  patch(context, 'M-5 -66V-78H5V-66Z', { fill: stone, thread, width: 0.5, shadow: 0 });
  patch(context, 'M-6 -78Q-9 -88 0 -98Q9 -88 6 -78Z', {
    fill: mix(colours.b, light.disc, 0.15),
    thread,
    width: 0.5,
    shadow: 0,
  });
  stitch(context, 'M0 -97V-105', { colour: colours.c, width: 0.9, dash: [] });
  context.fillStyle = sheer(dark, 0.65);
  context.fill(
    new Path2D(
      'M-2.4 -46Q-2.4 -51 0 -53Q2.4 -51 2.4 -46ZM-2.4 -24Q-2.4 -29 0 -31Q2.4 -29 2.4 -24ZM-2 -68V-73Q-2 -75 0 -76Q2 -75 2 -73V-68Z',
    ),
  );
}

export type House = {
  readonly wide: number;
  readonly high: number;
  readonly wall: string;
  /** How much of the air lies before it. */
  readonly haze: number;
  readonly lit: (window: number) => boolean;
  readonly roof: 'tank' | 'steps' | 'arch';
  readonly awning: readonly [string, string];
};

/** A house of the street round the middle of its foot: rows of windows, a roof, an awning of tin. */
export function house(
  context: Context,
  light: StreetLight,
  { wide, high, wall, haze, lit, roof, awning }: House,
): void {
  const tint = (colour: string) => mix(colour, light.far, haze);
  const half = wide / 2;
  const thread = tint(light.thread);
  const fill = fade(
    context,
    [-high, 0],
    [tint(mix(wall, light.disc, 0.16)), tint(mix(wall, light.dark, 0.42))],
  );
  const trim = tint(mix(wall, light.thread, 0.5));
  if (roof === 'arch')
    patch(
      context,
      `M${-half * 0.7} ${-high}Q${-half * 0.6} ${-high - wide * 0.34} 0 ${-high - wide * 0.4}Q${half * 0.6} ${-high - wide * 0.34} ${half * 0.7} ${-high}Z`,
      { fill: tint(awning[0]), thread, width: 0.7, shadow: 0.1 },
    );
  if (roof === 'tank')
    patch(context, `M${-half * 0.6} ${-high}v-6h${half * 0.7}v6ZM${half * 0.4} ${-high}v-3h4v3Z`, {
      fill: tint(light.near),
      thread,
      width: 0.5,
      shadow: 0.1,
    });
  const near = haze < 0.3;
  const wallPath = `M${-half} 4V${-high}H${half}V4Z`;
  patch(context, wallPath, { fill, ...(near && { thread }), width: 0.7, shadow: near ? 0.2 : 0 });
  let merlons = '';
  for (let x = -half; x < half - 1; x += wide / 6)
    merlons += `M${x} ${-high - 0.6}q${wide / 12} -3.4 ${wide / 6} 0Z`;
  patch(context, `${merlons}M${-half - 1} ${-high - 0.5}H${half + 1}v2.4H${-half - 1}Z`, {
    fill: trim,
    ...(near && { thread: light.colours.ink }),
    width: 0.35,
    shadow: near ? 0.14 : 0,
  });
  let burning = '';
  let closed = '';
  let sills = '';
  let window = 0;
  for (let y = -high + 6; y < -16; y += 11)
    for (const x of [-half * 0.55, 0, half * 0.55]) {
      const wing = wide * 0.085;
      const shape = `M${x - wing} ${y + 6.4}V${y + 1.6}Q${x - wing} ${y - 0.6} ${x} ${y - 1.4}Q${x + wing} ${y - 0.6} ${x + wing} ${y + 1.6}V${y + 6.4}Z`;
      if (lit(window)) burning += shape;
      else closed += shape;
      sills += `M${x - wing * 1.5} ${y + 7.4}h${wing * 3}`;
      window += 1;
    }
  patch(context, closed, { fill: tint(mix(wall, light.dark, 0.62)), shadow: 0, width: 0.3 });
  patch(context, burning, {
    fill: tint(light.window),
    thread: tint(light.colours.a),
    width: 0.35,
    dash: [1, 0.9],
    shadow: 0,
  });
  stitch(context, sills, { colour: trim, width: 0.9, dash: [] });
  if (near) shop(context, light, { wide, wall, awning, open: lit(-1) });
}

type Shop = Pick<House, 'wide' | 'wall' | 'awning'> & { readonly open: boolean };

/** The ground floor: a door as wide as the house, under tin. */
function shop(context: Context, light: StreetLight, { wide, wall, awning, open }: Shop): void {
  const half = wide / 2;
  const door = fade(
    context,
    [-7, 4],
    [mix(light.dark, wall, 0.2), mix(light.window, light.dark, open ? 0.15 : 0.8)],
  );
  context.fillStyle = door;
  context.fillRect(-half * 0.82, -6.5, wide * 0.82, 10);
  let goods = '';
  for (let at = 0; at < 5; at += 1)
    goods += circle(-half * 0.66 + at * wide * 0.165, 1.6, wide * 0.055);
  patch(context, goods, {
    fill: mix(awning[0], light.dark, 0.2),
    thread: awning[1],
    width: 0.3,
    dash: [0.8, 0.8],
    shadow: 0,
  });
  let stripes = '';
  for (let x = -half; x < half - 1; x += wide / 4)
    stripes += `M${x} -12h${wide / 8}l-1 5.4q${-wide / 16} 2 ${-wide / 8} 0Z`;
  const tin = `M${-half} -12H${half}L${half + 2} -6H${-half - 2}Z`;
  patch(context, tin, { fill: awning[0], thread: light.thread, width: 0.5 });
  context.fillStyle = awning[1];
  context.fill(new Path2D(stripes));
  if (open) glow(context, { x: 0, y: -1, r: wide * 0.7, colour: light.window }, 0.4);
}
