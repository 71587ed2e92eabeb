import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import type { Batches } from './follower.ts';
import { counts, validAtOnce, validLater } from './wager.ts';

/** A business day of Asia/Dhaka, an hour, five minutes. */
type Grain = 'day' | 'hour' | 'five';

/** How long figures of a grain are kept; days are kept for good. */
const KEPT_DAYS = { hour: 400, five: 40 } as const;

const startOf = (grain: Sql, at: Sql): Sql => sql`case
  when ${grain} = 'day' then date_trunc('day', ${at}, 'Asia/Dhaka')
  when ${grain} = 'hour' then date_trunc('hour', ${at})
  else date_bin('5 minutes', ${at}, '2000-01-01Z') end`;

/**
 * What these batches of wagers finished, row by row: a stake counts with its first settlement and
 * no longer once it is void, so a row may take back what an earlier one added.
 */
const finished = (lane: Sql, batches: Sql): Sql => sql`(
  select w.member_id, w.asset, w.placed_at as at, w.batch, w.category, w.stake as whole,
    1 as wagers, w.stake as staked, w.paid_at_once as paid, ${validAtOnce} as valid
  from wagers_wager w
  where w.lane ${lane} and w.batch ${batches} and w.paid_at_once is not null
  union all
  select w.member_id, w.asset, s.at, s.batch, w.category, w.stake,
    ${counts}, ${counts} * w.stake, s.payout - case when s.kind = 'VOID' then w.stake else 0 end,
    ${validLater}
  from (select * from wagers_settlement where lane ${lane} and batch ${batches}) s
    join wagers_wager w on w.lane = s.lane and w.id = s.wager_id
)`;

/** Adds what these batches finished to the figures by day, hour and five minutes. */
export const addToSettled = (tx: Tx, { lane, after, upTo }: Batches) =>
  tx.run(sql`
    insert into wagers_settled as f
      (lane, member_id, asset, grain, starts, category, wagers, staked, paid, valid)
    select ${lane}::int, member_id, asset, grain, ${startOf(sql`grain`, sql`at`)}, category,
      sum(wagers), sum(staked), sum(paid), sum(valid)
    from ${finished(sql`= ${lane}`, sql`between ${after + 1n} and ${upTo}`)} done
      cross join (values ('day'), ('hour'), ('five')) of_grain (grain)
    group by 2, 3, 4, 5, 6
    on conflict (lane, member_id, asset, grain, starts, category) do update set
      wagers = f.wagers + excluded.wagers, staked = f.staked + excluded.staked,
      paid = f.paid + excluded.paid, valid = f.valid + excluded.valid`);

/** Spans of a grain that begin from `from` on and before `to`. */
export type Spans = {
  readonly memberId: MemberId;
  readonly asset: Asset;
  readonly grain: Grain;
  readonly from: Date;
  readonly to: Date;
};

/** Finished play in one span; minor units. */
type SettledRow = {
  readonly starts: Date;
  readonly category: string;
  readonly wagers: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly valid: bigint;
};

/** Of a member, oldest first, as far as they are counted. */
export const settledSpans = (tx: Tx, of: Spans & { lane: number }): Promise<SettledRow[]> =>
  tx.rows(sql`
    select starts, category, wagers, staked, paid, valid from wagers_settled
    where lane = ${of.lane} and member_id = ${of.memberId} and asset = ${of.asset}
      and grain = ${of.grain} and starts >= ${of.from} and starts < ${of.to}
    order by starts, category`);

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
    from ${finished(sql`= ${lane}`, sql`between ${after + 1n} and ${upTo}`)} done
    where member_id = ${memberId} and asset = 'BDT' and valid <> 0
    order by batch, at`);

/** Members who finished a wager in taka in these batches. */
export const settledBy = async (tx: Tx, { lane, after, upTo }: Batches): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select distinct member_id as "memberId"
      from ${finished(sql`= ${lane}`, sql`between ${after + 1n} and ${upTo}`)} done
      where asset = 'BDT' and (wagers <> 0 or valid <> 0)`)
  ).map(({ memberId }) => memberId);

/** Deletes what is older than its grain is kept. */
export const pruneSettled = (tx: Tx, now: Date) =>
  tx.run(sql`
    delete from wagers_settled
    where (grain = 'hour' and starts < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS.hour}))
      or (grain = 'five' and starts < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS.five}))`);
