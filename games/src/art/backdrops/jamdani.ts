import { MOTIFS } from '../worlds/jamdani.ts';
import type { Backdrop } from './backdrop.ts';
import { fade, mix, patch, put, sew, sheer } from './brushes.ts';
import { figure, hazed, lotus } from './figures.ts';
import {
  type Arch,
  archPath,
  curtain,
  DOMES,
  type HallLight,
  LIGHTS,
  LOOM,
  lamp,
  pillar,
} from './jamdani-hall.ts';
import { palm, treeline, water } from './scenery.ts';
import { finish, heavens, type Setting, settle, sunPlace } from './setting.ts';

type Hall = Setting<HallLight>;

/** The palace of looms: an arcade over a pool, lamps and curtains; free games under one great arch at night. */
export const backdrop: Backdrop = (context, view, scene) => {
  const here = settle({ context, view, scene }, LIGHTS);
  const { height, choose } = here;
  const shore = height * choose.number('shore', 0.56, 0.61);
  garden(here, shore);
  const arches = arcade(here, shore);
  wall(here, arches);
  floor(here, shore);
  arches.forEach((arch, at) => hang(here, arch, at));
  furnish(here);
  finish({ context, view, scene });
};

/** What is seen through the arches. */
function garden(here: Hall, shore: number): void {
  const { context, view, choose, light, unit, height, side } = here;
  heavens(here, shore);
  const air = mix(light.far, light.sky[3], 0.3);
  treeline(
    context,
    { view, choose, colour: mix(air, light.sky[3], 0.35) },
    { y: shore, high: unit * 4 },
  );
  const colours = hazed(light.colours, air, 0.62);
  for (const [part, size] of [
    [0.17, 0.2],
    [0.8, 0.15],
  ] as const)
    put(context, { x: side(part), y: shore - unit * size * 20, size: unit * size }, () =>
      figure(context, { motif: DOMES, colours }, { span: [-60, 30], lit: 0.3, shaded: 0.15 }),
    );
  for (const [at, part] of [0.03, 0.26, 0.7, 0.95].entries()) {
    const high = unit * choose.number(`palm ${at}`, 11, 17);
    palm(context, {
      x: side(part),
      y: shore + unit,
      high,
      colour: mix(light.far, light.near, 0.4),
      flip: at % 2 === 0,
    });
  }
  treeline(
    context,
    { view, choose, colour: mix(light.far, light.near, 0.35) },
    { y: shore + unit * 0.5, high: unit * 1.8, thread: sheer(light.thread, 0.5) },
  );
  const sun = { x: sunPlace(here, shore).x, colour: light.disc };
  water(context, {
    view,
    choose,
    top: shore + unit * 0.5,
    bottom: height * 1.1,
    colours: light.water,
    thread: light.thread,
    light: sun,
  });
}

function arcade(here: Hall, shore: number): Arch[] {
  const { choose, width, height, unit, free, portrait } = here;
  const count = free ? 1 : portrait ? choose('arches', [2, 3]) : choose('arches', [5, 6, 7]);
  const post = unit * (free ? 13 : 4);
  const step = (width - (free ? post * 2 : post)) / count;
  const apex = height * (free ? 0.07 : choose.number('apex', 0.11, 0.16));
  const rise = free ? height * 0.2 : Math.min(step * 0.75, height * 0.2);
  return Array.from({ length: count }, (_, at) => ({
    x: (free ? post : post / 2) + step * (at + 0.5),
    half: (step - (free ? 0 : post)) / 2,
    apex,
    spring: apex + rise,
    foot: shore + (height - shore) * 0.36,
  }));
}

/** Its openings, pillars between them, and flowers woven into it. */
function wall({ context, light, width, height, unit, free }: Hall, arches: readonly Arch[]): void {
  const [first] = arches;
  if (!first) return;
  const { apex, spring, foot } = first;
  const stone = fade(
    context,
    [0, foot],
    [mix(light.wall, light.dark, 0.25), light.wall, mix(light.wall, light.dark, 0.5)],
  );
  const openings = arches.map(archPath).join('');
  patch(context, `M-30 -30V${foot}H${width + 30}V-30Z${openings}`, { fill: stone, shadow: 0.3 });
  const rim = { colour: light.gold, width: unit * 0.22, plain: true } as const;
  sew(context, openings, { ...rim, dash: [unit * 0.95, unit * 0.65] });
  const inner = arches
    .map((arch) =>
      archPath({ ...arch, half: arch.half + unit * 1.3, apex: apex - unit * 1.6, foot: foot + 40 }),
    )
    .join('');
  sew(context, inner, {
    colour: sheer(light.thread, 0.6),
    width: unit * 0.16,
    dash: [unit * 0.5, unit * 0.7],
  });
  let flowers = '';
  let seeds = '';
  const clear = (x: number, y: number) =>
    arches.every((arch) => {
      const out = Math.abs(x - arch.x) / (arch.half + unit * 2.4);
      const top = spring - (spring - apex + unit * 3.4) * Math.max(0, 1 - out ** 1.6);
      return out > 1 || y < top;
    });
  const step = unit * 3.6;
  for (let y = step * 0.4, row = 0; y < foot; y += step * 0.75, row += 1)
    for (let x = row % 2 ? 0 : step / 2; x < width + step; x += step) {
      if (!clear(x, y)) continue;
      const r = unit * 0.62;
      flowers += `M${(x - r).toFixed(1)} ${y.toFixed(1)}l${r} ${-r}l${r} ${r}l${-r} ${r}Z`;
      seeds += `M${x.toFixed(1)} ${(y - r * 1.7).toFixed(1)}v0.1M${x.toFixed(1)} ${(y + r * 1.7).toFixed(1)}v0.1`;
    }
  context.fillStyle = sheer(light.gold, 0.5);
  context.fill(new Path2D(flowers));
  sew(context, seeds, { colour: sheer(light.thread, 0.55), width: unit * 0.3, dash: [] });
  const band = height * 0.016;
  context.fillStyle = mix(light.gold, light.dark, 0.3);
  context.fillRect(0, foot - band * 0.3, width, band);
  const between = arches.slice(1).map((arch) => arch.x - arch.half - unit * 2);
  for (const x of free ? [] : [unit * 0.2, ...between, width - unit * 0.2])
    put(context, { x, y: foot + unit, size: (foot - spring + unit * 2) / 96 }, () =>
      pillar(context, light, light.wall),
    );
}

/** Tiles on this side of the arcade, and the woven border along their edge. */
function floor({ context, choose, light, width, height, unit, free }: Hall, shore: number): void {
  const top = shore + (height - shore) * 0.36;
  context.fillStyle = fade(context, [top, height], [mix(light.wall, light.dark, 0.42), light.dark]);
  context.fillRect(0, top, width, height - top);
  let tiles = '';
  for (let at = -9; at <= 9; at += 1)
    tiles += `M${(width * (0.5 + at * 0.075)).toFixed(1)} ${top.toFixed(1)}L${(width * (0.5 + at * 0.19)).toFixed(1)} ${height}`;
  for (let at = 1; at < 6; at += 1)
    tiles += `M0 ${(top + (height - top) * (at / 6) ** 1.5).toFixed(1)}H${width}`;
  sew(context, tiles, {
    colour: sheer(light.gold, 0.3),
    width: unit * 0.16,
    dash: [unit * 0.9, unit * 0.8],
    plain: true,
  });
  const deep = unit * 3;
  context.fillStyle = mix(light.colours.a, light.dark, 0.2);
  context.fillRect(0, top, width, deep);
  let weft = '';
  for (let x = 0; x < width + deep; x += deep)
    weft += `M${x.toFixed(1)} ${(top + deep / 2).toFixed(1)}l${deep / 2} ${-deep * 0.36}l${deep / 2} ${deep * 0.36}l${-deep / 2} ${deep * 0.36}Z`;
  patch(context, weft, {
    fill: mix(light.gold, light.colours.a, 0.25),
    thread: light.thread,
    width: unit * 0.1,
    dash: [unit * 0.5, unit * 0.45],
    shadow: 0,
  });
  sew(context, `M0 ${top + unit * 0.3}H${width}M0 ${top + deep - unit * 0.3}H${width}`, {
    colour: light.thread,
    width: unit * 0.15,
    dash: [unit * 0.8, unit * 0.7],
  });
  if (!free) return;
  for (let at = 0; at < 8; at += 1) {
    const out = choose.number(`lamp ${at}`, 0.02, 0.28) * width;
    const down = choose.number(`lamp y ${at}`, 0.2, 0.9);
    const place = {
      x: at % 2 ? out : width - out,
      y: top + (height - top) * down,
      size: (unit * (6 + down * 5)) / 100,
    };
    put(context, place, () =>
      lotus(context, choose(`petal ${at}`, ['#ff9ac0', '#ffd08a', '#b8a0ff']), true),
    );
  }
}

function hang(
  { context, choose, light, unit, width, free, dark, hour }: Hall,
  { x, apex, half }: Arch,
  at: number,
): void {
  const lights =
    dark || hour === 'dusk' ? light : { ...light, flame: mix(light.flame, '#ffffff', 0.3) };
  const places = free ? [-0.93, -0.78, 0.78, 0.93] : [0];
  for (const [i, out] of places.entries()) {
    const long = choose.number(`chain ${at} ${i}`, 4, free ? 22 : 16) + Math.abs(out) * 8;
    put(
      context,
      { x: x + out * half, y: apex - unit * 0.4, size: unit * (width > 600 ? 0.36 : 0.42) },
      () => lamp(context, lights, long),
    );
  }
}

/** At the sides: curtains before all, a loom or what else the palace shows. */
function furnish({
  context,
  choose,
  light,
  width,
  height,
  unit,
  side,
  flip,
  free,
  portrait,
}: Hall): void {
  const colours = hazed(light.colours, light.near, 0.08);
  const thing = choose('thing', ['loom', 'fountain', 'swan', 'sitar', 'throne', 'mirror'] as const);
  const first = { x: side(0.085), y: height * 0.735, size: unit * 0.24, flip };
  put(context, first, () =>
    figure(context, { motif: free ? MOTIFS.fountain : LOOM, colours }, { span: [-54, 60] }),
  );
  const second = { x: side(0.915), y: height * 0.77, size: unit * 0.17, flip };
  const motif = thing === 'loom' ? MOTIFS['spinning-wheel'] : MOTIFS[thing];
  put(context, second, () => figure(context, { motif, colours }));
  const cloths = [light.colours.a, light.colours.b, light.colours.d, light.wall];
  const cloth = choose('cloth', cloths);
  const size = (height * (portrait ? 0.66 : 0.74)) / 100;
  for (const right of [false, true])
    put(
      context,
      { x: right ? width + unit : -unit, y: 0, size: size * (portrait ? 0.62 : 0.8), flip: right },
      () => curtain(context, light, cloth),
    );
}
