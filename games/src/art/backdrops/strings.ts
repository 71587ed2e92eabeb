import type { Context } from '../surface.ts';
import { glow, patch, type Point, sew } from './brushes.ts';

/** What hangs over streets and fairs. */
export type Strung = {
  readonly from: Point;
  readonly to: Point;
  readonly sag: number;
  readonly count: number;
  readonly unit: number;
  readonly colours: readonly string[];
  readonly wire: string;
};

const n = (value: number) => +value.toFixed(1);

/** Points along a string that hangs between two places. */
const along = ({ from, to, sag, count }: Strung): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const t = (at + 0.5) / count;
    const x = from[0] + (to[0] - from[0]) * t;
    return [x, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  });

const wireOf = ({ from, to, sag }: Strung) =>
  `M${n(from[0])} ${n(from[1])}Q${n((from[0] + to[0]) / 2)} ${n((from[1] + to[1]) / 2 + sag * 2)} ${n(to[0])} ${n(to[1])}`;

/** A string of bulbs; those that burn shine on what is around. */
export function bulbs(context: Context, string: Strung, burning: boolean): void {
  const { unit, colours } = string;
  sew(context, wireOf(string), { colour: string.wire, width: unit * 0.16, dash: [] });
  const drawn = colours.map(() => '');
  along(string).forEach(([x, y], at) => {
    const colour = at % colours.length;
    drawn[colour] += `M${n(x)} ${n(y + unit * 0.55)}v0.1`;
    if (burning && at % 3 === 0)
      glow(context, { x, y: y + unit * 0.5, r: unit * 2.6, colour: colours[colour] ?? '' }, 0.6);
  });
  drawn.forEach((path, at) => {
    sew(context, path, { colour: colours[at] ?? '', width: unit * 0.95, dash: [] });
    if (burning) sew(context, path, { colour: '#fff8dc', width: unit * 0.4, dash: [] });
  });
}

/** A string of paper flags, straight or cut into points. */
export function flags(context: Context, string: Strung, thread: string): void {
  const { unit, colours } = string;
  sew(context, wireOf(string), { colour: string.wire, width: unit * 0.14, dash: [] });
  const wide =
    (Math.hypot(string.to[0] - string.from[0], string.to[1] - string.from[1]) / string.count) * 0.4;
  const drawn = colours.map(() => '');
  along(string).forEach(([x, y], at) => {
    drawn[at % colours.length] +=
      `M${n(x - wide)} ${n(y)}L${n(x + wide)} ${n(y)}L${n(x)} ${n(y + wide * 2.5)}Z`;
  });
  drawn.forEach((path, at) =>
    patch(context, path, {
      fill: colours[at] ?? '',
      thread,
      width: unit * 0.1,
      dash: [unit * 0.4, unit * 0.36],
      shadow: 0.18,
    }),
  );
}
