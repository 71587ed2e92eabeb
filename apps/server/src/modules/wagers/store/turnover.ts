import type { Day } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type Sql, sql } from '../../../kernel/sql.ts';
import type { Days } from './wager.ts';

export type Batches = { readonly lane: number; readonly after: bigint; readonly upTo: bigint };

/** Adds what these batches moved to the figures of the days on which it moved. */
export const addToTurnover = (tx: Tx, { lane, after, upTo }: Batches) =>
  tx.run(sql`
    insert into wagers_turnover as t
      (lane, day, game_id, asset, category, wagers, staked, paid, refunded)
    select ${lane}, (at at time zone 'Asia/Dhaka')::date, game_id, asset, min(category),
      sum(wagers), sum(staked), sum(paid), sum(refunded)
    from ${moved(sql`= ${lane}`, sql`> ${after} and batch <= ${upTo}`)}
    group by 2, 3, 4
    on conflict (day, game_id, asset, lane) do update set
      wagers = t.wagers + excluded.wagers, staked = t.staked + excluded.staked,
      paid = t.paid + excluded.paid, refunded = t.refunded + excluded.refunded`);

/** Placements and settlements of some batches as what they moved, and when. */
const moved = (lanes: Sql, batches: Sql): Sql => sql`(
  select placed_at as at, game_id, asset, category, 1 as wagers, stake as staked,
    coalesce(paid_at_once, 0) as paid, 0::bigint as refunded
  from wagers_wager where lane ${lanes} and batch ${batches}
  union all
  select s.at, w.game_id, w.asset, w.category, 0, 0,
    case when s.kind = 'VOID' then 0 else s.payout end,
    case when s.kind = 'VOID' then s.payout else 0 end
  from (select * from wagers_settlement where lane ${lanes} and batch ${batches}) s
    join wagers_wager w on w.lane = s.lane and w.id = s.wager_id
) moved`;

/** What came after a lane's cursor; each lane by its own index. */
const behind = sql`wagers_cursor c cross join lateral ${moved(sql`= c.lane`, sql`> c.batch`)}`;

const dayOf = (column: Sql) => sql`(${column} at time zone 'Asia/Dhaka')::date`;

export type TurnoverRow = {
  readonly wagers: bigint;
  readonly staked: bigint;
  /** What settlements paid, and what came back of voided wagers. Minor units of taka. */
  readonly paid: bigint;
  readonly refunded: bigint;
};
export type DayTurnover = TurnoverRow & { readonly day: Day; readonly category: string };
export type GameTurnover = TurnoverRow & { readonly gameId: string };

const SUMS = sql`sum(wagers)::bigint as wagers, sum(staked)::bigint as staked,
  sum(paid)::bigint as paid, sum(refunded)::bigint as refunded`;

/** Of taka, exact at any moment: the daily figures, and what is not counted yet. */
const turnoverOf = ({ from, to }: Days): Sql => sql`(
  select day, category, game_id, wagers, staked, paid, refunded from wagers_turnover
  where asset = 'BDT' and day between ${from}::date and ${to}::date
  union all
  select ${dayOf(sql`at`)}, category, game_id, wagers, staked, paid, refunded from ${behind}
  where asset = 'BDT' and ${dayOf(sql`at`)} between ${from}::date and ${to}::date
) turnover`;

/** By the day on which it moved and the category, oldest first. */
export const turnoverByDay = (tx: Tx, days: Days): Promise<DayTurnover[]> =>
  tx.rows(sql`select day::text as day, category, ${SUMS} from ${turnoverOf(days)}
    group by 1, 2 order by 1, 2`);

/** The games of a category in the order of their names, from the one after `after` on. */
export const turnoverByGame = (
  tx: Tx,
  of: { days: Days; category: string; after: string; limit: number },
): Promise<GameTurnover[]> =>
  tx.rows(sql`select game_id as "gameId", ${SUMS} from ${turnoverOf(of.days)}
    where category = ${of.category} and game_id > ${of.after}
    group by 1 order by 1 limit ${of.limit}`);
