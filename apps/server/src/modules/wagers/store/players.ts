import type { Day } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type Sql, sql } from '../../../kernel/sql.ts';
import type { Batches } from './turnover.ts';
import type { Days } from './wager.ts';
import { isAtEdge, isWhole } from './whole-months.ts';

/** Of wagers, who played taka on which day and is in no daily figure of that day. */
const firstOf = (wagers: Sql): Sql => sql`(
  select distinct w.lane, w.member_id, (w.placed_at at time zone 'Asia/Dhaka')::date as day
  from ${wagers} w where w.asset = 'BDT' and not exists (
    select from wagers_daily d where d.lane = w.lane and d.member_id = w.member_id
      and d.day = (w.placed_at at time zone 'Asia/Dhaka')::date and d.asset = 'BDT')
) first`;

/** Counts who plays for the first time on a day; before these batches are in the daily figures. */
export const addPlayers = (tx: Tx, { lane, after, upTo }: Batches) =>
  tx.run(sql`
    insert into wagers_players as p (lane, day, members)
    select lane, day, count(*) from ${firstOf(sql`(
      select * from wagers_wager where lane = ${lane} and batch > ${after} and batch <= ${upTo}
    )`)} group by 1, 2
    on conflict (day, lane) do update set members = p.members + excluded.members`);

const behind = sql`(
  select w.* from wagers_cursor c cross join lateral (
    select * from wagers_wager where lane = c.lane and batch > c.batch
  ) w
)`;

export type PlayersRow = {
  /** Null: in all of the days. */
  readonly day: Day | null;
  /** Null: in any category. */
  readonly category: string | null;
  readonly members: bigint;
};

/** How many members staked taka: on each day, in each category, and altogether; exact at any moment. */
export const countPlayers = (tx: Tx, { from, to }: Days): Promise<PlayersRow[]> =>
  tx.rows(sql`
    with played as materialized (
      select category, member_id from wagers_player_months
      where ${isWhole(sql`month`, { from, to })}
      union
      select category, member_id from wagers_daily
      where asset = 'BDT' and ${isAtEdge(sql`day`, { from, to })}
      union
      select w.category, w.member_id from ${behind} w
      where w.asset = 'BDT'
        and (w.placed_at at time zone 'Asia/Dhaka')::date between ${from}::date and ${to}::date
    )
    select day::text as day, null as category, sum(members)::bigint as members
    from (
      select day, members from wagers_players
      union all
      select day, count(*) from ${firstOf(behind)} group by 1
    ) days
    where day between ${from}::date and ${to}::date group by 1
    union all
    select null, category, count(*) from played group by category
    union all
    select null, null, count(distinct member_id) from played`);
