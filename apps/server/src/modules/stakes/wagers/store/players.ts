import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import type { Days } from './wager.ts';
import { among, countedOf, type Batches, type Lanes } from './follower.ts';

/** All categories together. */
const ANY = sql`''`;
const dayOf = sql`(placed_at at time zone 'Asia/Dhaka')::date`;

/** Of wagers: who played taka on which day, in which category and in any. */
const playedIn = (wagers: Sql): Sql => sql`
  select lane, member_id, ${dayOf} as day, category from ${wagers} w where asset = 'BDT'
  union
  select lane, member_id, ${dayOf}, ${ANY} from ${wagers} w where asset = 'BDT'`;

/** The daily figures in taka of the same member and category. */
const sameOf = (
  one: Sql,
  lane: Sql = sql`${one}.lane`,
): Sql => sql`wagers_daily d where d.lane = ${lane}
  and d.member_id = ${one}.member_id and d.asset = 'BDT'
  and (${one}.category = ${ANY} or d.category = ${one}.category)`;

/** Those who are in no daily figure of that day. */
const firstOf = (wagers: Sql, lane?: Sql): Sql => sql`
  select * from (${playedIn(wagers)}) f
  where not exists (select from ${sameOf(sql`f`, lane)} and d.day = f.day)`;

/**
 * Counts members who play for the first time on a day; call before these batches are in the daily
 * figures. A day that comes before one with play already, since a clock was set back, takes its
 * place between the two.
 */
export const addPlayers = (tx: Tx, { lane, after, upTo }: Batches) =>
  tx.run(sql`
    with first as materialized (${firstOf(
      sql`(
      select * from wagers_wager where lane = ${lane} and batch > ${after} and batch <= ${upTo})`,
      sql`${lane}`,
    )}
    ), beside as materialized (
      select f.member_id, f.day, f.category, coalesce(b.day, '-infinity') as before, n.day as next
      from first f left join lateral (
        select d.day from ${sameOf(sql`f`, sql`${lane}`)} and d.day < f.day order by d.day desc limit 1
      ) b on true left join lateral (
        select d.day from ${sameOf(sql`f`, sql`${lane}`)} and d.day > f.day order by d.day limit 1
      ) n on true
    ), changes as (
      select day, greatest(before, lag(day) over (
        partition by member_id, category order by day)) as before, category, 1 as members
      from beside
      union all
      select next, before, category, -1 from beside
      where next is not null group by member_id, next, before, category
      union all
      select next, max(day), category, 1 from beside
      where next is not null group by member_id, next, category
    ), of_days as (
      insert into wagers_players as p (lane, day, members)
      select ${lane}::int, day, count(*) from first where category = ${ANY} group by 2
      on conflict (day, lane) do update set members = p.members + excluded.members
    )
    insert into wagers_player_gaps as g (lane, day, before, category, members)
    select ${lane}::int, day, before, category, sum(members) from changes
    group by 2, 3, 4 having sum(members) <> 0
    on conflict (day, before, category, lane) do update set members = g.members + excluded.members`);

/**
 * Earlier days have one row for all lanes, as nothing is added to them unless a clock was set back:
 * then lanes have the difference, positive or negative.
 */
export const foldLanes = (tx: Tx, day: Day) =>
  tx.run(sql`
    with gone as (
      delete from wagers_player_gaps where day < ${day}::date and lane > 0
      returning day, before, category, members)
    insert into wagers_player_gaps as g (lane, day, before, category, members)
    select 0, day, before, category, sum(members) from gone group by 2, 3, 4
    on conflict (day, before, category, lane) do update set members = g.members + excluded.members`);

const after = (of: Lanes): Sql => sql`(
  select w.* from ${countedOf(of)} c cross join lateral (
    select * from wagers_wager where lane = c.lane and ${among(of)} and batch > c.batch
  ) w
)`;

export type PlayersRow = {
  /** Null: in all of the days. */
  readonly day: Day | null;
  /** Null: in any category. */
  readonly category: string | null;
  readonly members: bigint;
};

type Asked = { readonly days: Days; readonly of: Lanes };

/** Members of these lanes whom no figure has yet, on their days and in all of them. */
const andLate = ({ days: { from, to }, of }: Asked): Sql => {
  if (!of.late) return sql``;
  const inDays = sql`between ${from}::date and ${to}::date`;
  const lane = sql`f.lane and ${among(of, sql`d.lane`)}`;
  return sql`
      union all
      select lane, day, null, count(*) from (${firstOf(after(of), lane)}) f
      where category = ${ANY} and day ${inDays} group by lane, day
      union all
      select lane, null, category, count(*) from (
        select distinct f.lane, f.member_id, f.category from (${playedIn(after(of))}) f
        where f.day ${inDays} and not exists (select from ${sameOf(sql`f`, lane)} and d.day ${inDays})
      ) late group by lane, category`;
};

/**
 * How many members of some lanes staked taka: on each day, in each category, and in total; exact at
 * any moment. Each lane adds up its own; one alone may have less than nothing (`foldLanes`).
 */
export const countPlayers = (tx: Tx, asked: Asked): Promise<PlayersRow[]> => {
  const { from, to } = asked.days;
  return tx.rows(sql`
    select day::text as day, nullif(category, ${ANY}) as category, sum(members)::bigint as members
    from (
      select lane, day, null as category, members from wagers_players
      where day between ${from}::date and ${to}::date and ${among(asked.of)}
      union all
      select g.lane, null, g.category, g.members
      from generate_series(${from}::date::timestamp, ${to}::date::timestamp, '1 day') of_day
        cross join lateral (select lane, category, members from wagers_player_gaps
          where day = of_day::date and before < ${from}::date and ${among(asked.of)}) g
      ${andLate(asked)}
    ) played group by 1, 2`);
};
