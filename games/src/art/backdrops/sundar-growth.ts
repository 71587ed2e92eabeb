import type { Context } from '../surface.ts';
import type { Choose } from './backdrop.ts';
import { glow, mix, patch, put, sew, sheer } from './brushes.ts';
import type { Colours } from './figures.ts';
import { leafAt } from './scenery.ts';
import type { Hour, Light } from './setting.ts';

export type ForestLight = Light & {
  readonly fog: string;
  readonly firefly: string;
  readonly colours: Colours;
};

const DYED = { a: '#a83279', b: '#3b5fc0', c: '#f5c542', d: '#2e8b57' } as const;

/** Green mist by day, a red evening, a green night; free games in a violet one in which the forest shines. */
export const LIGHTS: Readonly<Record<Hour, ForestLight>> = {
  dawn: {
    sky: ['#1f4a48', '#5f9580', '#cbd9a4', '#fff0c4'],
    disc: '#fff5d0',
    far: '#93b59a',
    near: '#2b5441',
    dark: '#0c251e',
    thread: '#f6ffe6',
    fog: '#f4efcf',
    firefly: '#fff2a8',
    colours: { ...DYED, ink: '#12281f', cloth: '#f6fff4' },
  },
  day: {
    sky: ['#0c4a4a', '#2b8f74', '#92d492', '#ecf8c0'],
    disc: '#fbffd8',
    far: '#6fb386',
    near: '#1f6044',
    dark: '#0a2b20',
    thread: '#eaffdc',
    fog: '#d6f0b8',
    firefly: '#f6ffb0',
    colours: { ...DYED, ink: '#0e2c20', cloth: '#f6fff4' },
  },
  dusk: {
    sky: ['#26163a', '#74304f', '#dd7846', '#fbca6c'],
    disc: '#ffe2a0',
    far: '#96595a',
    near: '#43293e',
    dark: '#180e20',
    thread: '#ffd9a8',
    fog: '#f7a66c',
    firefly: '#ffe07a',
    colours: { ...DYED, a: '#a83a5a', d: '#6a6a44', ink: '#1e1024', cloth: '#ffe4c0' },
  },
  night: {
    sky: ['#030f12', '#0a2c34', '#165652', '#4a9a86'],
    disc: '#eafbe8',
    far: '#1f5a54',
    near: '#0f3632',
    dark: '#041614',
    thread: '#bff0d8',
    fog: '#4fa08e',
    firefly: '#e9ff8a',
    colours: {
      a: '#7a3a78',
      b: '#3a62a0',
      c: '#d8c25a',
      d: '#246a54',
      ink: '#041a18',
      cloth: '#d4efe2',
    },
  },
  feast: {
    sky: ['#0c0426', '#2c0f58', '#5c2a8e', '#d07ac4'],
    disc: '#fbe4ff',
    far: '#55308c',
    near: '#28155a',
    dark: '#0f0628',
    thread: '#c8ffd8',
    fog: '#a45cc0',
    firefly: '#b8ff7a',
    colours: {
      a: '#c84a9a',
      b: '#5a6ae0',
      c: '#d8ff7a',
      d: '#2f8f8a',
      ink: '#12062e',
      cloth: '#f0e2ff',
    },
  },
};

type Trunk = {
  readonly name: string;
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly colour: string;
  readonly thread: string;
  /** Rows of stitches in the bark; none on trees far off. */
  readonly bark: number;
};
const n = (value: number) => +value.toFixed(1);

/** A mangrove: a bent trunk that stands on arched roots. */
export function trunk(context: Context, choose: Choose, tree: Trunk): void {
  const { name, x, foot, wide, colour, thread, bark } = tree;
  const lean = wide * choose.number(`${name} lean`, -2.2, 2.2);
  const crown = foot - wide * choose.number(`${name} crown`, 2.4, 3.4);
  const middle = crown * 0.45;
  const edge = (out: number) =>
    `${n(x + out * 0.8)} ${n(crown)}Q${n(x + out * 0.42 - lean * 0.3)} ${n(middle)} ${n(x + out * 0.5 + lean)} -20`;
  let roots = '';
  for (let at = 0; at < 5; at += 1) {
    const way = at % 2 ? 1 : -1;
    const reach = way * wide * (0.9 + at * 0.52) * choose.number(`${name} root ${at}`, 0.85, 1.2);
    const from = crown - wide * (0.2 + at * 0.42);
    roots += `M${n(x + way * wide * 0.2)} ${n(from)}Q${n(x + reach * 0.86)} ${n(from + wide * 0.3)} ${n(x + reach)} ${n(foot + wide * 0.3)}`;
  }
  sew(context, roots, { colour, width: wide * 0.24, dash: [] });
  const branch = `M${n(x)} ${n(middle)}Q${n(x + wide * 1.6)} ${n(middle - wide)} ${n(x + wide * 2.4)} ${n(middle - wide * 3.4)}M${n(x)} ${n(middle * 0.7)}Q${n(x - wide * 1.6)} ${n(middle * 0.6)} ${n(x - wide * 2.6)} -20`;
  sew(context, branch, { colour, width: wide * 0.3, dash: [] });
  const stem = `M${edge(-wide * 0.62)}H${n(x + wide * 0.4 + lean)}L${n(x + wide * 0.31 + lean)} -20Q${n(x + wide * 0.26 - lean * 0.3)} ${n(middle)} ${n(x + wide * 0.5)} ${n(crown)}Q${n(x + wide * 0.5)} ${n(crown + wide)} ${n(x + wide * 0.75)} ${n(foot + wide * 0.2)}H${n(x - wide * 0.75)}Q${n(x - wide * 0.5)} ${n(crown + wide)} ${n(x - wide * 0.5)} ${n(crown)}Z`;
  context.fillStyle = colour;
  context.fill(new Path2D(stem));
  if (bark === 0) return;
  const dash = [wide * 0.24, wide * 0.2] as const;
  sew(context, roots, { colour: sheer(thread, 0.55), width: wide * 0.035, dash });
  let rows = '';
  for (let row = 0; row < bark; row += 1) {
    const out = wide * (-0.62 + (1.24 * (row + 0.5)) / bark);
    rows += `M${edge(out)}`;
  }
  sew(context, rows, { colour: sheer(thread, 0.4), width: wide * 0.035, dash });
}

/** Leaves that hang into the picture from above, denser towards the sides. */
export function canopy(
  context: Context,
  { choose, width, deep }: { choose: Choose; width: number; deep: number },
  { name, fill, thread }: { name: string; fill: string; thread?: string },
): void {
  let leaves = '';
  const count = Math.min(90, Math.round((width / deep) * 22));
  for (let at = 0; at < count; at += 1) {
    const part = (at + choose.number(`${name} ${at}`, 0, 1)) / count;
    const side = Math.abs(part - 0.5) * 2;
    const y = deep * (0.1 + 0.9 * side ** 2.2) * choose.number(`${name} y ${at}`, -0.25, 1);
    const turn = Math.PI + choose.number(`${name} turn ${at}`, -0.9, 0.9);
    const long = deep * choose.number(`${name} long ${at}`, 0.3, 0.46);
    leaves += leafAt([part * width, y], { turn, long });
  }
  patch(context, leaves, { fill, shadow: 0 });
  if (!thread) return;
  const dash = [deep * 0.06, deep * 0.06] as const;
  sew(context, leaves, { colour: sheer(thread, 0.42), width: deep * 0.012, dash, plain: true });
}

/** A frond of nipa, whose leaves stand out of the mud like feathers. */
export function frond(
  context: Context,
  { size, flip, ...foot }: { x: number; y: number; size: number; flip: boolean },
  { fill, thread, bend }: { fill: string | CanvasGradient; thread: string; bend: number },
): void {
  put(context, { ...foot, size: size / 100, flip }, () => {
    const tip = [bend, -100 + Math.abs(bend) * 0.32] as const;
    const knee = [bend * 0.12, -68] as const;
    let leaves = '';
    let veins = '';
    for (let at = 0; at < 11; at += 1) {
      const t = 0.2 + at * 0.078;
      const s = 1 - t;
      const x = 2 * s * t * knee[0] + t * t * tip[0];
      const y = 2 * s * t * knee[1] + t * t * tip[1];
      const [dx, dy] = [s * knee[0] + t * (tip[0] - knee[0]), s * knee[1] + t * (tip[1] - knee[1])];
      const along = Math.atan2(dx, -dy);
      const long = 40 * Math.sin(Math.PI * (0.24 + t * 0.6)) + 4;
      for (const turn of [along - 0.62, along + 0.62]) {
        leaves += leafAt([x, y], { turn, long, wide: 0.26 });
        veins += `M${n(x)} ${n(y)}L${n(x + Math.sin(turn) * long * 0.9)} ${n(y - Math.cos(turn) * long * 0.9)}`;
      }
    }
    context.fillStyle = fill;
    context.fill(new Path2D(leaves));
    sew(context, veins, { colour: sheer(thread, 0.4), width: 0.6, dash: [3.4, 3], plain: true });
    sew(context, `M0 0Q${knee[0]} ${knee[1]} ${tip[0]} ${tip[1]}`, {
      colour: thread,
      width: 1,
      dash: [4, 3],
    });
  });
}

type Swarm = {
  readonly width: number;
  readonly unit: number;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly colour: string;
};

/** Fireflies, more of them at the sides. */
export function fireflies(
  context: Context,
  choose: Choose,
  { width, unit, from, to, colour, count }: Swarm,
): void {
  let knots = '';
  for (let at = 0; at < count; at += 1) {
    const out = choose.number(`fly ${at}`, 0, 1) ** 1.5 * 0.42 * width;
    const x = at % 2 ? out : width - out;
    const y = choose.number(`fly y ${at}`, from, to);
    if (at % 2 === 0)
      glow(context, { x, y, r: unit * choose.number(`fly r ${at}`, 1.4, 3), colour }, 0.75);
    knots += `M${n(x)} ${n(y)}h0.1`;
  }
  sew(context, knots, { colour: mix(colour, '#ffffff', 0.5), width: unit * 0.42, dash: [] });
}
