import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import type { Days } from './wager.ts';
import { among, countedOf, type Batches, type Lanes } from './follower.ts';

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
      from ${moved((of) => sql`${of} = ${lane}`, sql`> ${after} and batch <= ${upTo}`)} group by 1, 2, 3
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
const moved = (isOfLanes: (lane: Sql) => Sql, batches: Sql): Sql => sql`(
  select placed_at as at, game_id, asset, category, 1 as wagers, stake as staked,
    coalesce(paid_at_once, 0) as paid, 0::bigint as refunded
  from wagers_wager where ${isOfLanes(sql`lane`)} and batch ${batches}
  union all
  select s.at, w.game_id, w.asset, w.category, 0, 0,
    case when s.kind = 'VOID' then coalesce(s.rebate, 0) else s.payout end,
    case when s.kind = 'VOID' then s.payout - coalesce(s.rebate, 0) else 0 end
  from (select * from wagers_settlement where ${isOfLanes(sql`lane`)} and batch ${batches}) s
    join wagers_wager w on w.lane = s.lane and ${isOfLanes(sql`w.lane`)} and w.id = s.wager_id
) moved`;

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

type Asked = { readonly days: Days; readonly of: Lanes };

/**
 * Of taka, what came after the cursors of these lanes, each by its own index. All parts of a sum
 * name the lane, so that each lane adds up its own.
 */
const andLate = ({ days: { from, to }, of }: Asked): Sql =>
  of.late
    ? sql`
      union all
      select c.lane, ${dayOf(sql`at`)}, category, game_id, wagers, staked, paid, refunded
      from ${countedOf(of)} c cross join lateral ${moved(
        (lane) => sql`${lane} = c.lane and ${among(of, lane)}`,
        sql`> c.batch`,
      )}
      where asset = 'BDT' and ${dayOf(sql`at`)} between ${from}::date and ${to}::date`
    : sql``;

/** Of some lanes, by the day on which it moved and the category; exact at any moment. */
export const turnoverByDay = (tx: Tx, asked: Asked): Promise<DayTurnover[]> =>
  tx.rows(sql`select day::text as day, category, ${SUMS} from (
      select lane, day, category, '' as game_id, wagers, staked, paid, refunded
      from wagers_turnover_days
      where asset = 'BDT' and ${among(asked.of)}
        and day between ${asked.days.from}::date and ${asked.days.to}::date
      ${andLate(asked)}
    ) turnover group by 1, 2`);

export type GamesAsked = {
  readonly days: Days;
  readonly category: string;
  readonly after: string;
  readonly limit: number;
};

/** Of some lanes, the games of a category in the order of their codes, after `after`. */
export const turnoverByGame = (tx: Tx, asked: GamesAsked & Asked): Promise<GameTurnover[]> =>
  tx.rows(sql`select game_id as "gameId", ${SUMS} from (
      select lane, month as day, category, game_id, wagers, staked, paid, refunded
      from wagers_turnover_months
      where asset = 'BDT' and category = ${asked.category} and ${isWhole(sql`month`, asked.days)}
        and ${among(asked.of)}
      union all
      select lane, day, category, game_id, wagers, staked, paid, refunded from wagers_turnover
      where asset = 'BDT' and category = ${asked.category} and ${isAtEdge(sql`day`, asked.days)}
        and ${among(asked.of)}
      ${andLate(asked)}
    ) turnover
    where category = ${asked.category} and game_id collate "C" > ${asked.after}
    group by game_id order by game_id collate "C" limit ${asked.limit}`);

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
