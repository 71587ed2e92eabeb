import type { Context } from '../surface.ts';
import { fade, glow, mix, patch, sew, sheer } from './brushes.ts';
import type { Hour, Light } from './setting.ts';

export type RiverLight = Light & {
  readonly water: readonly string[];
  readonly sail: readonly [string, string, string];
};

export const LIGHTS: Readonly<Record<Hour, RiverLight>> = {
  dawn: {
    sky: ['#34507f', '#7f93b4', '#f0b79a', '#ffe6b4'],
    disc: '#fff0c4',
    water: ['#f2c9a0', '#8fa9bb', '#3a6486', '#132b49'],
    far: '#8a86a0',
    near: '#3f5f58',
    dark: '#16313c',
    thread: '#fff3d6',
    sail: ['#d9622b', '#f3e3c2', '#2b6f8c'],
  },
  day: {
    sky: ['#14608f', '#3f9cbb', '#a5d9d4', '#f6f0cf'],
    disc: '#fff7d8',
    water: ['#c3e3d3', '#5fb0b4', '#1f7286', '#0c3550'],
    far: '#5f9a8e',
    near: '#35704f',
    dark: '#12382f',
    thread: '#f3fbff',
    sail: ['#c8502a', '#fff1cf', '#e0a93a'],
  },
  dusk: {
    sky: ['#2a1a52', '#87325f', '#e4683d', '#ffc768'],
    disc: '#ffe3a2',
    water: ['#f59a55', '#b05060', '#4f2a5e', '#150f33'],
    far: '#7c3a5e',
    near: '#3a2147',
    dark: '#190f2c',
    thread: '#ffd9a0',
    sail: ['#b63a2b', '#f6c27a', '#5a2a60'],
  },
  night: {
    sky: ['#060a22', '#10204f', '#244a80', '#5d8fae'],
    disc: '#f6f2dc',
    water: ['#5a87ad', '#2a4f82', '#12264f', '#050a1f'],
    far: '#1f3a63',
    near: '#132645',
    dark: '#070f24',
    thread: '#cfe6f5',
    sail: ['#7c4a5e', '#b9c3cf', '#2f6a8c'],
  },
  feast: {
    sky: ['#12082e', '#3d1866', '#8a3a86', '#f0a07c'],
    disc: '#ffe9b0',
    water: ['#c0688a', '#5a2a78', '#2b1456', '#0b0624'],
    far: '#4b2470',
    near: '#2c1550',
    dark: '#120828',
    thread: '#ffdcb8',
    sail: ['#b8336a', '#ffd79a', '#4a3aa0'],
  },
};

/** A nouka: a hull like a sickle, a hood of bamboo, and for some a square patched sail. */
export function boat(
  context: Context,
  light: RiverLight,
  dress: { sail: boolean; lamp: boolean; haze: number },
): void {
  const tint = (colour: string) => mix(colour, light.far, dress.haze);
  const [red, cream, blue] = light.sail;
  const thread = tint(light.thread);
  if (dress.sail) {
    sew(context, 'M-2 0L2 -118', { colour: tint(light.dark), width: 3.4, dash: [] });
    const sail = 'M-12 -32Q-20 -78 -8 -112Q26 -104 58 -108Q46 -70 62 -26Q24 -40 -12 -32Z';
    patch(context, sail, {
      fill: fade(context, [-112, -24], [tint(cream), tint(mix(cream, red, 0.45))]),
      thread,
      width: 1.7,
      shadow: 0.12,
    });
    context.save();
    context.clip(new Path2D(sail));
    patch(context, 'M8 -124L34 -122L32 -84L4 -86Z', { fill: tint(red), thread, shadow: 0 });
    patch(context, 'M28 -62L66 -66V-20L26 -30Z', { fill: tint(blue), thread, shadow: 0 });
    patch(context, 'M-24 -60L6 -64L8 -24L-24 -20Z', {
      fill: tint(mix(red, cream, 0.55)),
      thread,
      shadow: 0,
    });
    context.restore();
    sew(context, 'M-10 -114Q26 -106 60 -110', { colour: tint(light.dark), width: 2.6, dash: [] });
    sew(context, 'M60 -26L46 2M-8 -112L-40 -4', { colour: tint(light.dark), width: 1, dash: [] });
  }
  patch(context, 'M-30 0Q-28 -26 0 -26Q28 -26 30 0Z', {
    fill: tint(mix(light.dark, cream, 0.42)),
    thread,
    width: 1.5,
    dash: [3, 3],
    shadow: 0,
  });
  sew(context, 'M-15 -1Q-14 -24 -10 -25M0 -1V-26M15 -1Q14 -24 10 -25', {
    colour: thread,
    width: 1,
    dash: [3, 3],
  });
  const hull = 'M-86 -20Q-58 -4 0 -3Q58 -4 92 -28Q76 14 30 20H-30Q-70 16 -86 -20Z';
  patch(context, hull, {
    fill: fade(context, [-14, 20], [tint(mix(light.dark, red, 0.35)), tint(light.dark)]),
    thread,
    width: 1.7,
  });
  sew(context, 'M-66 2Q0 14 72 -4', { colour: tint(red), width: 2.4, dash: [7, 5] });
  if (dress.lamp) {
    glow(context, { x: 40, y: -18, r: 46, colour: '#ffc35a' }, 0.95);
    sew(context, 'M40 -16v0.1', { colour: '#fff0b8', width: 7, dash: [] });
  }
}

/** Who steers, in a checked lungi and a hat of bamboo. */
export function boatman(context: Context, light: RiverLight, haze: number): void {
  const tint = (colour: string) => mix(colour, light.far, haze);
  const [red, cream] = light.sail;
  const thread = tint(light.thread);
  sew(context, 'M-104 -72L-84 24', { colour: tint(light.dark), width: 2.6, dash: [] });
  patch(context, 'M-75 -16L-72 -40Q-64 -44 -57 -40L-54 -16Z', {
    fill: tint(mix(red, light.dark, 0.3)),
    thread,
    width: 1,
    shadow: 0,
  });
  patch(context, 'M-71 -40Q-74 -58 -66 -61Q-58 -60 -58 -40Z', {
    fill: tint(mix(cream, light.dark, 0.5)),
    shadow: 0,
  });
  sew(context, 'M-67 -56L-82 -46L-97 -42M-60 -54L-76 -60L-100 -58', {
    colour: tint(mix(light.dark, '#6b3d24', 0.4)),
    width: 3.4,
    dash: [],
  });
  sew(context, 'M-64 -67v0.1', {
    colour: tint(mix(light.dark, '#6b3d24', 0.4)),
    width: 9,
    dash: [],
  });
  patch(context, 'M-79 -68Q-68 -72 -63 -82Q-58 -72 -48 -67Q-63 -63 -79 -68Z', {
    fill: tint(mix(cream, light.dark, 0.25)),
    thread,
    width: 0.9,
    shadow: 0,
  });
}

/** A lift net: bamboos over the water, and the net that hangs between them. */
export function liftNet(context: Context, light: RiverLight): void {
  const { dark, thread } = light;
  const net = 'M-84 -108Q-40 -62 -2 -118Q-12 -54 -34 -22Q-66 -52 -84 -108Z';
  context.fillStyle = sheer(thread, 0.12);
  context.fill(new Path2D(net));
  sew(context, net, { colour: sheer(thread, 0.9), width: 1.2, dash: [2.4, 2] });
  sew(
    context,
    'M-70 -94L-24 -40M-56 -86L-28 -30M-76 -78L-18 -92M-66 -60L-14 -70M-52 -42L-20 -50M-40 -84L-44 -34M-20 -98L-34 -28',
    { colour: sheer(thread, 0.55), width: 0.8, dash: [2, 2] },
  );
  sew(
    context,
    'M18 -4L-84 -110M18 -4L0 -120M30 8L-50 -128M-84 -110L-50 -128L0 -120M-50 -128L66 6',
    { colour: dark, width: 2.8, dash: [] },
  );
  sew(context, 'M8 -10L10 44M34 -2L36 44M60 0L60 44M2 14L68 14', {
    colour: dark,
    width: 3.4,
    dash: [],
  });
  patch(context, 'M-4 2L72 -2V6L-4 10Z', { fill: dark, thread, width: 1.3 });
  patch(context, 'M36 -2V-24L32 -24L52 -44L74 -24H70V-3Z', {
    fill: mix(dark, light.near, 0.5),
    thread,
    width: 1.4,
    shadow: 0,
  });
}
