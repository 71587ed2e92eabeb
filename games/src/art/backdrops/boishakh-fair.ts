import { circle, petals, rays } from '../shapes.ts';
import type { Context } from '../surface.ts';
import { fade, glow, mix, patch, sew, sheer } from './brushes.ts';
import type { Colours } from './figures.ts';
import type { Hour, Light } from './setting.ts';

export type FairLight = Light & {
  readonly field: readonly [string, string, string];
  readonly wood: string;
  readonly flame: string;
  readonly colours: Colours;
};

const DYED = { a: '#e0452b', b: '#23599c', c: '#f7b500', d: '#1f7d4d' } as const;

/** Red and white under a spring sky; free games on the eve of the fair, with paper lanterns in the air. */
export const LIGHTS: Readonly<Record<Hour, FairLight>> = {
  dawn: {
    sky: ['#3f5a94', '#9a8ab8', '#ffb48a', '#fff0b8'],
    disc: '#fff6c8',
    far: '#a89ab0',
    near: '#4a6a4a',
    dark: '#2a1a2c',
    thread: '#fffaf0',
    field: ['#a8a878', '#6f9458', '#3f6a44'],
    wood: '#7a4a2c',
    flame: '#ffe08a',
    colours: { ...DYED, ink: '#2c1626', cloth: '#fffaf0' },
  },
  day: {
    sky: ['#1668b4', '#45a4dc', '#a8dcec', '#fff6cc'],
    disc: '#ffe25a',
    far: '#7cb8a8',
    near: '#3f8a48',
    dark: '#2e1a12',
    thread: '#fffaf0',
    field: ['#b8cc6a', '#74b04e', '#3a843f'],
    wood: '#8a5228',
    flame: '#fff0b0',
    colours: { ...DYED, ink: '#2a1508', cloth: '#fffaf0' },
  },
  dusk: {
    sky: ['#33226a', '#91468c', '#f88462', '#ffdc86'],
    disc: '#ffeaa0',
    far: '#a0587c',
    near: '#5a3448',
    dark: '#220f26',
    thread: '#ffe8c0',
    field: ['#b8785c', '#84504e', '#4c2f44'],
    wood: '#5a2c2c',
    flame: '#ffcf5a',
    colours: { ...DYED, a: '#d43a34', ink: '#230f28', cloth: '#ffeccc' },
  },
  night: {
    sky: ['#070d2e', '#142a68', '#2f52a0', '#8a8cc4'],
    disc: '#fbf3d6',
    far: '#33508c',
    near: '#1a3050',
    dark: '#0a0f28',
    thread: '#ffeecb',
    field: ['#3a5a84', '#274466', '#172a4a'],
    wood: '#3f2a3c',
    flame: '#ffc64a',
    colours: {
      a: '#b83a3a',
      b: '#3468b0',
      c: '#e8ac2a',
      d: '#2a7060',
      ink: '#0c1030',
      cloth: '#f2ead8',
    },
  },
  feast: {
    sky: ['#20041c', '#680c34', '#c42c3a', '#ffb04e'],
    disc: '#fff0b4',
    far: '#8c1f42',
    near: '#4a0c30',
    dark: '#1c041c',
    thread: '#ffe6a8',
    field: ['#8c2a3c', '#5f1838', '#370c2a'],
    wood: '#4a1a24',
    flame: '#ffd45a',
    colours: { ...DYED, a: '#f04a34', b: '#3a5ac0', ink: '#22061e', cloth: '#fff2d8' },
  },
};

const n = (value: number) => +value.toFixed(1);

/** The wooden wheel of the fair, round its axle; it stands on 60 units below. */
export function wheel(
  context: Context,
  light: FairLight,
  { turn, lit }: { turn: number; lit: boolean },
): void {
  const { wood, thread, dark, colours } = light;
  const beam = mix(wood, light.disc, 0.12);
  if (lit) glow(context, { x: 0, y: 0, r: 74, colour: light.flame }, 0.45);
  sew(context, 'M0 0L-26 64M0 0L26 64M-18 44H18', {
    colour: mix(wood, dark, 0.4),
    width: 5,
    dash: [],
  });
  sew(context, circle(0, 0, 46) + circle(0, 0, 37), { colour: dark, width: 4.2, dash: [] });
  const spokes = rays({ count: 8, from: 0, to: 46, turn });
  sew(context, spokes, { colour: dark, width: 4, dash: [] });
  sew(context, `${spokes}${circle(0, 0, 46)}${circle(0, 0, 37)}`, {
    colour: beam,
    width: 2.6,
    dash: [],
  });
  sew(context, `${circle(0, 0, 46)}${circle(0, 0, 37)}`, {
    colour: thread,
    width: 0.9,
    dash: [2.2, 2],
  });
  sew(context, 'M-1 4L-25 62M1 4L25 62', {
    colour: sheer(thread, 0.7),
    width: 0.9,
    dash: [2.4, 2.2],
  });
  const cars = ['', '', ''];
  const roofs = ['', '', ''];
  for (let at = 0; at < 8; at += 1) {
    const way = (at / 8 + turn) * 2 * Math.PI;
    const [x, y] = [Math.sin(way) * 46, -Math.cos(way) * 46];
    cars[at % 3] +=
      `M${n(x - 6)} ${n(y + 6)}H${n(x + 6)}L${n(x + 4.6)} ${n(y + 13)}H${n(x - 4.6)}Z`;
    roofs[at % 3] +=
      `M${n(x - 7)} ${n(y + 2)}Q${n(x)} ${n(y - 8)} ${n(x + 7)} ${n(y + 2)}ZM${n(x - 5.6)} ${n(y + 1)}V${n(y + 7)}M${n(x + 5.6)} ${n(y + 1)}V${n(y + 7)}`;
  }
  [colours.a, colours.b, colours.c].forEach((fill, at) => {
    patch(context, roofs[at] ?? '', {
      fill: mix(fill, dark, 0.12),
      thread,
      width: 0.5,
      shadow: 0.1,
    });
    patch(context, cars[at] ?? '', { fill, thread: colours.cloth, width: 0.6 });
  });
  patch(context, circle(0, 0, 6), { fill: colours.c, thread: colours.a, width: 1 });
  if (lit)
    sew(context, rays({ count: 16, from: 41, to: 41.2, turn }), {
      colour: '#fff2c0',
      width: 2.4,
      dash: [],
    });
}

/** A tent in stripes, a hundred units wide, on the ground at 0. */
export function tent(
  context: Context,
  light: FairLight,
  { stripe, lit }: { stripe: string; lit: boolean },
): void {
  const { thread, dark, colours } = light;
  const panels = 8;
  const edge = (at: number) => -50 + (at / panels) * 100;
  const roof = (odd: boolean) => {
    let path = '';
    for (let at = odd ? 1 : 0; at < panels; at += 2)
      path += `M0 -72Q${n(edge(at) * 0.36)} -44 ${n(edge(at))} -34H${n(edge(at + 1))}Q${n(edge(at + 1) * 0.36)} -44 0 -72Z`;
    return path;
  };
  const walls = (odd: boolean) => {
    let path = '';
    for (let at = odd ? 1 : 0; at < panels; at += 2)
      path += `M${n(edge(at) * 0.9)} -34H${n(edge(at + 1) * 0.9)}V0H${n(edge(at) * 0.9)}Z`;
    return path;
  };
  const shaded = (colour: string, from: number) =>
    fade(context, [from, from + 38], [mix(colour, light.disc, 0.16), mix(colour, dark, 0.36)]);
  patch(context, 'M-45 -34H45V0H-45Z', {
    fill: shaded(mix(colours.cloth, dark, 0.2), -40),
    width: 1,
  });
  patch(context, walls(true), { fill: shaded(mix(stripe, dark, 0.2), -40), shadow: 0, width: 0.5 });
  const door = lit
    ? fade(context, [-30, 0], [light.flame, mix(light.flame, stripe, 0.5)])
    : mix(dark, stripe, 0.2);
  patch(context, 'M-12 0Q-11 -22 0 -31Q11 -22 12 0Z', {
    fill: door,
    thread: colours.c,
    width: 0.8,
  });
  if (lit) glow(context, { x: 0, y: -6, r: 44, colour: light.flame }, 0.5);
  patch(context, 'M0 -72Q-18 -44 -50 -34H50Q18 -44 0 -72Z', {
    fill: shaded(colours.cloth, -72),
    width: 1.2,
  });
  patch(context, roof(false), { fill: shaded(stripe, -72), thread, width: 0.7, shadow: 0 });
  let frill = '';
  for (let at = 0; at < 10; at += 1) frill += `M${-50 + at * 10} -34h10q0 9 -5 9t-5 -9Z`;
  patch(context, frill, { fill: colours.c, thread: stripe, width: 0.6 });
  sew(context, 'M0 -72V-86', { colour: dark, width: 1.2, dash: [] });
  patch(context, 'M0 -86Q8 -88 16 -82Q8 -80 0 -78Z', {
    fill: stripe,
    thread: colours.cloth,
    width: 0.6,
  });
}

/** A lantern of paper that rises into the night. */
export function skyLantern(context: Context, light: FairLight): void {
  glow(context, { x: 0, y: 4, r: 34, colour: light.flame }, 0.8);
  const paper = fade(context, [-16, 12], [mix(light.flame, light.colours.a, 0.45), '#fff3c4']);
  patch(context, 'M-8 12Q-13 -6 -7 -15Q0 -19 7 -15Q13 -6 8 12Z', {
    fill: paper,
    thread: light.colours.a,
    width: 0.8,
    shadow: 0,
  });
  sew(context, 'M-3 -16Q-5 -2 -3 12M3 -16Q5 -2 3 12', {
    colour: sheer(light.colours.a, 0.6),
    width: 0.6,
    dash: [1.8, 1.6],
  });
}

/** A firework as a flower of stitches. */
export function firework(
  context: Context,
  { colour, core }: { colour: string; core: string },
): void {
  glow(context, { x: 0, y: 0, r: 60, colour }, 0.5);
  sew(context, rays({ count: 18, from: 10, to: 46 }), { colour, width: 1.6, dash: [4.4, 3.6] });
  sew(context, rays({ count: 18, from: 8, to: 32, turn: 1 / 36 }), {
    colour: core,
    width: 1.3,
    dash: [3, 3],
  });
  sew(context, rays({ count: 18, from: 50, to: 50.2 }), { colour: core, width: 2.6, dash: [] });
}

/** The pattern of rice paste that is painted on the ground of the fair. */
export function alpona(context: Context, colour: string): void {
  const rings = circle(0, 0, 48) + circle(0, 0, 44) + circle(0, 0, 27) + circle(0, 0, 9);
  sew(context, rings, { colour, width: 1, dash: [3, 2] });
  const flowers =
    petals({ count: 12, from: 28, to: 43, width: 0.035 }) +
    petals({ count: 8, from: 10, to: 26, width: 0.05 });
  sew(context, flowers, { colour, width: 1, dash: [] });
  sew(context, rays({ count: 36, from: 51, to: 51.2 }), { colour, width: 2, dash: [] });
}
