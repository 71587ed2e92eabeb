import { dayStart, spanOf } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Periods, PeriodsAsked } from './rules/profiles.ts';
import { readUsage, type Seat, type UsageRow } from './store/guard.ts';
import { readRolling } from './store/rolling.ts';

/** What is used of a limit in the period with the least left. */
export type Usage = Omit<UsageRow, 'since'> & {
  readonly periods: Periods;
  readonly resetsAt: Date;
};

/** Compared with the current clock, as the guard does. */
export const bothAsked = ({ bothUntil }: PeriodsAsked, now: Date): boolean =>
  bothUntil !== null && now < bothUntil;

export const asksHours = (asked: PeriodsAsked, now: Date): boolean =>
  asked.periods === 'rolling' || bothAsked(asked, now);

/** The twelve limits. When both kinds of period are checked, each by the one with more used. */
export async function usageNow(
  tx: Tx,
  seat: Seat,
  { now, guard }: { now: Date; guard: PeriodsAsked },
): Promise<Usage[]> {
  const asksDays = guard.periods === 'calendar' || bothAsked(guard, now);
  const days = asksDays ? await calendarUsage(tx, seat, now) : [];
  const hours = asksHours(guard, now) ? await rollingUsage(tx, seat, now) : [];
  if (hours.length === 0) return days;
  return hours.map((row) => {
    const day = days.find(({ kind, period }) => kind === row.kind && period === row.period);
    return day && isStricter(day, row) ? day : row;
  });
}

const isStricter = (a: Usage, b: Usage) =>
  a.used > b.used || (a.used === b.used && a.resetsAt > b.resetsAt);

/** The limit that a deposit of this amount (minor units) would pass, the shortest period first. */
export const overDeposit = (usage: readonly Usage[], amount: bigint) =>
  usage.find(
    (row): row is Usage & { amount: bigint } =>
      row.kind === 'deposit' && row.amount !== null && row.used + amount > row.amount,
  );

/**
 * What is used in the current period. Counters of a past period count nothing, and a period never
 * moves back once a clock has reached it. A net win uses nothing of a limit.
 */
async function calendarUsage(tx: Tx, seat: Seat, now: Date): Promise<Usage[]> {
  return (await readUsage(tx, seat)).map(({ since, ...row }) => {
    const counted = dayStart(since);
    if (!counted) throw new Error(`${since} is no day`);
    const running = spanOf(row.period, now);
    const over = counted < running.start;
    const span = over ? running : spanOf(row.period, counted);
    const used = over || row.used < 0n ? 0n : row.used;
    return { ...row, periods: 'calendar', used, resetsAt: span.end };
  });
}

/** What is used in the last hours, and when the first of them that counts leaves. */
async function rollingUsage(tx: Tx, seat: Seat, now: Date): Promise<Usage[]> {
  return (await readRolling(tx, seat, now)).map((row) => ({ ...row, periods: 'rolling' }));
}
