import { parseDecimal } from '@nokshi/money';

export type Bar = {
  readonly day: string;
  /** Decimal, signed. */
  readonly net: string;
  /** From the zero line: where the bar begins and how long it is, of a plot that is 1 high. */
  readonly top: number;
  readonly height: number;
};

/** A round amount on the axis: whole minor units, and where it is from the top of the plot. */
export type Tick = { readonly minor: number; readonly y: number };

const DAY_MS = 86_400_000;

/** Every day from `from` to `to`, both included; `yyyy-MM-dd`. */
export function everyDay(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** The axis is parted into so many steps, or a few more. */
const STEPS = 4;

/** The smallest of 1, 2 and 5 times a power of ten that parts this reach into few steps. */
function stepOf(reach: number): number {
  const least = Math.max(1, reach / STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  return (([1, 2, 5].find((times) => times * power >= least) ?? 10) as number) * power;
}

/**
 * One bar a day, days without play as well, on one scale: gains stand on the zero line, losses hang
 * from it. `zero` is where that line is, from the top of a plot that is 1 high; the axis ends at a
 * round amount on either side.
 */
export function barsOf(
  days: readonly { readonly day: string; readonly net: string }[],
  range: { readonly from: string; readonly to: string },
): { readonly zero: number; readonly bars: readonly Bar[]; readonly ticks: readonly Tick[] } {
  const nets = new Map(days.map(({ day, net }) => [day, net]));
  const minor = (day: string) => Number(parseDecimal(nets.get(day) ?? '0') ?? 0n);
  const all = everyDay(range.from, range.to);
  const step = stepOf(Math.max(0, ...all.map(minor)) - Math.min(0, ...all.map(minor)));
  const most = Math.ceil(Math.max(0, ...all.map(minor)) / step) * step;
  const least = Math.floor(Math.min(0, ...all.map(minor)) / step) * step;
  const reach = most - least || 1;
  const zero = most === least ? 0.5 : most / reach;
  const bars = all.map((day) => {
    const height = Math.abs(minor(day)) / reach;
    return {
      day,
      net: nets.get(day) ?? '0.00',
      height,
      top: minor(day) > 0 ? zero - height : zero,
    };
  });
  const count = Math.round((most - least) / step);
  const ticks = Array.from({ length: count + 1 }, (_, at) => {
    const amount = most - at * step;
    return { minor: amount === 0 ? 0 : amount, y: zero - amount / reach };
  });
  return { zero, bars, ticks };
}

/** At most so many dates fit below the bars of a phone. */
const DATES = 7;

/** The days that are named below their bars: the last, and back from there in even steps. */
export function namedDays(count: number): number[] {
  const every = Math.ceil(count / DATES);
  const named: number[] = [];
  for (let at = count - 1; at >= 0; at -= every) named.unshift(at);
  return named;
}
