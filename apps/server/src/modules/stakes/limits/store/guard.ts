import type { LimitKind, LimitPeriod, Spanned } from '../rules/change.ts';
import type { PeriodsAsked } from '../rules/profiles.ts';
import type { Standing } from '../rules/restriction.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

/** A member's place in the guard tables. */
export type Seat = { readonly lane: number; readonly memberId: MemberId };

/** Period starts as `yyyy-MM-dd` of Asia/Dhaka. */
export type Starts = { readonly day: string; readonly week: string; readonly month: string };

export async function insertGuard(
  tx: Tx,
  seat: Seat,
  row: Starts & { generation: number; checkMinutes: number },
): Promise<void> {
  await tx.run(sql`
    insert into limits_guard (lane, member_id, generation, check_minutes, day, week, month)
    values (${seat.lane}, ${seat.memberId}, ${row.generation}, ${row.checkMinutes}, ${row.day},
      ${row.week}, ${row.month})
    on conflict do nothing`);
  await tx.run(sql`
    insert into limits_deposit (lane, member_id, day, week, month)
    values (${seat.lane}, ${seat.memberId}, ${row.day}, ${row.week}, ${row.month})
    on conflict do nothing`);
}

/** For a trial account that is deleted; later stakes find no guard. */
export async function removeGuard(tx: Tx, seat: Seat): Promise<void> {
  const { lane, memberId } = seat;
  await tx.run(sql`delete from limits_guard where lane = ${lane} and member_id = ${memberId}`);
  await tx.run(sql`delete from limits_deposit where lane = ${lane} and member_id = ${memberId}`);
  await tx.run(sql`delete from limits_hour where lane = ${lane} and member_id = ${memberId}`);
  await tx.run(
    sql`delete from limits_deposit_hour where lane = ${lane} and member_id = ${memberId}`,
  );
}

/** The largest bet in minor units; null: any. */
export const writeLargestBet = (tx: Tx, { lane, memberId }: Seat, largest: bigint | null) =>
  tx.run(sql`
    update limits_guard set largest_bet = ${largest}
     where lane = ${lane} and member_id = ${memberId}`);

export type GuardRow = Standing & PeriodsAsked & { readonly generation: number };

export async function readGuard(tx: Tx, seat: Seat): Promise<GuardRow | undefined> {
  return tx.maybe<GuardRow>(sql`
    select generation, frozen, excluded_until as "excludedUntil", returns_at as "returnsAt",
      time_out_until as "timeOutUntil", both_until as "bothUntil",
      case when rolls then 'rolling' else 'calendar' end as periods
    from limits_guard where lane = ${seat.lane} and member_id = ${seat.memberId}`);
}

/**
 * Changes the given values. A generation never decreases; a new exclusion removes a requested
 * return.
 */
export async function writeStanding(
  tx: Tx,
  seat: Seat,
  change: Partial<Standing & { generation: number }>,
): Promise<void> {
  const { generation = null, frozen = null, excludedUntil = null, returnsAt = null } = change;
  await tx.run(sql`
    update limits_guard set generation = greatest(generation, ${generation}::int),
      frozen = coalesce(${frozen}::boolean, frozen),
      excluded_until = coalesce(${excludedUntil}::timestamptz, excluded_until),
      returns_at = case when ${excludedUntil}::timestamptz is null
        then coalesce(${returnsAt}::timestamptz, returns_at) end,
      time_out_until = coalesce(${change.timeOutUntil ?? null}::timestamptz, time_out_until)
    where lane = ${seat.lane} and member_id = ${seat.memberId}`);
}

/** The row and column of a limit. */
type Column = { readonly table: Sql; readonly limit: Sql };

const GUARD = sql`limits_guard`;
const DEPOSIT = sql`limits_deposit`;

const COLUMNS: Record<LimitKind, Partial<Record<LimitPeriod, Column>>> = {
  stake: {
    D: { table: GUARD, limit: sql`stake_limit_day` },
    W: { table: GUARD, limit: sql`stake_limit_week` },
    M: { table: GUARD, limit: sql`stake_limit_month` },
  },
  loss: {
    D: { table: GUARD, limit: sql`loss_limit_day` },
    W: { table: GUARD, limit: sql`loss_limit_week` },
    M: { table: GUARD, limit: sql`loss_limit_month` },
  },
  deposit: {
    D: { table: DEPOSIT, limit: sql`deposit_limit_day` },
    W: { table: DEPOSIT, limit: sql`deposit_limit_week` },
    M: { table: DEPOSIT, limit: sql`deposit_limit_month` },
  },
  time: {
    D: { table: GUARD, limit: sql`time_limit_day` },
    W: { table: GUARD, limit: sql`time_limit_week` },
    M: { table: GUARD, limit: sql`time_limit_month` },
  },
  check: { S: { table: GUARD, limit: sql`check_minutes` } },
};

function columnOf({ kind, period }: { kind: LimitKind; period: LimitPeriod }): Column {
  const column = COLUMNS[kind][period];
  if (!column) throw new Error(`no limit of ${kind} for ${period}`);
  return column;
}

/** The limit in force; null when none is set, undefined for an unknown member. */
export async function readLimit(
  tx: Tx,
  seat: Seat,
  of: { kind: LimitKind; period: LimitPeriod },
): Promise<bigint | null | undefined> {
  const { table, limit } = columnOf(of);
  const found = await tx.maybe<{ amount: bigint | null }>(sql`
    select ${limit} as amount from ${table}
    where lane = ${seat.lane} and member_id = ${seat.memberId}`);
  return found?.amount;
}

export async function writeLimit(
  tx: Tx,
  seat: Seat,
  change: { kind: LimitKind; period: LimitPeriod; amount: bigint | null },
): Promise<void> {
  const { table, limit } = columnOf(change);
  await tx.run(sql`
    update ${table} set ${limit} = ${change.amount}
    where lane = ${seat.lane} and member_id = ${seat.memberId}`);
}

/** Of two stories that change one member's protection the second waits here for the first. */
export async function lockProtection(tx: Tx, seat: Seat): Promise<void> {
  await tx.run(sql`
    select from limits_deposit
    where lane = ${seat.lane} and member_id = ${seat.memberId} for update`);
}

/** A limit with what was used in the period that began on `since`. */
export type UsageRow = {
  kind: Exclude<LimitKind, 'check'>;
  period: Spanned;
  amount: bigint | null;
  used: bigint;
  since: string;
};

/**
 * The twelve limits of a member, deposit first, days first; empty for an unknown member. Of money
 * in minor units, of time in whole minutes.
 */
export async function readUsage(tx: Tx, seat: Seat): Promise<UsageRow[]> {
  return tx.rows<UsageRow>(sql`
    select u.kind, u.period, u.amount, u.used, u.since::text as since
    from limits_guard g join limits_deposit d using (lane, member_id), lateral (values
      ('deposit', 'D', d.deposit_limit_day, d.deposited_day, d.day),
      ('deposit', 'W', d.deposit_limit_week, d.deposited_week, d.week),
      ('deposit', 'M', d.deposit_limit_month, d.deposited_month, d.month),
      ('loss', 'D', g.loss_limit_day, g.lost_day, g.day),
      ('loss', 'W', g.loss_limit_week, g.lost_week, g.week),
      ('loss', 'M', g.loss_limit_month, g.lost_month, g.month),
      ('stake', 'D', g.stake_limit_day, g.staked_day, g.day),
      ('stake', 'W', g.stake_limit_week, g.staked_week, g.week),
      ('stake', 'M', g.stake_limit_month, g.staked_month, g.month),
      ('time', 'D', g.time_limit_day, g.played_day_ms / 60000, g.day),
      ('time', 'W', g.time_limit_week, g.played_week_ms / 60000, g.week),
      ('time', 'M', g.time_limit_month, g.played_month_ms / 60000, g.month)
    ) as u(kind, period, amount, used, since)
    where g.lane = ${seat.lane} and d.lane = ${seat.lane} and g.member_id = ${seat.memberId}`);
}
