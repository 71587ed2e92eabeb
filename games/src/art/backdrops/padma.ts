import type { Backdrop } from './backdrop.ts';
import { fade, land, mix, patch, put, ridge, sew, sheer } from './brushes.ts';
import { lotus } from './figures.ts';
import { boat, boatman, LIGHTS, liftNet, type RiverLight } from './padma-boats.ts';
import { grass, palm, treeline, water } from './scenery.ts';
import { finish, heavens, type Setting, settle, sunPlace } from './setting.ts';

type River = Setting<RiverLight>;

/** The great river: its far bank with palms, boats, sandbanks and kash; in free games lotus lamps float. */
export const backdrop: Backdrop = (context, view, scene) => {
  const here = settle({ context, view, scene }, LIGHTS);
  const { light, height, unit, choose } = here;
  const horizon = height * choose.number('horizon', 0.44, 0.52);
  heavens(here, horizon);
  farBank(here, horizon);
  water(context, {
    view,
    choose,
    top: horizon + unit * 0.6,
    bottom: height,
    colours: light.water,
    thread: light.thread,
    light: { x: sunPlace(here, horizon).x, colour: light.disc },
  });
  sandbank(here, horizon);
  fleet(here, horizon);
  if (here.free) lamps(here, horizon);
  nearBank(here);
  finish({ context, view, scene });
};

function farBank({ context, view, choose, light, unit, width }: River, horizon: number): void {
  const haze = mix(light.far, light.sky[3], 0.35);
  treeline(context, { view, choose, colour: haze }, { y: horizon, high: unit * 2.6 });
  const left = choose('palms', [true, false]);
  for (let at = 0; at < 5; at += 1) {
    const part = choose.number(`palm ${at}`, 0.02, 0.3);
    palm(context, {
      x: width * (left ? part : 1 - part),
      y: horizon + unit * 0.5,
      high: unit * choose.number(`palm high ${at}`, 8, 15),
      colour: light.far,
      flip: at % 2 === 0,
    });
  }
  const front = { y: horizon + unit * 0.8, high: unit * 1.5, thread: sheer(light.thread, 0.5) };
  treeline(context, { view, choose, colour: light.far }, front);
}

function sandbank({ context, choose, light, unit, height, side }: River, horizon: number): void {
  const x = side(0.86);
  const y = horizon + (height - horizon) * 0.2;
  const sand = `M${x - unit * 26} ${y}Q${x - unit * 8} ${y - unit * 2.6} ${x + unit * 6} ${y - unit}Q${x + unit * 20} ${y - unit * 2} ${x + unit * 30} ${y + unit * 0.6}Q${x} ${y + unit * 2.4} ${x - unit * 26} ${y}Z`;
  const fill = mix(light.sky[3], light.near, 0.45);
  patch(context, sand, { fill, thread: light.thread, width: unit * 0.13 });
  const colour = mix(light.near, light.far, 0.3);
  for (const [at, out] of [-11, -3, 6].entries()) {
    const place = { x: x + unit * out, y: y - unit * 0.6, high: unit * (4 + at), colour };
    grass(context, { choose, blades: 9 }, place);
  }
}

type Afloat = { part: number; deep: number; size: number; haze: number; sail: boolean };

function fleet(here: River, horizon: number): void {
  const { context, choose, light, unit, dark, free } = here;
  const boats: readonly Afloat[] = [
    { part: 0.24, deep: 0.07, size: 4.4, haze: 0.6, sail: true },
    { part: 0.05, deep: 0.15, size: 8, haze: 0.42, sail: true },
    {
      part: here.portrait ? 0.8 : 0.91,
      deep: here.portrait ? 0.66 : choose.number('boat', 0.28, 0.38),
      size: 19,
      haze: 0.12,
      sail: choose('sail', [true, true, false]),
    },
  ];
  for (const { part, deep, size, haze, sail } of boats) {
    const x = here.side(part);
    const y = horizon + (here.height - horizon) * deep;
    const place = { x, y, size: (unit * size) / 100, flip: here.flip !== x > here.width / 2 };
    put(context, place, () => {
      const ripples = { colour: sheer(light.dark, 0.45), width: 3.4, dash: [14, 7] } as const;
      sew(context, 'M-70 26H76M-52 33H56M-30 40H30', ripples);
      boat(context, light, { sail, haze, lamp: dark || free });
      boatman(context, light, haze);
    });
  }
}

function lamps({ context, choose, unit, width, height }: River, horizon: number): void {
  for (let at = 0; at < 11; at += 1) {
    const deep = choose.number(`lamp ${at}`, 0.1, 0.84);
    const out = choose.number(`lamp x ${at}`, 0, 0.24);
    const place = {
      x: width * (at % 2 ? out : 1 - out),
      y: horizon + (height - horizon) * deep,
      size: (unit * (2 + deep * 7)) / 100,
    };
    const petal = choose(`petal ${at}`, ['#ff8fa8', '#ffb07a', '#f0a0d8']);
    put(context, place, () => lotus(context, petal, true));
  }
}

function nearBank({ context, view, choose, light, unit, width, height, ...here }: River): void {
  const net = !here.free && choose('net', [true, false]);
  const place = { x: here.side(0.13), y: height * 0.68, size: unit * 0.18, flip: here.flip };
  if (net) put(context, place, () => liftNet(context, light));
  const bank = ridge({ choose, width }, 'bank', { y: height * 0.88, swell: unit * 1.6, steps: 5 });
  const sand = mix(light.near, light.thread, 0.16);
  const fill = fade(context, [height * 0.85, height], [sand, light.dark]);
  land(context, bank, { view, fill, thread: light.thread, rows: 6, gap: unit * 1.5 });
  const plumes = mix('#fffaf0', light.sky[2], 0.25);
  for (const [at, part] of [0.02, 0.97, 0.12, 0.88, -0.02, 1.03].entries())
    grass(
      context,
      { choose, plumes, blades: 12 },
      {
        x: here.side(part),
        y: height * 0.9 + unit * at * 0.8,
        high: unit * choose.number(`kash ${at}`, 15, 23),
        colour: mix(light.near, light.dark, 0.25 + at * 0.1),
        flip: part > 0.5 !== here.flip,
      },
    );
}
