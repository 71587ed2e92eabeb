import type { Translate } from '../../lib/words.ts';
import { type Span, spansOf } from './withdrawal.ts';

const said = (t: Translate, { unit, count }: Span) => t(`withdrawals.span-${unit}`, { count });

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
