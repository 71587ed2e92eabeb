import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import { insertChanges } from './changes.ts';
import { finished, inBatches } from './finished.ts';
import { insertFives } from './fives.ts';
import type { Batches } from './follower.ts';

/** How long figures are kept; those of days, and changes, are kept for good. */
export const KEPT_DAYS = { hour: 400, five: 40 } as const;

const SUMS = sql`sum(wagers) as wagers, sum(staked) as staked, sum(paid) as paid,
  sum(rebate) as rebate, sum(valid) as valid`;

/**
 * Adds what these batches finished to the figures by hour and day, and of taka what was settled for
 * the first time to the five minutes; what changed a finished wager is written down row by row.
 */
export const addToSettled = (tx: Tx, { lane, after, upTo }: Batches) =>
  tx.run(sql`
    with done as materialized (
      select * from ${finished(lane, inBatches(after, upTo))} done
    ), hours as materialized (
      select member_id, asset, date_trunc('hour', at) as starts, category, ${SUMS}
      from done group by 1, 2, 3, 4
    ), parts as (
      select 'hour' as grain, member_id, asset, starts, category, wagers, staked, paid, rebate, valid
      from hours
      union all
      select 'day', member_id, asset, date_trunc('day', starts, 'Asia/Dhaka'), category, ${SUMS}
      from hours group by 2, 3, 4, 5
    ), of_fives as (${insertFives(lane)}), of_changes as (${insertChanges(lane)})
    insert into wagers_settled as f
      (lane, member_id, asset, grain, starts, category, wagers, staked, paid, rebate, valid)
    select ${lane}::int, member_id, asset, grain, starts, category, wagers, staked, paid, rebate,
      valid
    from parts
    on conflict (lane, member_id, asset, grain, starts, category) do update set
      wagers = f.wagers + excluded.wagers, staked = f.staked + excluded.staked,
      paid = f.paid + excluded.paid, rebate = f.rebate + excluded.rebate,
      valid = f.valid + excluded.valid`);

/** What one settlement added for a member, or took back; minor units. */
export type SettledPlay = {
  readonly category: string;
  /** The stake of the wager, however much of it counts. */
  readonly stake: bigint;
  readonly valid: bigint;
};

/**
 * A member's settlements in some batches of taka, in their order, without those that change
 * nothing.
 */
export const settledPlay = (
  tx: Tx,
  { lane, after, upTo, memberId }: Batches & { memberId: MemberId },
): Promise<SettledPlay[]> =>
  tx.rows(sql`
    select category, whole as stake, valid::bigint as valid
    from ${finished(lane, inBatches(after, upTo))} done
    where member_id = ${memberId} and asset = 'BDT' and valid <> 0
    order by batch, at`);

/** Valid turnover of cash in taka; below zero when more was taken back than added. Minor units. */
export type CashValid = {
  readonly memberId: MemberId;
  readonly category: string;
  readonly valid: bigint;
};

/**
 * The valid turnover that some batches finished, by member and category: of a stake that was partly
 * bonus money the part of the cash, rounded down with each settlement.
 */
export const cashValidIn = (tx: Tx, { lane, after, upTo }: Batches): Promise<CashValid[]> =>
  tx.rows(sql`
    select member_id as "memberId", category, sum(cash_valid)::bigint as valid
    from (
      select done.member_id, done.category, case when w.stake_bonus = 0 then done.valid
        else trunc(done.valid::numeric * (w.stake - w.stake_bonus) / w.stake) end as cash_valid
      from ${finished(lane, inBatches(after, upTo))} done
        join wagers_wager w on w.lane = ${lane} and w.id = done.wager_id
      where done.asset = 'BDT' and done.valid <> 0
    ) parts
    group by 1, 2`);

/** Members who finished a wager in taka in these batches. */
export const settledBy = async (tx: Tx, { lane, after, upTo }: Batches): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select distinct member_id as "memberId"
      from ${finished(lane, inBatches(after, upTo))} done
      where asset = 'BDT' and (wagers <> 0 or valid <> 0)`)
  ).map(({ memberId }) => memberId);

/** Deletes hours and five minutes that are older than they are kept. */
export const pruneSettled = async (tx: Tx, now: Date): Promise<void> => {
  await tx.run(sql`
    delete from wagers_settled where grain = 'hour'
      and starts < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS.hour})`);
  await tx.run(sql`
    delete from wagers_fives
    where starts < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS.five})`);
};
