import type { LimitKind, LimitPeriod } from '../rules/change.ts';
import type { Standing } from '../rules/restriction.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type Sql, sql } from '../../../kernel/sql.ts';

/** A member's place in the guard tables. */
export type Seat = { readonly lane: number; readonly memberId: MemberId };

/** Period starts as `yyyy-MM-dd` of Asia/Dhaka. */
export type Starts = { readonly day: string; readonly week: string; readonly month: string };

export async function insertGuard(
  tx: Tx,
  seat: Seat,
  row: Starts & { generation: number },
): Promise<void> {
  await tx.run(sql`
    insert into limits_guard (lane, member_id, generation, day, week, month)
    values (${seat.lane}, ${seat.memberId}, ${row.generation}, ${row.day}, ${row.week}, ${row.month})
    on conflict do nothing`);
  await tx.run(sql`
    insert into limits_deposit (lane, member_id, day, week, month)
    values (${seat.lane}, ${seat.memberId}, ${row.day}, ${row.week}, ${row.month})
    on conflict do nothing`);
}

/** Of a trial account that is deleted; whatever would still be staked finds no guard. */
export async function removeGuard(tx: Tx, seat: Seat): Promise<void> {
  const { lane, memberId } = seat;
  await tx.run(sql`delete from limits_guard where lane = ${lane} and member_id = ${memberId}`);
  await tx.run(sql`delete from limits_deposit where lane = ${lane} and member_id = ${memberId}`);
}

export type GuardRow = Standing & { generation: number };

export async function readGuard(tx: Tx, seat: Seat): Promise<GuardRow | undefined> {
  return tx.maybe<GuardRow>(sql`
    select generation, frozen, excluded_until as "excludedUntil", time_out_until as "timeOutUntil"
    from limits_guard where lane = ${seat.lane} and member_id = ${seat.memberId}`);
}

/** Changes what is given. A generation never goes back. */
export async function writeStanding(tx: Tx, seat: Seat, change: Partial<GuardRow>): Promise<void> {
  const { generation = null, frozen = null } = change;
  await tx.run(sql`
    update limits_guard set generation = greatest(generation, ${generation}::int),
      frozen = coalesce(${frozen}::boolean, frozen),
      excluded_until = coalesce(${change.excludedUntil ?? null}::timestamptz, excluded_until),
      time_out_until = coalesce(${change.timeOutUntil ?? null}::timestamptz, time_out_until)
    where lane = ${seat.lane} and member_id = ${seat.memberId}`);
}

/** Where a limit is kept. */
type Column = { readonly table: Sql; readonly limit: Sql };

const COLUMNS: Record<LimitKind, Record<LimitPeriod, Column>> = {
  stake: {
    D: { table: sql`limits_guard`, limit: sql`stake_limit_day` },
    W: { table: sql`limits_guard`, limit: sql`stake_limit_week` },
    M: { table: sql`limits_guard`, limit: sql`stake_limit_month` },
  },
  loss: {
    D: { table: sql`limits_guard`, limit: sql`loss_limit_day` },
    W: { table: sql`limits_guard`, limit: sql`loss_limit_week` },
    M: { table: sql`limits_guard`, limit: sql`loss_limit_month` },
  },
  deposit: {
    D: { table: sql`limits_deposit`, limit: sql`deposit_limit_day` },
    W: { table: sql`limits_deposit`, limit: sql`deposit_limit_week` },
    M: { table: sql`limits_deposit`, limit: sql`deposit_limit_month` },
  },
};

export async function writeLimit(
  tx: Tx,
  seat: Seat,
  change: { kind: LimitKind; period: LimitPeriod; amount: bigint | null },
): Promise<void> {
  const { table, limit } = COLUMNS[change.kind][change.period];
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
  kind: LimitKind;
  period: LimitPeriod;
  amount: bigint | null;
  used: bigint;
  since: string;
};

/** The nine limits of a member, deposit first, days first; empty for somebody unknown. */
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
      ('stake', 'M', g.stake_limit_month, g.staked_month, g.month)
    ) as u(kind, period, amount, used, since)
    where g.lane = ${seat.lane} and g.member_id = ${seat.memberId}`);
}

/** Counts a deposit that no limit forbids; false when one does, and nothing is counted. */
export async function addDeposit(
  tx: Tx,
  seat: Seat,
  deposit: Starts & { amount: bigint },
): Promise<boolean> {
  const { amount, day, week, month } = deposit;
  const counted = await tx.run(sql`
    with rolled as (
      select lane, member_id, deposit_limit_day, deposit_limit_week, deposit_limit_month,
        case when day < ${day}::date then 0 else deposited_day end + ${amount}::bigint as in_day,
        case when week < ${week}::date then 0 else deposited_week end + ${amount} as in_week,
        case when month < ${month}::date then 0 else deposited_month end + ${amount} as in_month
      from limits_deposit where lane = ${seat.lane} and member_id = ${seat.memberId}
    )
    update limits_deposit d set deposited_day = r.in_day, deposited_week = r.in_week,
      deposited_month = r.in_month, day = greatest(d.day, ${day}::date),
      week = greatest(d.week, ${week}::date), month = greatest(d.month, ${month}::date)
    from rolled r
    where d.lane = r.lane and d.member_id = r.member_id
      and coalesce(r.in_day <= r.deposit_limit_day, true)
      and coalesce(r.in_week <= r.deposit_limit_week, true)
      and coalesce(r.in_month <= r.deposit_limit_month, true)`);
  return counted === 1;
}
