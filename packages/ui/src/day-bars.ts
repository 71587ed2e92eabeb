import { parseDecimal } from '@nokshi/money';

export type Bar = {
  readonly day: string;
  /** Decimal, signed. */
  readonly net: string;
  /** From the zero line: where the bar begins and how long it is, of a plot that is 1 high. */
  readonly top: number;
  readonly height: number;
};

const DAY_MS = 86_400_000;

/** Every day from `from` to `to`, both included; `yyyy-MM-dd`. */
export function everyDay(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/**
 * One bar a day, days without play as well, on one scale: gains stand on the zero line, losses hang
 * from it. `zero` is where that line is, from the top of a plot that is 1 high.
 */
export function barsOf(
  days: readonly { readonly day: string; readonly net: string }[],
  range: { readonly from: string; readonly to: string },
): { readonly zero: number; readonly bars: readonly Bar[] } {
  const nets = new Map(days.map(({ day, net }) => [day, net]));
  const minor = (day: string) => Number(parseDecimal(nets.get(day) ?? '0') ?? 0n);
  const all = everyDay(range.from, range.to);
  const most = Math.max(0, ...all.map(minor));
  const least = Math.min(0, ...all.map(minor));
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
  return { zero, bars };
}
