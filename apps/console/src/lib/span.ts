import type { Translate } from './words.ts';

type Span = { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number };

/** Minutes as people say them: 1,500 are one day and one hour. */
export const spansOf = (minutes: number): Span[] =>
  [
    { unit: 'days' as const, count: Math.floor(minutes / 1_440) },
    { unit: 'hours' as const, count: Math.floor((minutes % 1_440) / 60) },
    { unit: 'minutes' as const, count: minutes % 60 },
  ].filter(({ count }) => count > 0);

const said = (t: Translate, { unit, count }: Span) => t(`span.${unit}`, { count });

/** Minutes in days, hours and minutes. */
export const spanText = (t: Translate, minutes: number): string =>
  spansOf(minutes)
    .map((span) => said(t, span))
    .join(' ');

/** How far a time is away, before or behind: its largest part alone, for a glance. */
export function awayText(t: Translate, at: string, now: number): string {
  const minutes = Math.ceil(Math.abs(Date.parse(at) - now) / 60_000);
  const [largest = { unit: 'minutes' as const, count: 1 }] = spansOf(minutes);
  return said(t, largest);
}

/** What was typed as a whole number of the range, both ends with it; null when it is none. */
export function wholeWithin(typed: string, [least, most]: readonly [number, number]) {
  const number = Number(typed);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}
