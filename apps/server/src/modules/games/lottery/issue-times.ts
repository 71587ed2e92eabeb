import type { GameTerms } from '@nokshi/contract/console/lottery-terms.ts';
import { dayOf, dayStart } from '../../../kernel/calendar.ts';

/** When an issue takes bets and is drawn. `number` grows; `issue` is how people read it. */
export type IssueTimes = {
  readonly number: bigint;
  readonly issue: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
};

const DAY_MS = 86_400_000;
/** More issues than a day can have at the shortest interval. */
const IN_A_DAY = 10_000;

/**
 * The issues that open in [from, until): through the day every interval from midnight in Dhaka, each
 * taking bets from the draw before it on; or once a day at a time, on some days, taking bets from the
 * day before on. Source: domain.md 1.1; numbering restarts at midnight in Dhaka.
 */
export function issuesBetween(terms: GameTerms, { from, until }: Span): IssueTimes[] {
  const issues: IssueTimes[] = [];
  const last = dayOf(new Date(until.getTime() + DAY_MS));
  for (let day = dayOf(from); day <= last; day = dayOf(new Date(startOf(day) + DAY_MS)))
    issues.push(
      ...(terms.drawTime === null
        ? throughTheDay(terms, day, { from, until })
        : onceADay(terms, day).filter(({ opensAt }) => opensAt >= from && opensAt < until)),
    );
  return issues;
}

const startOf = (day: string): number => (dayStart(day) as Date).getTime();

function numbered(day: string, nth: number): Pick<IssueTimes, 'number' | 'issue'> {
  const digits = day.replaceAll('-', '');
  const dayNumber = Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  return {
    number: BigInt(dayNumber) * BigInt(IN_A_DAY) + BigInt(nth),
    issue: `${digits}-${String(nth).padStart(4, '0')}`,
  };
}

type Span = { readonly from: Date; readonly until: Date };

/** The first issue of a day is drawn an interval after midnight, the last one at midnight. */
function throughTheDay(
  { intervalSeconds, closesBeforeSeconds }: GameTerms,
  day: string,
  { from, until }: Span,
): IssueTimes[] {
  const interval = intervalSeconds * 1_000;
  const midnight = startOf(day);
  const nth = (at: Date) => Math.ceil((at.getTime() - midnight) / interval);
  const first = Math.max(nth(from), 0);
  const end = Math.min(nth(until), Math.floor(DAY_MS / interval));
  return Array.from({ length: Math.max(end - first, 0) }, (_, more): IssueTimes => {
    const opens = midnight + (first + more) * interval;
    const draws = opens + interval;
    return {
      ...numbered(day, first + more + 1),
      opensAt: new Date(opens),
      closesAt: new Date(draws - closesBeforeSeconds * 1_000),
      drawsAt: new Date(draws),
    };
  });
}

/** It takes bets from the day before on. */
function onceADay(terms: GameTerms, day: string): IssueTimes[] {
  const { drawTime, drawDays, drawDates, closesBeforeSeconds } = terms;
  const [hour = 0, minute = 0] = (drawTime ?? '').split(':').map(Number);
  const draws = startOf(day) + (hour * 60 + minute) * 60_000;
  const weekday = ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  if (drawDays.length > 0 && !drawDays.includes(weekday)) return [];
  if (drawDates.length > 0 && !drawDates.includes(Number(day.slice(8)))) return [];
  return [
    {
      ...numbered(day, 1),
      opensAt: new Date(draws - DAY_MS),
      closesAt: new Date(draws - closesBeforeSeconds * 1_000),
      drawsAt: new Date(draws),
    },
  ];
}
