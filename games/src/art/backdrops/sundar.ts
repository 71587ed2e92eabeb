import { MOTIFS } from '../worlds/sundar.ts';
import type { Backdrop } from './backdrop.ts';
import { disc, fade, glow, land, mix, put, sheer, sky } from './brushes.ts';
import { figure, hazed, lotus } from './figures.ts';
import { birds, fog, grass, rays, stars, treeline, water } from './scenery.ts';
import { BEASTS } from './sundar-beasts.ts';
import { finish, type Setting, settle, sunPlace } from './setting.ts';
import { canopy, fireflies, type ForestLight, frond, LIGHTS, trunk } from './sundar-growth.ts';

type Forest = Setting<ForestLight>;

/** The mangrove: trunks on arched roots in the mist, a creek between mud banks, fireflies when it is dark. */
export const backdrop: Backdrop = (context, view, scene) => {
  const here = settle({ context, view, scene }, LIGHTS);
  const { light, height, width, unit, choose } = here;
  const shore = height * choose.number('shore', 0.52, 0.58);
  const sun = sunIn(here, shore);
  depths(here, shore);
  rays(context, { ...sun, reach: height * 0.9 }, [-0.5, -0.22, 0.1, 0.36, 0.62]);
  water(context, {
    view,
    choose,
    top: shore + unit * 1.5,
    bottom: height,
    colours: [light.sky[3], mix(light.sky[2], light.near, 0.5), light.near, light.dark],
    thread: light.thread,
    light: sun,
  });
  fog(context, { width, y: shore + unit * 2, high: unit * 5, colour: light.fog }, 0.5);
  banks(here, shore);
  dwellers(here, shore);
  frame(here);
  swarm(here);
  finish({ context, view, scene });
};

const sunIn = (here: Forest, shore: number) => ({
  ...sunPlace(here, shore),
  y: here.height * (here.portrait ? 0.085 : 0.25),
  colour: here.light.disc,
});

/** The sky between the trees, and rows of them that are paler the farther off they are. */
function depths(here: Forest, shore: number): void {
  const { context, view, choose, light, height, width, unit } = here;
  sky(context, view, { to: shore, foot: shore + unit * 4, colours: light.sky });
  const seeded = { view, choose };
  if (here.dark)
    stars(context, { ...seeded, colour: light.thread }, { to: shore * 0.7, count: 60 });
  const thread = mix(light.disc, light.sky[1], 0.35);
  disc(context, sunIn(here, shore), { thread, reach: width * 0.5, rings: 9 });
  const flock = { x: here.side(0.8), y: height * 0.2, count: 5 };
  birds(context, { ...seeded, colour: sheer(light.dark, 0.6) }, flock);
  const air = mix(light.far, light.sky[3], 0.5);
  const tops = { y: shore - unit * 9, high: unit * 4.4, foot: shore };
  treeline(
    context,
    { ...seeded, colour: mix(air, light.sky[3], 0.4) },
    { ...tops, y: shore - unit * 13 },
  );
  treeline(context, { ...seeded, colour: air }, tops);
  row(here, { name: 'far', count: 13, foot: shore, wide: 1.3, haze: 0.78, bark: 0 });
  fog(context, { width, y: shore - unit * 5, high: unit * 13, colour: light.fog }, 0.6);
  const bush = { y: shore, high: unit * 3, thread: sheer(light.thread, 0.3) };
  treeline(context, { ...seeded, colour: mix(light.far, light.near, 0.35) }, bush);
  row(here, { name: 'mid', count: 8, foot: shore + unit * 2, wide: 2.5, haze: 0.42, bark: 2 });
}

function swarm({ context, choose, light, height, width, unit, hour, free, dark }: Forest): void {
  if (hour === 'day') return;
  const count = free ? 46 : dark ? 34 : 16;
  const room = { from: height * 0.2, to: height * 0.86 };
  fireflies(context, choose, { ...room, width, unit, colour: light.firefly, count });
}

type Row = { name: string; count: number; foot: number; wide: number; haze: number; bark: number };

function row(
  { context, choose, light, width, unit }: Forest,
  { name, count, foot, wide, haze, bark }: Row,
): void {
  const colour = mix(light.near, mix(light.far, light.fog, 0.35), haze);
  for (let at = 0; at < count; at += 1)
    trunk(context, choose, {
      name: `${name} ${at}`,
      x: ((at + choose.number(`${name} x ${at}`, 0.1, 0.9)) / count) * width,
      foot: foot + unit * choose.number(`${name} foot ${at}`, -0.6, 1.4),
      wide: unit * wide * choose.number(`${name} wide ${at}`, 0.7, 1.35),
      colour,
      thread: mix(light.thread, light.far, haze * 0.6),
      bark,
    });
}

/** Mud on both sides, out of which roots breathe. */
function banks(here: Forest, shore: number): void {
  for (const [at, right] of [false, true].entries()) {
    const down = here.choose.number(`mud ${at}`, 0.12, 0.24);
    put(here.context, { x: right ? here.width : 0, y: 0, size: 1, flip: right }, () =>
      bank(here, { name: `bank ${at}`, y: shore + (here.height - shore) * down, shore }),
    );
  }
}

function bank(
  { context, view, choose, light, width, height, unit }: Forest,
  { name, y, shore }: { name: string; y: number; shore: number },
): void {
  const deep = height - shore;
  const inward = width * choose.number(name, 0.2, 0.3);
  const edge = `M-40 ${y}Q${inward * 0.4} ${y - unit * 0.6} ${inward * 0.7} ${y + unit * 2}T${inward * 1.1} ${y + deep * 0.2}T${inward * 1.6} ${y + deep * 0.42}T${width * 0.56} ${height + 20}`;
  const fill = fade(context, [y, height], [mix(light.near, light.fog, 0.16), light.dark]);
  land(context, edge, { view, fill, thread: light.thread, rows: 5, gap: unit * 1.7 });
  let spikes = '';
  for (let at = 0; at < 26; at += 1) {
    const part = choose.number(`${name} ${at}`, -0.02, 1.3);
    const foot = y + unit * choose.number(`${name} y ${at}`, 1.4, 5) + part ** 2 * deep * 0.2;
    const high = unit * choose.number(`${name} high ${at}`, 1.4, 3.4);
    const half = (unit * 0.28).toFixed(1);
    spikes += `M${(part * inward).toFixed(1)} ${foot.toFixed(1)}l${half} ${(-high).toFixed(1)}l${half} ${high.toFixed(1)}Z`;
  }
  context.fillStyle = mix(light.dark, light.near, 0.35);
  context.fill(new Path2D(spikes));
}

/** Who lives here, and looks at the player. */
function dwellers(
  { context, choose, light, width, height, unit, side, flip, free }: Forest,
  shore: number,
): void {
  const deep = height - shore;
  const beast = choose('beast', ['deer', 'tiger', 'egret'] as const);
  const colours = hazed(light.colours, light.near, 0.16);
  const ground = (at: number) => shore + deep * choose.number(`mud ${at}`, 0.12, 0.24);
  const size = unit * 0.16;
  const beastAt = { x: side(0.11), y: ground(flip ? 1 : 0) - size * 37, size, flip };
  put(context, beastAt, () => figure(context, { motif: BEASTS[beast], colours }, { shaded: 0.5 }));
  for (let at = 0; at < 4; at += 1) {
    const x = side(0.85 + at * 0.03);
    const y = ground(flip ? 0 : 1) + unit * ((at % 2) * 2.4 - 1);
    const wide = unit * (0.05 + (at % 3) * 0.018);
    if (free) glow(context, { x, y, r: wide * 130, colour: light.firefly }, 0.55);
    put(context, { x, y, size: wide, flip }, () =>
      figure(context, { motif: MOTIFS.mushroom, colours: light.colours }),
    );
  }
  if (!free) return;
  for (let at = 0; at < 7; at += 1) {
    const down = choose.number(`lamp ${at}`, 0.2, 0.8);
    const out = choose.number(`lamp x ${at}`, 0.1, 0.4) * width;
    put(
      context,
      {
        x: at % 2 ? out : width - out,
        y: shore + deep * down,
        size: (unit * (2 + down * 6)) / 100,
      },
      () => lotus(context, choose(`petal ${at}`, ['#ff9ad8', '#9af0d0', '#c8a8ff']), true),
    );
  }
}

/** The nearest trees, leaves and fronds, dark around the picture. */
function frame({ context, choose, light, width, height, unit, flip, portrait }: Forest): void {
  const close = mix(light.dark, light.near, 0.5);
  const wide = unit * (portrait ? 5 : 6.4);
  for (const [at, part] of [0.035, 0.96].entries())
    trunk(context, choose, {
      name: `near ${at}`,
      x: width * part,
      foot: height * 0.86,
      wide: wide * (at === 0 ? 1 : 0.8),
      colour: close,
      thread: light.thread,
      bark: 6,
    });
  canopy(
    context,
    { choose, width, deep: unit * 15 },
    { name: 'back', fill: mix(light.near, light.far, 0.2) },
  );
  canopy(
    context,
    { choose, width, deep: unit * 10 },
    { name: 'front', fill: close, thread: light.thread },
  );
  const fill = fade(context, [-100, 0], [mix(light.near, light.far, 0.35), light.dark]);
  for (const [at, bend] of [58, 28, 74, -16].entries())
    for (const right of [true, false]) {
      const out = width * 0.004 + unit * at * 1.1;
      const size = unit * choose.number(`frond ${at} ${right}`, 13, 23);
      const place = { x: right ? width - out : out, y: height * 0.99, size, flip: right };
      frond(context, place, { fill, thread: light.thread, bend });
    }
  const tuft = { x: width * (flip ? 0.3 : 0.7), y: height, high: unit * 10, colour: light.dark };
  grass(context, { choose, blades: 14 }, tuft);
}
