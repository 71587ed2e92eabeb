import { type Sql, sql } from '../../../../kernel/sql.ts';
import { counts, uncounted, validAtOnce, validLater } from './wager.ts';

/** Conditions of what is read: on the rows of placements, and on those of settlements. */
export type Finishing = { readonly placed: Sql; readonly settled: Sql };

/** What a placement finished at once, and what a settlement did. */
const AT_ONCE = sql`w.member_id, w.asset, w.placed_at as at, w.batch, w.category, w.id as wager_id,
  0 as number, w.stake as whole, 1 as wagers, w.stake as staked, w.paid_at_once as paid,
  0::bigint as rebate, ${validAtOnce} as valid, w.stake_bonus as bonus`;
const LATER = sql`w.member_id, w.asset, s.at, s.batch, w.category, w.id, s.number, w.stake,
  ${counts}, ${counts} * w.stake, s.payout - case when s.kind = 'VOID' then w.stake else 0 end,
  coalesce(s.rebate, 0), ${validLater}, w.stake_bonus`;

/**
 * What wagers of a lane finished, row by row: a stake counts with its first settlement and no longer
 * once it is void, so a row may take back what an earlier one added. `wagers` is 1 for a first
 * settlement, -1 for a void of a finished wager, and 0 for any other. The `number` of a placement is 0.
 * `bonus` is the part of the whole stake that was bonus money.
 */
export const finished = (lane: number, { placed, settled }: Finishing): Sql => sql`(
  select ${AT_ONCE} from wagers_wager w
  where w.lane = ${lane} and w.paid_at_once is not null and ${placed}
  union all
  select ${LATER}
  from (select * from wagers_settlement s where s.lane = ${lane} and ${settled}) s
    join wagers_wager w on w.lane = ${lane} and w.id = s.wager_id
)`;

/** Of some batches: after one, up to and including another. */
export const inBatches = (after: bigint, upTo: bigint): Finishing => ({
  placed: sql`w.batch between ${after + 1n} and ${upTo}`,
  settled: sql`s.batch between ${after + 1n} and ${upTo}`,
});

/** Finished from one instant on and before another. */
export const inSpan = ({ from, to }: Span): Finishing => ({
  placed: sql`w.placed_at >= ${from} and w.placed_at < ${to}`,
  settled: sql`s.at >= ${from} and s.at < ${to}`,
});

/**
 * What was finished in a span and no figure holds yet. A loss that moves no money is a row of the
 * lane's next batch: in a quiet lane it waits for that one, however long it takes.
 */
export const uncountedIn = (lane: number, { from, to }: Span): Sql => sql`(
  select ${AT_ONCE} from ${uncounted(sql`wagers_wager`, lane)} w
  where w.paid_at_once is not null and w.placed_at >= ${from} and w.placed_at < ${to}
  union all
  select ${LATER}
  from ${uncounted(sql`wagers_settlement`, lane)} s
    join wagers_wager w on w.lane = ${lane} and w.id = s.wager_id
  where s.at >= ${from} and s.at < ${to}
)`;

/** From an instant on, and before another. */
export type Span = { readonly from: Date; readonly to: Date };

/** A business day of Asia/Dhaka, or an hour. */
export type Grain = 'day' | 'hour';
