import { type Context, contextOf, hiddenSurface } from '../surface.ts';
import type { Choose, Theme, View } from './backdrop.ts';

export type Point = readonly [x: number, y: number];

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
const written = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** A colour between two, both written as #rrggbb. */
export function mix(one: string, other: string, part: number): string {
  const to = channels(other);
  return `#${channels(one)
    .map((value, at) => written(value + ((to[at] ?? 0) - value) * part))
    .join('')}`;
}

/** A colour through which something shows. */
export const sheer = (hex: string, alpha: number): string => hex + written(alpha * 255);

/** Colours from one height to another. */
export function fade(
  context: Context,
  [from, to]: readonly [number, number],
  colours: readonly string[],
): CanvasGradient {
  const fill = context.createLinearGradient(0, from, 0, to);
  colours.forEach((colour, at) => fill.addColorStop(at / (colours.length - 1), colour));
  return fill;
}

type Sky = {
  /** The horizon, and how far below it sky is seen between things. */
  readonly to: number;
  readonly foot: number;
  readonly colours: readonly string[];
};

export function sky(context: Context, { width }: View, { to, foot, colours }: Sky): void {
  context.fillStyle = fade(context, [0, to], colours);
  context.fillRect(0, 0, width, foot);
}

/** How large things are in a view: as many pixels as a hundredth of its middle side. */
export const unitOf = ({ width, height }: View): number => Math.sqrt(width * height) / 100;

const n = (value: number) => +value.toFixed(1);

/** A smooth line through the middles between points. */
export function through(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${n(first[0])} ${n(first[1])}`;
  rest.forEach(([x, y], at) => {
    const [nextX, nextY] = rest[at + 1] ?? [x, y];
    path += `Q${n(x)} ${n(y)} ${n((x + nextX) / 2)} ${n((y + nextY) / 2)}`;
  });
  return path;
}

type Ridge = { readonly y: number; readonly swell: number; readonly steps?: number };

/** The upper edge of land, from beyond the left side to beyond the right one. */
export function ridge(
  { choose, width }: { readonly choose: Choose; readonly width: number },
  name: string,
  { y, swell, steps = 7 }: Ridge,
): string {
  const points = Array.from(
    { length: steps + 3 },
    (_, at): Point => [
      ((at - 1) / steps) * width,
      y + choose.number(`${name} ${at}`, -swell, swell),
    ],
  );
  return through(points);
}

export type Thread = {
  readonly colour: string;
  readonly width?: number;
  /** How long stitches and gaps are; none for an unbroken thread. */
  readonly dash?: readonly [number, number] | readonly [];
  /** Stitches whose ends are cut straight, where there are many: they take less time than round ones. */
  readonly plain?: boolean;
};

export function sew(context: Context, path: Path2D | string, thread: Thread): void {
  context.lineCap = thread.plain ? 'butt' : 'round';
  context.lineJoin = 'round';
  context.lineWidth = thread.width ?? 1.6;
  context.setLineDash([...(thread.dash ?? [5, 5])]);
  context.strokeStyle = thread.colour;
  context.stroke(typeof path === 'string' ? new Path2D(path) : path);
}

type Patch = {
  readonly fill: string | CanvasGradient;
  /** The running stitch inside its edge. */
  readonly thread?: string;
  readonly width?: number;
  readonly dash?: readonly [number, number];
  /** How dark its shadow on what lies behind it is. */
  readonly shadow?: number;
};

/** A piece of cloth with a soft edge and a hem. */
export function patch(context: Context, path: string, cloth: Patch): void {
  const { fill, thread, width = 1.6, shadow = 0.2 } = cloth;
  const shape = new Path2D(path);
  const hem = thread ? width * 3 : 1;
  if (shadow > 0) {
    context.save();
    context.translate(0, width * 1.2);
    sew(context, shape, { colour: `rgba(8, 4, 16, ${shadow})`, width: hem + width * 3, dash: [] });
    context.restore();
  }
  context.fillStyle = fill;
  context.fill(shape);
  if (!thread) return;
  context.setLineDash([]);
  context.lineWidth = hem;
  context.lineJoin = 'round';
  context.strokeStyle = fill;
  context.stroke(shape);
  const dash = cloth.dash ?? [width * 3, width * 2.6];
  sew(context, shape, { colour: thread, width, dash });
}

type Land = {
  readonly view: View;
  readonly fill: string | CanvasGradient;
  readonly thread: string;
  /** Rows of stitches below its edge, and how far they lie apart. */
  readonly rows: number;
  readonly gap: number;
};

/** Land from its upper edge down: its shadow on what is farther, its hem, and rows that follow the edge. */
export function land(
  context: Context,
  edge: string,
  { view, fill, thread, rows, gap }: Land,
): void {
  const line = new Path2D(edge);
  const unit = unitOf(view);
  context.save();
  context.translate(0, -unit * 0.3);
  sew(context, line, { colour: 'rgba(8, 4, 20, 0.06)', width: unit * 1.9, dash: [] });
  sew(context, line, { colour: 'rgba(8, 4, 20, 0.12)', width: unit, dash: [] });
  context.restore();
  context.fillStyle = fill;
  context.fill(new Path2D(`${edge}V${n(view.height + 9)}H-99Z`));
  context.save();
  for (let row = 0; row < rows; row += 1) {
    context.translate(0, row === 0 ? unit * 0.75 : gap * (1 + row * 0.12));
    context.globalAlpha = row === 0 ? 0.85 : 0.4 * (1 - row / rows);
    const long = unit * (row % 2 ? 0.75 : 1);
    const dash = [long * 1.1, unit * 0.8] as const;
    sew(context, line, { colour: thread, width: unit * 0.17, dash, plain: true });
  }
  context.restore();
}

type Glow = { readonly x: number; readonly y: number; readonly r: number; readonly colour: string };

/** Light around something, brighter than what it falls on. */
export function glow(context: Context, { x, y, r, colour }: Glow, strength = 0.8): void {
  const light = context.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, sheer(colour, strength));
  light.addColorStop(0.3, sheer(colour, strength * 0.42));
  light.addColorStop(1, sheer(colour, 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = light;
  context.fillRect(x - r, y - r, 2 * r, 2 * r);
  context.restore();
}

const circle = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** Sun or moon: a round patch with rings of stitches, and rings in the sky around it as far as it reaches. */
export function disc(
  context: Context,
  { x, y, r, colour }: Glow,
  { thread, reach, rings = 9 }: { thread: string; reach: number; rings?: number },
): void {
  context.save();
  for (let ring = 1; ring <= rings; ring += 1) {
    const part = ring / rings;
    context.globalAlpha = 0.5 * (1 - part) + 0.08;
    const dash = [r * (0.16 + part * 0.22), r * 0.2] as const;
    sew(context, circle(x, y, r * 1.25 + (reach - r) * part ** 1.25), {
      colour: thread,
      width: r * 0.034,
      dash,
      plain: true,
    });
  }
  context.restore();
  glow(context, { x, y, r: r * 3.6, colour }, 0.75);
  patch(context, circle(x, y, r), { fill: colour, shadow: 0 });
  context.save();
  context.globalAlpha = 0.55;
  for (const part of [0.9, 0.66, 0.42])
    sew(context, circle(x, y, r * part), {
      colour: thread,
      width: r * 0.035,
      dash: [r * 0.13, r * 0.12],
    });
  context.restore();
}

/** Draws round 0, 0 in units of its own; `flip` mirrors it. */
export function put(
  context: Context,
  { x, y, size, flip }: { x: number; y: number; size: number; flip?: boolean },
  draw: () => void,
): void {
  context.save();
  context.translate(x, y);
  context.scale(flip ? -size : size, size);
  draw();
  context.restore();
}

/** The threads of the cloth that everything is painted on. */
export function weave(context: Context, { width, height }: View, strength = 0.05): void {
  const side = 24;
  const tile = hiddenSurface(side, side);
  const own = contextOf(tile);
  for (let at = 0; at < side; at += 2) {
    own.fillStyle = `rgba(255, 255, 255, ${strength * (at % 3 === 0 ? 1 : 0.55)})`;
    own.fillRect(0, at, side, 1);
    own.fillStyle = `rgba(0, 0, 0, ${strength * (at % 5 === 0 ? 1.6 : 0.9)})`;
    own.fillRect(at, 0, 1, side);
  }
  const cloth = context.createPattern(tile, 'repeat');
  if (!cloth) return;
  context.fillStyle = cloth;
  context.fillRect(0, 0, width, height);
}

/** Calmer and darker above and below, where words stand; what they stand on is darkened further by the page. */
export function shade(context: Context, { width, height }: View, theme: Theme): void {
  const dark = (alpha: number) => `rgba(10, 5, 18, ${alpha})`;
  const whole = (fill: CanvasGradient | string) => {
    context.fillStyle = fill;
    context.fillRect(0, 0, width, height);
  };
  if (theme === 'dark') whole(dark(0.2));
  // In a tall view the sky above the reels is most of what is seen.
  const above = height > width ? 0.24 : 0.42;
  const parts = [
    { from: 0, to: 0.18, alphas: [above, above * 0.42, 0] },
    { from: 0.66, to: 1, alphas: [0, 0.24, 0.44] },
  ];
  for (const { from, to, alphas } of parts) {
    context.fillStyle = fade(context, [height * from, height * to], alphas.map(dark));
    context.fillRect(0, height * from, width, height * (to - from));
  }
  if (height > 480 || width < height * 1.34) return;
  // On a phone on its side the words are on the right.
  const across = context.createLinearGradient(width - 340, 0, width - 230, 0);
  across.addColorStop(0, dark(0));
  across.addColorStop(1, dark(0.5));
  whole(across);
}
