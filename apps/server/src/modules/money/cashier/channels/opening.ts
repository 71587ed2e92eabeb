import { WEEKDAYS } from '@nokshi/contract/channel-fields.ts';
import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import { dayOf, dayStart } from '../../../../kernel/calendar.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** One week and one day: hours on a single weekday begin again within that time. */
const DAYS_AHEAD = 8;

type Opening = {
  readonly open: boolean;
  /** When that changes; null: it never does. */
  readonly turnsAt: Date | null;
};

/**
 * Whether hours by weekday in Asia/Dhaka are open at an instant, and when that changes. The first
 * minute of a span is included, its last one is not. Spans that meet at midnight are one.
 */
export function openingAt(hours: ChannelTerms['hours'], at: Date): Opening {
  const spans = spansFrom(hours, at);
  const now = at.getTime();
  const current = spans.find(({ from, until }) => from <= now && now < until);
  if (!current) {
    const next = spans.find(({ from }) => from > now);
    return { open: false, turnsAt: next ? new Date(next.from) : null };
  }
  let end = current.until;
  for (const { from, until } of spans) if (from === end) end = until;
  // Open for the whole week ahead: it does not close.
  const never = end >= now + (DAYS_AHEAD - 1) * DAY_MS;
  return { open: true, turnsAt: never ? null : new Date(end) };
}

/** The spans of the days ahead, today first, in milliseconds. */
function spansFrom(hours: ChannelTerms['hours'], at: Date): { from: number; until: number }[] {
  const today = dayStart(dayOf(at));
  if (!today) throw new Error('today is no day');
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, n) => {
    const start = today.getTime() + n * DAY_MS;
    // Day numbers count from Sunday, weekdays here from Monday.
    const weekday = new Date(`${dayOf(new Date(start))}T00:00:00.000Z`).getUTCDay();
    const span = hours[WEEKDAYS[(weekday + 6) % 7] ?? 'mon'];
    return span === ''
      ? []
      : [
          {
            from: start + minutesOf(span.slice(0, 5)) * MINUTE_MS,
            until: start + minutesOf(span.slice(6)) * MINUTE_MS,
          },
        ];
  }).flat();
}

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
