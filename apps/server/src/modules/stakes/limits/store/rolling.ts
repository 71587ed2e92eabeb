import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { PeriodsAsked } from '../rules/profiles.ts';
import type { Seat, UsageRow } from './guard.ts';

type Asked = { readonly asked: PeriodsAsked; readonly now: Date };

/**
 * Sets the periods of the next members of a lane; answers the last one, null at the lane's end.
 * Locks in the order of the room, deposit row before guard.
 */
export async function setPeriodsFrom(
  tx: Tx,
  of: { lane: number; after: MemberId | null; limit: number },
  asked: Asked,
): Promise<MemberId | null> {
  const { lane, after, limit } = of;
  const next = await tx.rows<{ memberId: MemberId }>(sql`
    select member_id as "memberId" from limits_deposit
    where lane = ${lane} and (${after}::uuid is null or member_id > ${after})
    order by member_id limit ${limit} for update`);
  const members = next.map(({ memberId }) => memberId);
  await setPeriods(tx, { lane, members }, asked);
  return members.at(-1) ?? null;
}

/** Takes over what the calendar counted, for members whose hours count from now on. */
export async function setPeriods(
  tx: Tx,
  { lane, members }: { lane: number; members: readonly MemberId[] },
  { asked: { periods, bothUntil }, now }: Asked,
): Promise<void> {
  const rolls = periods === 'rolling';
  await tx.run(sql`
    select from limits_guard where lane = ${lane} and member_id = any (${members}::uuid[])
    order by member_id for update`);
  if (rolls || (bothUntil && now < bothUntil))
    await tx.run(sql`
      select limits_take_over(${lane}, ${members}::uuid[], ${now.getTime()}::bigint)`);
  await tx.run(sql`
    update limits_guard set rolls = ${rolls}, both_until = ${bothUntil}
    where lane = ${lane} and member_id = any (${members}::uuid[])`);
}

/** What is used in the last hours, and when the first hour of them leaves. */
export type RollingRow = Omit<UsageRow, 'since'> & { readonly resetsAt: Date };

/** The twelve limits in the order of `readUsage`, of a member with rolling periods. */
export async function readRolling(
  tx: Tx,
  { lane, memberId }: Seat,
  now: Date,
): Promise<RollingRow[]> {
  const { played, deposited } = await tx.one<{ played: string; deposited: string }>(sql`
    select (select jsonb_agg(w)::text
        from limits_rolling(${lane}::int, ${memberId}::uuid, ${now.getTime()}::bigint) w) as played,
      (select jsonb_agg(p)::text
        from limits_rolling_deposits(${lane}::int, ${memberId}::uuid, ${now.getTime()}::bigint) p)
        as deposited`);
  return tx.rows(sql`
    select u.kind, w.period, u.amount, u.used,
      to_timestamp((u.since + w.hours + 1) * 3600::bigint) as "resetsAt"
    from limits_guard g join limits_deposit d using (lane, member_id)
    cross join jsonb_to_recordset(${played}::jsonb) as w(period text, hours int,
      staked bigint, lost bigint, played_ms bigint, staked_since int, lost_since int,
      played_since int)
    join jsonb_to_recordset(${deposited}::jsonb)
      as p(period text, hours int, deposited bigint, since int) using (period)
    cross join lateral (values
      (1, 'deposit', limits_for(period, d.deposit_limit_day, d.deposit_limit_week, d.deposit_limit_month), p.deposited, p.since),
      (2, 'loss', limits_for(period, g.loss_limit_day, g.loss_limit_week, g.loss_limit_month), greatest(w.lost, 0), w.lost_since),
      (3, 'stake', limits_for(period, g.stake_limit_day, g.stake_limit_week, g.stake_limit_month), w.staked, w.staked_since),
      (4, 'time', limits_for(period, g.time_limit_day, g.time_limit_week, g.time_limit_month), w.played_ms / 60000, w.played_since)
    ) as u(place, kind, amount, used, since)
    where g.lane = ${lane} and d.lane = ${lane} and g.member_id = ${memberId}
    order by u.place, w.hours`);
}

/** Counts a deposit in its hour. Old hours are deleted like those of stakes. */
export async function addToHour(
  tx: Tx,
  { lane, memberId }: Seat,
  { amount, at }: { amount: bigint; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into limits_deposit_hour as h (lane, member_id, hour, deposited)
    values (${lane}, ${memberId}, limits_hour_of(${at.getTime()}::bigint), ${amount})
    on conflict (lane, member_id, hour) do update set deposited = h.deposited + excluded.deposited`);
  await tx.run(sql`
    delete from limits_deposit_hour where lane = ${lane} and member_id = ${memberId} and hour < (
      select hour from limits_deposit_hour where lane = ${lane} and member_id = ${memberId}
      order by hour desc offset 720 limit 1)`);
}
