import type { Backdrop } from './backdrop.ts';
import { fade, glow, mix, patch, put, sew, sheer } from './brushes.ts';
import { figure, hazed } from './figures.ts';
import { banyan, gate } from './ricksha-corner.ts';
import { house, LIGHTS, minaret, RICKSHAW, type StreetLight } from './ricksha-street.ts';
import { finish, heavens, type Setting, settle, sunPlace } from './setting.ts';
import { bulbs, flags } from './strings.ts';

type Street = Setting<StreetLight>;

/** The painted street: a burst of sun, roofs behind roofs, a banyan and a minaret, bulbs and rickshaws. */
export const backdrop: Backdrop = (context, view, scene) => {
  const here = settle({ context, view, scene }, LIGHTS);
  const { height, unit, choose, light, side, flip } = here;
  const foot = height * choose.number('foot', 0.73, 0.77);
  heavens(here, height * 0.44, foot);
  burst(here, height * 0.44);
  houses(here, { name: 'far', foot: foot - unit * 5, wide: 9, haze: 0.62, tall: 24 });
  const tower = {
    x: side(choose.number('minaret', 0.13, 0.17)),
    y: foot - unit * 3,
    size: unit * 0.52,
  };
  put(context, tower, () =>
    minaret(context, light, mix(choose('stone', light.walls), light.far, 0.3)),
  );
  houses(here, { name: 'near', foot, wide: 15, haze: 0.06, tall: 22 });
  road(here, foot);
  const isTree = choose('corner', ['tree', 'tree', 'gate']) === 'tree';
  const [x, size] = isTree ? [side(0.95), unit * 0.52] : [side(0.9), unit * 0.34];
  put(context, { x, y: foot + unit * 2, size, flip }, () =>
    isTree ? banyan(context, light) : gate(context, light, here.hour !== 'day'),
  );
  traffic(here, foot);
  overhead(here);
  finish({ context, view, scene });
};

/** Beams from the sun over the whole sky, as on the back of every rickshaw. */
function burst(here: Street, horizon: number): void {
  const { context, light, width } = here;
  const { x, y } = sunPlace(here, horizon);
  let beams = '';
  const end = (turn: number) =>
    `${(x + Math.sin(turn) * width * 1.3).toFixed(1)} ${(y + Math.cos(turn) * width * 1.3).toFixed(1)}`;
  for (let at = 0; at < 18; at += 1) {
    const turn = (at / 18) * 2 * Math.PI;
    beams += `M${x} ${y}L${end(turn - 0.085)}L${end(turn + 0.085)}Z`;
  }
  const fill = context.createRadialGradient(x, y, here.unit * 6, x, y, width * 0.9);
  fill.addColorStop(0, sheer(light.disc, 0.34));
  fill.addColorStop(1, sheer(light.disc, 0.02));
  context.fillStyle = fill;
  context.fill(new Path2D(beams));
}

type Row = { name: string; foot: number; wide: number; haze: number; tall: number };

function houses({ context, choose, light, width, unit, dark, hour }: Street, row: Row): void {
  const step = unit * row.wide;
  const count = Math.ceil(width / step) + 1;
  const burning = dark || hour === 'dusk' ? 0.55 : hour === 'dawn' ? 0.3 : 0.08;
  for (let at = 0; at < count; at += 1) {
    const name = `${row.name} ${at}`;
    const x = (at + 0.5) * step - unit * 4;
    const out = Math.abs(x / width - 0.5) * 2;
    const high = row.tall * choose.number(name, 0.8, 1.3) + 22 * out ** 2;
    put(context, { x, y: row.foot, size: unit }, () =>
      house(context, light, {
        wide: row.wide * choose.number(`${name} wide`, 0.94, 1.08),
        high,
        wall: choose(`${name} wall`, light.walls),
        haze: row.haze,
        lit: (window) => choose.number(`${name} window ${window}`, 0, 1) < burning,
        roof: choose(`${name} roof`, ['tank', 'steps', 'arch'] as const),
        awning: choose(`${name} awning`, [
          ['#d81e5b', '#fff6e0'],
          ['#0a7f86', '#ffc61a'],
          ['#ffc61a', '#d81e5b'],
        ] as const),
      }),
    );
  }
}

/** The road, painted like a kantha: rows that run towards the eye. */
function road({ context, light, width, height, unit, dark }: Street, foot: number): void {
  context.fillStyle = fade(context, [foot, height], [mix(light.near, light.far, 0.3), light.dark]);
  context.fillRect(0, foot, width, height - foot);
  context.fillStyle = sheer(light.thread, 0.5);
  context.fillRect(0, foot, width, unit * 0.5);
  let rows = '';
  for (let at = -9; at <= 9; at += 1)
    rows += `M${(width / 2 + at * width * 0.07).toFixed(1)} ${(foot + unit).toFixed(1)}L${(width / 2 + at * width * 0.2).toFixed(1)} ${height}`;
  for (let at = 1; at < 7; at += 1)
    rows += `M0 ${(foot + (height - foot) * (at / 7) ** 1.5).toFixed(1)}H${width}`;
  sew(context, rows, {
    colour: sheer(light.thread, 0.2),
    width: unit * 0.16,
    dash: [unit * 1.1, unit],
    plain: true,
  });
  if (dark)
    for (const part of [0.06, 0.2, 0.8, 0.94])
      glow(
        context,
        { x: width * part, y: foot + unit * 3, r: unit * 11, colour: light.window },
        0.34,
      );
}

function traffic(
  { context, choose, light, height, unit, side, flip, dark }: Street,
  foot: number,
): void {
  const colours = hazed(light.colours, light.near, 0.06);
  const stops = [
    { part: 0.84, down: 0.06, size: 0.13, dye: 'a' },
    { part: 0.1, down: 0.26, size: 0.21, dye: 'b' },
    { part: 0.9, down: 0.5, size: 0.24, dye: 'c' },
  ] as const;
  stops.forEach(({ part, down, size, dye }, at) => {
    const hood = choose(`hood ${at}`, ['a', 'b', 'c', 'd'] as const);
    const own = { ...colours, b: light.colours[hood === dye ? 'd' : hood] };
    const place = {
      x: side(part),
      y: foot + (height - foot) * down,
      size: unit * size,
      flip: flip !== part > 0.5,
    };
    put(context, place, () => {
      patch(context, 'M-64 46Q0 38 52 46Q0 54 -64 46Z', {
        fill: sheer(light.dark, 0.5),
        shadow: 0,
      });
      figure(context, { motif: RICKSHAW, colours: own }, { shaded: 0.25 });
      if (dark) glow(context, { x: -58, y: 8, r: 34, colour: light.window }, 0.8);
    });
  });
}

/** Bulbs and paper over the street, fastened above the reels. */
function overhead(here: Street): void {
  const { context, choose, light, width, height, unit, free, hour } = here;
  const { a, b, c, d, cloth } = light.colours;
  const hang = { unit, wire: light.dark, colours: [c, a, b, cloth] };
  const burning = hour !== 'day';
  const lines = free ? 4 : 2;
  for (let at = 0; at < lines; at += 1) {
    const from = height * choose.number(`string ${at}`, 0.02, 0.16 + at * 0.05);
    const to = height * choose.number(`string to ${at}`, 0.02, 0.16 + at * 0.05);
    const ends = {
      from: [-unit, from],
      to: [width + unit, to],
      sag: unit * (3 + at * 2),
      count: Math.round(width / unit / 3.4),
    } as const;
    bulbs(context, { ...hang, ...ends }, burning);
  }
  const line = { ...hang, colours: [a, c, b, d, cloth], sag: unit * 5, count: 11 };
  const mast = height * choose.number('flags', 0.16, 0.24);
  flags(context, { ...line, from: [-unit, mast], to: [width * 0.3, height * 0.04] }, light.thread);
  flags(
    context,
    { ...line, from: [width * 0.7, height * 0.04], to: [width + unit, mast] },
    light.thread,
  );
}
