import { type Day, dayStart } from '../../../../kernel/calendar.ts';
import type { Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import { moved, MOVED_SUMS, type Through } from './member-money.ts';

const OF_DAY = sql`(at at time zone 'Asia/Dhaka')::date`;

/** Every day up to this one is closed. */
export const closedThrough = async (tx: Tx, lock: 'update' | 'none'): Promise<Day> =>
  (
    await tx.one<{ through: Day }>(sql`select through::text as through from cashier_money_closed
      where id = 1 ${lock === 'update' ? sql`for update` : sql``}`)
  ).through;

const byDay = ({ start, end }: Span): Sql => sql`
  select ${OF_DAY} as day, ${MOVED_SUMS} from ${moved(sql`true`)}
  where at >= ${start} and at < ${end} group by 1`;

/** Deposits and withdrawals of all members by business day; closed days as they were added up. */
export async function moneyByDay(
  tx: Tx,
  { start, end }: Span,
): Promise<(Through & { day: Day })[]> {
  const through = await closedThrough(tx, 'none');
  const open = dayAfter(through);
  return tx.rows(sql`
    select day::text as day, deposited, withdrawn from cashier_money_day
    where day <= ${through}::date and day >= ${OF(start)} and day < ${OF(end)}
    union all
    select day::text, deposited, withdrawn
    from (${byDay({ start: start > open ? start : open, end })}) open`);
}

const OF = (at: Date): Sql => sql`(${at}::timestamptz at time zone 'Asia/Dhaka')::date`;

function dayAfter(day: Day): Date {
  const start = dayStart(day);
  if (!start) throw new Error(`${day} is no day`);
  return new Date(start.getTime() + 86_400_000);
}

/** Adds up days, both ends included, and returns those that were written or corrected. */
export async function writeDays(
  tx: Tx,
  { since, through }: { since: Day; through: Day },
): Promise<Day[]> {
  const start = dayStart(since);
  if (!start || since > through) return [];
  const rows = await tx.rows<{ day: Day }>(sql`
    with sums as (${byDay({ start, end: dayAfter(through) })}), gone as (
      delete from cashier_money_day d where d.day between ${since}::date and ${through}::date
        and not exists (select from sums s where s.day = d.day) returning d.day
    ), written as (
      insert into cashier_money_day as d (day, deposited, withdrawn)
      select day, deposited, withdrawn from sums
      on conflict (day) do update set deposited = excluded.deposited, withdrawn = excluded.withdrawn
        where (d.deposited, d.withdrawn) is distinct from (excluded.deposited, excluded.withdrawn)
      returning d.day
    )
    select day::text as day from gone union all select day::text from written`);
  return rows.map(({ day }) => day);
}

export const writeClosed = (tx: Tx, through: Day) =>
  tx.run(sql`update cashier_money_closed set through = ${through}::date where id = 1`);

export const forgetDays = async (tx: Tx): Promise<void> => {
  await tx.run(sql`update cashier_money_closed set through = '1970-01-01' where id = 1`);
  await tx.run(sql`delete from cashier_money_day`);
};
