import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import type { Days } from './wager.ts';
import { COUNTED, type Batches } from './follower.ts';

const FOUR = sql`sum(wagers) as wagers, sum(staked) as staked, sum(paid) as paid,
  sum(refunded) as refunded`;
const ADDED = sql`wagers = t.wagers + excluded.wagers, staked = t.staked + excluded.staked,
  paid = t.paid + excluded.paid, refunded = t.refunded + excluded.refunded`;

/**
 * Adds what these batches moved to the figures of the days on which it moved, and with them to
 * their sums, under the category that the figure has.
 */
export const addToTurnover = (tx: Tx, { lane, after, upTo }: Batches) =>
  tx.run(sql`
    with figures as (
      select (at at time zone 'Asia/Dhaka')::date as day, game_id, asset,
        min(category) as category, ${FOUR}
      from ${moved(sql`= ${lane}`, sql`> ${after} and batch <= ${upTo}`)} group by 1, 2, 3
    ), written as (
      insert into wagers_turnover as t
        (lane, day, game_id, asset, category, wagers, staked, paid, refunded)
      select ${lane}, day, game_id, asset, category, wagers, staked, paid, refunded from figures
      on conflict (day, game_id, asset, lane) do update set ${ADDED}
      returning day, game_id, asset, category
    ), parts as (
      select w.day, w.game_id, w.asset, w.category, f.wagers, f.staked, f.paid, f.refunded
      from written w join figures f using (day, game_id, asset)
    ), of_days as (
      insert into wagers_turnover_days as t
        (lane, day, asset, category, wagers, staked, paid, refunded)
      select ${lane}, day, asset, category, ${FOUR} from parts group by 2, 3, 4
      on conflict (day, asset, category, lane) do update set ${ADDED}
    )
    insert into wagers_turnover_months as t
      (lane, month, asset, category, game_id, wagers, staked, paid, refunded)
    select ${lane}, date_trunc('month', day)::date, asset, category, game_id, ${FOUR}
    from parts group by 2, 3, 4, 5
    on conflict (asset, category, month, game_id, lane) do update set ${ADDED}`);

/**
 * Placements and settlements of some batches as what they moved, and when. A rebate is paid, and it
 * is taken from what was paid when its wager is voided.
 */
const moved = (lanes: Sql, batches: Sql): Sql => sql`(
  select placed_at as at, game_id, asset, category, 1 as wagers, stake as staked,
    coalesce(paid_at_once, 0) as paid, 0::bigint as refunded
  from wagers_wager where lane ${lanes} and batch ${batches}
  union all
  select s.at, w.game_id, w.asset, w.category, 0, 0,
    case when s.kind = 'VOID' then coalesce(s.rebate, 0) else s.payout end,
    case when s.kind = 'VOID' then s.payout - coalesce(s.rebate, 0) else 0 end
  from (select * from wagers_settlement where lane ${lanes} and batch ${batches}) s
    join wagers_wager w on w.lane = s.lane and w.id = s.wager_id
) moved`;

/** What came after a lane's cursor; each lane by its own index. */
const behind = sql`${COUNTED} c cross join lateral ${moved(sql`= c.lane`, sql`> c.batch`)}`;

const dayOf = (column: Sql) => sql`(${column} at time zone 'Asia/Dhaka')::date`;

export type TurnoverRow = {
  readonly wagers: bigint;
  readonly staked: bigint;
  /** What settlements paid, rebates included, and the returned stakes of voided wagers. Minor units of taka. */
  readonly paid: bigint;
  readonly refunded: bigint;
};
export type DayTurnover = TurnoverRow & { readonly day: Day; readonly category: string };
export type GameTurnover = TurnoverRow & { readonly gameId: string };

const SUMS = sql`sum(wagers)::bigint as wagers, sum(staked)::bigint as staked,
  sum(paid)::bigint as paid, sum(refunded)::bigint as refunded`;

/** Of taka, what no figure has yet. */
const uncounted = ({ from, to }: Days): Sql => sql`
  select ${dayOf(sql`at`)} as day, category, game_id, wagers, staked, paid, refunded from ${behind}
  where asset = 'BDT' and ${dayOf(sql`at`)} between ${from}::date and ${to}::date`;

/** By the day on which it moved and the category, oldest first; exact at any moment. */
export const turnoverByDay = (tx: Tx, days: Days): Promise<DayTurnover[]> =>
  tx.rows(sql`select day::text as day, category, ${SUMS} from (
      select day, category, wagers, staked, paid, refunded from wagers_turnover_days
      where asset = 'BDT' and day between ${days.from}::date and ${days.to}::date
      union all
      select day, category, wagers, staked, paid, refunded from (${uncounted(days)}) late
    ) turnover group by 1, 2 order by 1, 2`);

/** The games of a category in the order of their names, after `after`. */
export const turnoverByGame = (
  tx: Tx,
  of: { days: Days; category: string; after: string; limit: number },
): Promise<GameTurnover[]> =>
  tx.rows(sql`select game_id as "gameId", ${SUMS} from (
      select category, game_id, wagers, staked, paid, refunded from wagers_turnover_months
      where asset = 'BDT' and category = ${of.category} and ${isWhole(sql`month`, of.days)}
      union all
      select category, game_id, wagers, staked, paid, refunded from wagers_turnover
      where asset = 'BDT' and category = ${of.category} and ${isAtEdge(sql`day`, of.days)}
      union all
      select category, game_id, wagers, staked, paid, refunded from (${uncounted(of.days)}) late
    ) turnover
    where category = ${of.category} and game_id > ${of.after}
    group by 1 order by 1 limit ${of.limit}`);

const firstWhole = ({ from }: Days): Sql =>
  sql`date_trunc('month', ${from}::date + interval '1 month - 1 day')::date`;
const firstAfter = ({ to }: Days): Sql => sql`date_trunc('month', ${to}::date + 1)::date`;

/** Whether all days of a month, named by its first, are among these. */
const isWhole = (month: Sql, days: Days): Sql =>
  sql`(${month} >= ${firstWhole(days)} and ${month} < ${firstAfter(days)})`;

/** Whether a day is one of these and in no such month; at most two months of days are. */
const isAtEdge = (day: Sql, days: Days): Sql => sql`(
  (${day} >= ${days.from}::date and ${day} < least(${firstWhole(days)}, ${days.to}::date + 1))
  or (${day} >= greatest(${firstAfter(days)}, ${firstWhole(days)}, ${days.from}::date)
    and ${day} <= ${days.to}::date))`;
