import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

type OfMember = { readonly lane: number; readonly memberId: MemberId };

/** What a member played in one hour of Asia/Dhaka; minor units. A void round has no net. */
export type PlayHour = {
  readonly day: Day;
  readonly hour: number;
  readonly rounds: number;
  readonly staked: bigint;
  readonly net: bigint;
};

const NET = sql`(coalesce(w.paid_at_once, 0) + coalesce(s.payout, 0) - w.stake)`;
const settledIn = (lane: number): Sql => sql`left join lateral (
    select sum(payout) as payout from wagers_settlement where lane = ${lane} and wager_id = w.id
  ) s on true`;

/** The hours with play in real money since then, by when rounds were placed, oldest first. */
export const playHours = (tx: Tx, of: OfMember & { readonly since: Date }): Promise<PlayHour[]> =>
  tx.rows<PlayHour>(sql`
    select (w.placed_at at time zone 'Asia/Dhaka')::date::text as day,
      extract(hour from w.placed_at at time zone 'Asia/Dhaka')::int as hour,
      count(*)::int as rounds, sum(w.stake)::bigint as staked, sum(${NET})::bigint as net
    from wagers_wager w ${settledIn(of.lane)}
    where w.lane = ${of.lane} and w.member_id = ${of.memberId} and w.placed_at >= ${of.since}
      and w.asset = 'BDT'
    group by 1, 2 order by 1, 2`);

/** What was won or lost right before a moment, and staked right after it. */
export type PlayAround = { readonly netBefore: bigint; readonly stakedAfter: bigint };

/** For each of these moments, in their order. */
export const playAround = (
  tx: Tx,
  of: OfMember & { readonly moments: readonly Date[]; readonly minutes: number },
): Promise<PlayAround[]> =>
  tx.rows<PlayAround>(sql`
    select
      coalesce(sum(${NET}) filter (where w.placed_at < m.at), 0)::bigint as "netBefore",
      coalesce(sum(w.stake) filter (where w.placed_at >= m.at), 0)::bigint as "stakedAfter"
    from unnest(${[...of.moments]}::timestamptz[]) with ordinality as m (at, place)
    left join wagers_wager w on w.lane = ${of.lane} and w.member_id = ${of.memberId}
      and w.placed_at >= m.at - make_interval(mins => ${of.minutes}::int)
      and w.placed_at < m.at + make_interval(mins => ${of.minutes}::int) and w.asset = 'BDT'
    ${settledIn(of.lane)}
    group by m.place order by m.place`);

export type RoundsInARow = {
  readonly since: Date;
  readonly categories: readonly string[];
  /** Without a stake for longer than this a member has paused. */
  readonly pauseMinutes: number;
};

/** The most rounds that a member staked real money on one after another, however many bets on each. */
export const mostRoundsInARow = async (tx: Tx, of: OfMember & RoundsInARow): Promise<number> =>
  (
    await tx.one<{ most: number }>(sql`
      with played as (
        select min(placed_at) as at from wagers_wager
        where lane = ${of.lane} and member_id = ${of.memberId} and placed_at >= ${of.since}
          and asset = 'BDT' and category = any(${[...of.categories]}::text[])
        group by coalesce(round_id, id)
      ), begun as (
        select at, case when at - lag(at) over (order by at)
            > make_interval(mins => ${of.pauseMinutes}::int) then 1 else 0 end as begins
        from played
      ), runs as (select sum(begins) over (order by at) as run from begun)
      select coalesce(max(n), 0)::int as most from (select count(*) as n from runs group by run) r`)
  ).most;
