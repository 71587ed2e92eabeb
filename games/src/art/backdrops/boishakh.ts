import { MOTIFS } from '../worlds/boishakh.ts';
import type { Backdrop } from './backdrop.ts';
import {
  alpona,
  type FairLight,
  firework,
  LIGHTS,
  skyLantern,
  tent,
  wheel,
} from './boishakh-fair.ts';
import { fade, glow, land, mix, put, ridge, sew, sheer } from './brushes.ts';
import { figure, hazed } from './figures.ts';
import { palm, treeline } from './scenery.ts';
import { finish, heavens, type Setting, settle } from './setting.ts';
import { bulbs, flags } from './strings.ts';

type Fair = Setting<FairLight>;

/** The fair of the new year: its wheel and tents in the fields, kites and paper flags, masks on poles. */
export const backdrop: Backdrop = (context, view, scene) => {
  const here = settle({ context, view, scene }, LIGHTS);
  const { height, choose } = here;
  const horizon = height * choose.number('horizon', 0.5, 0.56);
  heavens(here, horizon);
  air(here, horizon);
  fields(here, horizon);
  sights(here, horizon);
  ground(here);
  procession(here);
  overhead(here);
  finish({ context, view, scene });
};

/** Kites by day; fireworks and lanterns when it is dark. */
function air(here: Fair, horizon: number): void {
  const { context, choose, light, unit, width, height, free, dark } = here;
  const aside = (name: string, most: number) => {
    const out = choose.number(name, 0.02, most) * width;
    return choose(`${name} side`, [true, false]) ? out : width - out;
  };
  if (free) {
    for (let at = 0; at < 5; at += 1) {
      const part = (at % 2 ? 0.16 : 0.84) + choose.number(`fire ${at}`, -0.12, 0.12);
      const place = {
        x: part * width,
        y: height * choose.number(`fire y ${at}`, 0.09, 0.34),
        size: unit * choose.number(`fire r ${at}`, 0.09, 0.19),
      };
      const { a, c, cloth, b } = light.colours;
      put(context, place, () =>
        firework(context, {
          colour: choose(`fire hue ${at}`, [
            c,
            cloth,
            mix(b, '#ffffff', 0.4),
            mix(a, '#ffffff', 0.3),
          ]),
          core: '#fff6d0',
        }),
      );
    }
    for (let at = 0; at < 12; at += 1) {
      const y = choose.number(`lantern y ${at}`, 0.08, 0.9) * horizon;
      const size = unit * choose.number(`lantern ${at}`, 0.05, 0.13);
      put(context, { x: aside(`lantern x ${at}`, 0.3), y, size }, () => skyLantern(context, light));
    }
    return;
  }
  const kites = dark ? 3 : 6;
  const colours = hazed(light.colours, light.sky[2], 0.1);
  for (let at = 0; at < kites; at += 1) {
    const place = {
      x: aside(`kite ${at}`, 0.32),
      y: height * choose.number(`kite y ${at}`, 0.1, 0.36),
      size: unit * choose.number(`kite r ${at}`, 0.05, 0.11),
    };
    const line = `M${place.x.toFixed(1)} ${place.y.toFixed(1)}q${(unit * 3).toFixed(1)} ${(unit * 12).toFixed(1)} ${(unit * 9 * (place.x < width / 2 ? 1 : -1)).toFixed(1)} ${(unit * 26).toFixed(1)}`;
    sew(context, line, { colour: sheer(light.thread, 0.6), width: unit * 0.08, dash: [] });
    put(context, { ...place, flip: place.x > width / 2 }, () =>
      figure(context, { motif: MOTIFS.kite, colours }, { shaded: 0.15 }),
    );
  }
}

function fields(
  { context, view, choose, light, unit, width, height }: Fair,
  horizon: number,
): void {
  const haze = mix(light.far, light.sky[3], 0.4);
  treeline(
    context,
    { view, choose, colour: haze },
    { y: horizon, high: unit * 4.4, foot: horizon + unit * 4 },
  );
  for (const [at, part] of [0.02, 0.22, 0.31, 0.76, 0.9].entries())
    palm(context, {
      x: width * part,
      y: horizon + unit * 2,
      high: unit * choose.number(`palm ${at}`, 10, 17),
      colour: light.far,
      flip: at % 2 === 0,
    });
  treeline(
    context,
    { view, choose, colour: light.far },
    {
      y: horizon + unit,
      high: unit * 2,
      foot: horizon + unit * 4,
      thread: sheer(light.thread, 0.5),
    },
  );
  light.field.forEach((cloth, at) => {
    const y = horizon + (height - horizon) * ([0.05, 0.2, 0.4][at] ?? 0);
    const edge = ridge({ choose, width }, `field ${at}`, {
      y,
      swell: unit * (1.2 + at * 0.4),
      steps: 4 + at,
    });
    const fill = fade(
      context,
      [y, y + unit * 18],
      [mix(cloth, light.sky[3], 0.12), mix(cloth, light.dark, 0.3)],
    );
    land(context, edge, {
      view,
      fill,
      thread: light.thread,
      rows: 6,
      gap: unit * (1.1 + at * 0.5),
    });
  });
}

/** The wheel on one side, the tent on the other, small tents far off. */
function sights(
  { context, choose, light, unit, height, side, flip, dark, portrait }: Fair,
  horizon: number,
): void {
  const deep = height - horizon;
  const lit = dark;
  const { a, b, c, d } = light.colours;
  const far = { ...light, colours: hazed(light.colours, light.far, 0.35) };
  for (const [at, part] of [0.3, 0.42, 0.58, 0.7, 0.2].entries())
    put(
      context,
      {
        x: side(part),
        y: horizon + deep * 0.14,
        size: unit * choose.number(`stall ${at}`, 0.07, 0.11),
      },
      () =>
        tent(context, far, {
          stripe: mix(choose(`stall hue ${at}`, [a, b, d]), light.far, 0.35),
          lit,
        }),
    );
  const tall = unit * choose.number('wheel', 0.3, 0.36) * (portrait ? 0.8 : 1);
  const foot = horizon + deep * 0.3;
  put(context, { x: side(0.1), y: foot - tall * 62, size: tall }, () =>
    wheel(context, light, { turn: choose.number('turn', 0, 0.125), lit }),
  );
  const big = unit * (portrait ? 0.26 : 0.3);
  put(context, { x: side(0.92), y: horizon + deep * 0.44, size: big, flip }, () =>
    tent(context, light, { stripe: choose('stripe', [a, b, d, a]), lit }),
  );
  put(context, { x: side(0.78), y: horizon + deep * 0.3, size: big * 0.5, flip }, () =>
    tent(context, light, { stripe: choose('small stripe', [b, d, mix(c, a, 0.4)]), lit }),
  );
}

/** The trodden ground with its alpona. */
function ground({ context, view, choose, light, unit, width, height, dark, portrait }: Fair): void {
  const y = height * 0.8;
  const clay = mix(light.wood, light.near, 0.4);
  const edge = ridge({ choose, width }, 'ground', { y, swell: unit, steps: 5 });
  const fill = fade(
    context,
    [y, height],
    [mix(clay, light.disc, 0.14), mix(clay, light.dark, 0.7)],
  );
  land(context, edge, { view, fill, thread: light.thread, rows: 3, gap: unit * 2 });
  for (const part of portrait ? [0.5] : [0.16, 0.5, 0.84]) {
    context.save();
    context.translate(width * part, height * 0.91);
    context.scale(unit * (portrait ? 0.5 : 0.26), unit * (portrait ? 0.17 : 0.08));
    alpona(context, sheer(light.colours.cloth, 0.5));
    context.restore();
  }
  if (!dark) return;
  for (const part of [0.05, 0.95])
    glow(context, { x: width * part, y, r: unit * 16, colour: light.flame }, 0.3);
}

/** Masks and toys on poles, carried past. */
function procession({ context, choose, light, unit, width, height, side, flip }: Fair): void {
  const colours = hazed(light.colours, light.near, 0.05);
  const shown = choose('masks', [
    ['owl-mask', 'pinwheel', 'mask'],
    ['mask', 'clay-horse', 'owl-mask'],
    ['rooster', 'mask', 'pinwheel'],
    ['clay-horse', 'owl-mask', 'drum'],
  ] as const);
  const poles = [
    { part: 0.035, top: 0.66, size: 0.17 },
    { part: 0.97, top: 0.74, size: 0.17 },
    { part: 0.15, top: 0.74, size: 0.12 },
  ] as const;
  poles.forEach(({ part, top, size }, at) => {
    const motif = MOTIFS[shown[at] ?? 'mask'];
    const place = {
      x: side(part),
      y: height * top,
      size: unit * size,
      flip: side(part) > width / 2 !== flip,
    };
    const pole = `M${place.x.toFixed(1)} ${place.y.toFixed(1)}V${height}`;
    sew(context, pole, { colour: light.dark, width: unit * 0.9, dash: [] });
    sew(context, pole, { colour: light.colours.c, width: unit * 0.5, dash: [unit, unit] });
    put(context, place, () => figure(context, { motif, colours }, { shaded: 0.22 }));
  });
}

/** Paper flags from pole to pole, and bulbs in the evening. */
function overhead({ context, choose, light, unit, width, height, hour, free }: Fair): void {
  const { a, b, c, d, cloth } = light.colours;
  const string = { unit, wire: light.dark, colours: [a, cloth, c, d, b] };
  const many = Math.round(width / unit / 5);
  const high = height * 0.015;
  const rows = [
    { from: [-unit, height * 0.12], to: [width * 0.5, high], sag: unit * 4 },
    { from: [width * 0.5, high], to: [width + unit, height * 0.12], sag: unit * 4 },
    {
      from: [-unit, height * choose.number('flags', 0.2, 0.26)],
      to: [width * 0.32, high],
      sag: unit * 5,
    },
    {
      from: [width * 0.68, high],
      to: [width + unit, height * choose.number('flags right', 0.2, 0.26)],
      sag: unit * 5,
    },
  ] as const;
  for (const row of rows)
    flags(
      context,
      { ...string, ...row, count: Math.max(8, Math.round(many * 0.55)) },
      light.thread,
    );
  if (hour === 'day' || hour === 'dawn') return;
  const glass = {
    ...string,
    colours: [c, a, cloth],
    from: [-unit, height * 0.07],
    to: [width + unit, height * 0.09],
  } as const;
  bulbs(
    context,
    { ...glass, sag: unit * (free ? 9 : 6), count: Math.round(width / unit / 3) },
    true,
  );
}
