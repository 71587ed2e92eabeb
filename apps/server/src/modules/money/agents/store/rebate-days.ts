import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { join, sql } from '../../../../kernel/sql.ts';

/** A business day of the rebate of the line; minor units. */
export type RebateDayRow = {
  readonly day: Day;
  readonly startedAt: Date;
  readonly writtenAt: Date | null;
  readonly endedAt: Date | null;
  readonly stake: bigint;
  readonly failures: number;
  readonly fault: string | null;
};

const columns = sql`d.day::text as day, d.started_at as "startedAt", d.written_at as "writtenAt",
  d.ended_at as "endedAt", d.stake, d.failures, d.fault`;

/** The oldest day that is not paid in full. */
export const openRebateDay = (tx: Tx) =>
  tx.maybe<RebateDayRow>(sql`
    select ${columns} from agents_rebate_day d where ended_at is null order by day limit 1`);

/** Null: none was begun yet. */
export const lastRebateDay = async (tx: Tx): Promise<Day | null> =>
  (await tx.one<{ day: Day | null }>(sql`select max(day)::text as day from agents_rebate_day`)).day;

/** Another server may have begun it already. */
export const insertRebateDay = (tx: Tx, { day, startedAt }: { day: Day; startedAt: Date }) =>
  tx.run(sql`
    insert into agents_rebate_day (day, started_at) values (${day}::date, ${startedAt})
    on conflict do nothing`);

/** Nothing while another transaction writes it. */
export const lockRebateDay = (tx: Tx, day: Day) =>
  tx.maybe<RebateDayRow>(sql`
    select ${columns} from agents_rebate_day d where day = ${day}::date for update skip locked`);

export const noteRebatesWritten = (tx: Tx, d: { day: Day; at: Date; stake: bigint }) =>
  tx.run(sql`
    update agents_rebate_day set written_at = ${d.at}, stake = ${d.stake} where day = ${d.day}::date`);

export const noteRebatesPaid = (tx: Tx, { day, at }: { day: Day; at: Date }) =>
  tx.run(sql`
    update agents_rebate_day set ended_at = ${at} where day = ${day}::date and ended_at is null`);

export const noteRebateFault = (tx: Tx, { day, fault }: { day: Day; fault: string }) =>
  tx.run(sql`
    update agents_rebate_day set failures = failures + 1, fault = ${fault}
    where day = ${day}::date`);

export type RebateDaySums = RebateDayRow & {
  readonly agents: number;
  readonly paid: number;
  readonly nothing: number;
  readonly earned: bigint;
  readonly amount: bigint;
  readonly carryOut: bigint;
};

type Page = {
  readonly days?: { readonly from: Day; readonly to: Day } | undefined;
  readonly open?: boolean | undefined;
  readonly before: Day | null;
  readonly limit: number;
};

/** Newest first; `open`: with something that is not paid. */
export const listRebateDays = (tx: Tx, { days, open, before, limit }: Page) =>
  tx.rows<RebateDaySums>(sql`
    select ${columns}, t.* from agents_rebate_day d cross join lateral (
      select count(*)::int as agents, count(*) filter (where state = 'PAID')::int as paid,
        count(*) filter (where state = 'NOTHING')::int as nothing,
        coalesce(sum(earned), 0)::bigint as earned, coalesce(sum(amount), 0)::bigint as amount,
        coalesce(sum(carry_out), 0)::bigint as "carryOut"
      from agents_rebate r where r.day = d.day) t
    where ${join(
      [
        sql`true`,
        ...(days ? [sql`d.day between ${days.from}::date and ${days.to}::date`] : []),
        ...(open ? [sql`d.ended_at is null`] : []),
        ...(before ? [sql`d.day < ${before}::date`] : []),
      ],
      ' and ',
    )}
    order by d.day desc limit ${limit}`);
