import { petals } from '../shapes.ts';
import { MOTIFS } from '../worlds/nokshi.ts';
import type { Backdrop } from './backdrop.ts';
import { fade, land, mix, patch, put, ridge, sew, sheer } from './brushes.ts';
import { figure, hazed, lotus } from './figures.ts';
import { HUT, LIGHTS, type QuiltLight, STACK, treeOfLife } from './nokshi-things.ts';
import { palm } from './scenery.ts';
import { finish, heavens, type Setting, settle, sunPlace } from './setting.ts';

type Quilt = Setting<QuiltLight>;

/** A quilt that is a land: hills of dyed cloth, huts, a tree of life, a pond of lotus, a sun like a medallion. */
export const backdrop: Backdrop = (context, view, scene) => {
  const here = settle({ context, view, scene }, LIGHTS);
  const horizon = here.height * here.choose.number('horizon', 0.46, 0.54);
  heavens(here, horizon);
  medallion(here, horizon);
  hill(here, 0, horizon);
  hill(here, 1, horizon);
  village(here, horizon);
  hill(here, 2, horizon);
  tree(here);
  pond(here);
  border(here);
  finish({ context, view, scene });
};

/** Petals around the sun, as in the middle of a quilt. */
function medallion(here: Quilt, horizon: number): void {
  const { context, light } = here;
  const { x, y, r } = sunPlace(here, horizon);
  put(context, { x, y, size: r / 50 }, () => {
    const outer = petals({ count: 16, from: 56, to: 86, width: 0.03 });
    const inner = petals({ count: 8, from: 8, to: 40, width: 0.06 });
    patch(context, outer, {
      fill: sheer(light.disc, 0.55),
      thread: light.colours.a,
      width: 1.6,
      shadow: 0,
    });
    patch(context, inner, {
      fill: sheer(light.colours.a, here.dark ? 0.25 : 0.75),
      thread: light.disc,
      width: 1.6,
      shadow: 0,
    });
  });
}

/** How deep below the horizon each hill begins, how it swells, and of how many slopes it is. */
const HILLS = [
  { down: -0.06, swell: 7, steps: 5 },
  { down: 0.16, swell: 5, steps: 6 },
  { down: 0.4, swell: 3.4, steps: 4 },
] as const;

function hill(here: Quilt, at: 0 | 1 | 2, horizon: number): void {
  const { context, view, choose, light, unit, width, height } = here;
  const { down, swell, steps } = HILLS[at];
  const y = horizon + (height - horizon) * down;
  const edge = ridge({ choose, width }, `hill ${at}`, { y, swell: unit * swell, steps });
  const cloth = light.hills[at];
  const lit = mix(cloth, light.sky[3], 0.2);
  const fill = fade(context, [y - unit * 6, y + unit * 26], [lit, mix(cloth, light.dark, 0.4)]);
  const gap = unit * (1.5 + at * 0.5);
  land(context, edge, { view, fill, thread: light.thread, rows: 9 - at, gap });
}

function village(
  { context, choose, light, unit, height, side, flip }: Quilt,
  horizon: number,
): void {
  const deep = height - horizon;
  const colours = hazed(light.colours, light.far, 0.22);
  const huts = choose('huts', [[0.06, 0.15], [0.1, 0.02, 0.19], [0.13]] as const);
  palm(
    context,
    { x: side(0.2), y: horizon + deep * 0.24, high: unit * 17, colour: light.near, flip },
    sheer(light.thread, 0.5),
  );
  palm(
    context,
    { x: side(0.01), y: horizon + deep * 0.26, high: unit * 21, colour: light.near, flip: !flip },
    sheer(light.thread, 0.5),
  );
  huts.forEach((part, at) => {
    const size = unit * (0.125 + at * 0.02);
    const y = horizon + deep * (0.22 + at * 0.05);
    put(context, { x: side(part), y, size, flip }, () =>
      figure(context, { motif: HUT, colours }, { span: [-66, 8] }),
    );
    put(context, { x: side(part) + unit * 9, y: y + unit, size: size * 0.7 }, () =>
      figure(context, { motif: STACK, colours }, { span: [-60, 4] }),
    );
  });
}

function tree({ context, choose, light, unit, width, height, side, flip, dark }: Quilt): void {
  const high = unit * choose.number('tree', 44, 58);
  put(context, { x: side(0.92), y: height * 0.8, size: high / 100, flip }, () =>
    treeOfLife(context, hazed(light.colours, light.near, 0.1), {
      thread: light.thread,
      lamps: dark,
      leaves: choose('leaves', ['dba', 'dda', 'bcb', 'aca', 'dcd'] as const),
    }),
  );
  const beast = choose('beast', ['elephant', 'peacock', 'palanquin'] as const);
  const motif = MOTIFS[beast];
  const place = { x: side(0.1), y: height * 0.735, size: unit * 0.15, flip: side(0.1) > width / 2 };
  put(context, place, () =>
    figure(context, { motif, colours: hazed(light.colours, light.near, 0.12) }),
  );
}

function pond(here: Quilt): void {
  const { context, choose, light, unit, width, height } = here;
  const y = height * 0.9;
  const water = mix(light.sky[1], light.colours.b, 0.7);
  const edge = ridge({ choose, width }, 'pond', { y: height * 0.8, swell: unit * 1.4, steps: 5 });
  const fill = fade(
    context,
    [height * 0.78, height],
    [mix(water, light.sky[3], 0.25), mix(water, light.dark, 0.75)],
  );
  land(context, edge, { view: here.view, fill, thread: light.thread, rows: 8, gap: unit * 1.3 });
  for (let at = 0; at < 9; at += 1) {
    const out = choose.number(`leaf ${at}`, -0.02, 0.32) * width;
    const x = at % 2 ? out : width - out;
    const down = y + unit * choose.number(`leaf y ${at}`, -5, 5);
    const r = unit * choose.number(`leaf r ${at}`, 2, 3.6);
    const leaf = `M${x} ${down}L${x + r} ${down - r * 0.1}A${r} ${r * 0.42} 0 1 1 ${x + r * 0.7} ${down - r * 0.28}Z`;
    patch(context, leaf, {
      fill: mix(light.colours.d, light.near, 0.35),
      thread: light.thread,
      width: unit * 0.11,
    });
    if (at % 3 < 2)
      put(
        context,
        {
          x: x - r * 0.5,
          y: down - r * 0.3,
          size: (unit * choose.number(`lotus ${at}`, 5, 8)) / 100,
        },
        () => lotus(context, choose(`petal ${at}`, ['#e8738a', '#f0a0b4', '#f6d9c4']), here.free),
      );
  }
}

/** The border of the quilt: a row of teeth between two seams. */
function border({ context, light, unit, width, height }: Quilt): void {
  const top = height - unit * 4;
  const tooth = unit * 2.4;
  let teeth = '';
  for (let x = -tooth / 2; x < width + tooth; x += tooth)
    teeth += `M${x.toFixed(1)} ${height}l${tooth / 2} ${-unit * 3}l${tooth / 2} ${unit * 3}Z`;
  context.fillStyle = mix(light.colours.a, light.dark, 0.3);
  context.fillRect(0, top, width, height - top);
  context.fillStyle = mix(light.colours.c, light.dark, 0.2);
  context.fill(new Path2D(teeth));
  const seam = { colour: light.thread, width: unit * 0.16, dash: [unit, unit * 0.8] } as const;
  sew(context, `M0 ${top + unit * 0.5}H${width}`, seam);
}
