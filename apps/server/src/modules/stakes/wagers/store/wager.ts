import type { WagerEnd } from '@nokshi/contract/player/records.ts';
import type { Asset } from '@nokshi/money';
import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, RoundId, Uuid, WagerId } from '../../../../kernel/ids.ts';
import { join, type Sql, sql } from '../../../../kernel/sql.ts';
import type { WagerState } from '../rules/states.ts';
import { COUNTED } from './follower.ts';

/** Amounts in minor units; `payout` is the total paid back, the stake itself when it is void. */
export type WagerRow = {
  readonly wagerId: WagerId;
  readonly memberId: MemberId;
  readonly roundId: RoundId;
  readonly gameId: string;
  readonly category: string;
  readonly asset: Asset;
  readonly stake: bigint;
  readonly stakeBonus: bigint;
  readonly payout: bigint;
  /** The part of the payout that is a rebate. */
  readonly rebate: bigint;
  /** The valid turnover of the stake; zero while it is open. */
  readonly valid: bigint;
  readonly state: WagerState;
  /** How many settlements came after the placement. */
  readonly settlements: number;
  readonly ruleVersion: number;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
  /** The posting that has its stake together with others; null where it has its own. */
  readonly slip: Uuid | null;
};

/** The sign with which a settlement `s` of a wager `w` adds the stake to finished play. */
export const counts = sql`case
  when s.kind = 'VOID' and w.paid_at_once is null and s.number = 1 then 0
  when s.kind = 'VOID' then -1
  when w.paid_at_once is null and s.number = 1 then 1 else 0 end`;

/**
 * Valid turnover of a placement `w`; the whole finished stake when it was written before the rule.
 */
export const validAtOnce = sql`coalesce(w.valid, case when w.paid_at_once is null then 0 else w.stake end)`;
/** What a settlement `s` adds to it. */
export const validLater = sql`coalesce(s.valid, ${counts} * w.stake)`;

/**
 * The state of wagers of a lane: their placement, plus all their settlements. The wagers are
 * selected first, so that each of them costs one probe and no other any.
 */
export const standing = (lane: number, wagers: Sql): Sql => sql`
  select w.id as "wagerId", w.member_id as "memberId", coalesce(w.round_id, w.id) as "roundId",
    w.game_id as "gameId", w.category, w.asset, w.stake, w.stake_bonus as "stakeBonus",
    (coalesce(w.paid_at_once, 0) + coalesce(s.payout, 0))::bigint as payout,
    coalesce(s.rebate, 0)::bigint as rebate,
    (${validAtOnce} + coalesce(s.valid, 0))::bigint as valid,
    case when s.kind = 'VOID' then 'VOID'
      when s.kind is null and w.paid_at_once is null then 'OPEN' else 'SETTLED' end as state,
    coalesce(s.number, 0) as settlements, w.rule_version as "ruleVersion",
    w.placed_at as "placedAt", w.slip,
    coalesce(s.at, case when w.paid_at_once is not null then w.placed_at end) as "settledAt"
  from (${wagers}) w left join lateral (
    select number, kind, at, sum(payout) over () as payout,
      sum(rebate) over () as rebate, sum(${validLater}) over () as valid
    from wagers_settlement s where lane = ${lane} and wager_id = w.id order by number desc limit 1
  ) s on true`;

export function readWager(
  tx: Tx,
  of: { lane: number; memberId: MemberId; wagerId: WagerId },
): Promise<WagerRow | undefined> {
  // By its key alone, whatever the statistics say: the member may have a million others.
  const wager = sql`
    select * from wagers_wager where lane = ${of.lane} and id = ${of.wagerId} limit 1`;
  return tx.maybe<WagerRow>(sql`
    ${standing(of.lane, wager)} where w.member_id = ${of.memberId}`);
}

/** By the index of wagers that were opened for later: as many probes as the member has of those. */
export const readAnyOpen = async (
  tx: Tx,
  of: { lane: number; memberId: MemberId; withBonus?: boolean },
): Promise<boolean> =>
  (
    await tx.one<{ open: boolean }>(sql`
      select exists (
        select from wagers_wager w
        where w.lane = ${of.lane} and w.member_id = ${of.memberId} and w.paid_at_once is null
          ${of.withBonus ? sql`and w.stake_bonus > 0` : sql``}
          and not exists (
            select from wagers_settlement s where s.lane = ${of.lane} and s.wager_id = w.id)
      ) as open`)
  ).open;

/** A round that paid more than its stake; amounts in minor units. */
export type WinRow = Pick<
  WagerRow,
  'wagerId' | 'memberId' | 'gameId' | 'category' | 'stake' | 'payout'
> & { readonly at: Date };

/**
 * The latest wins of real money, without voided ones, among the last `depth` placements and
 * settlements of every lane, so that the work is bounded however few rounds won.
 */
export const readRecentWins = (
  tx: Tx,
  of: { category?: string | undefined; depth: number; limit: number },
): Promise<WinRow[]> =>
  tx.rows<WinRow>(sql`
    select id as "wagerId", member_id as "memberId", game_id as "gameId", category, stake, payout, at
    from (
      select w.lane, w.id, w.member_id, w.game_id, w.category, w.asset, w.stake, w.at,
        w.paid_at_once as payout
      from ${COUNTED} c cross join lateral (
        select *, placed_at as at from wagers_wager where lane = c.lane
        order by batch desc limit ${of.depth}
      ) w where w.paid_at_once is not null
      union all
      select w.lane, w.id, w.member_id, w.game_id, w.category, w.asset, w.stake, s.at, s.payout
      from ${COUNTED} c cross join lateral (
        select * from wagers_settlement where lane = c.lane order by batch desc limit ${of.depth}
      ) s join wagers_wager w on w.lane = s.lane and w.id = s.wager_id
      where s.kind = 'SETTLE' and s.number = 1 and w.paid_at_once is null
    ) won
    where asset = 'BDT' and payout > stake
      and not exists (select from wagers_settlement v
        where v.lane = won.lane and v.wager_id = won.id and v.kind = 'VOID')
      ${of.category ? sql`and category = ${of.category}` : sql``}
    order by at desc, id desc limit ${of.limit}`);

/** Business days in Asia/Dhaka, both included. */
export type Days = { readonly from: Day; readonly to: Day };

export type WagerFilter = {
  readonly lane: number;
  readonly memberId: MemberId;
  readonly days?: Days | undefined;
  readonly gameId?: string | undefined;
  readonly category?: string | undefined;
  readonly end?: WagerEnd | undefined;
};

const placedIn = (days: Days, column: Sql): Sql => sql`
  ${column} >= ${days.from}::date::timestamp at time zone 'Asia/Dhaka'
  and ${column} < (${days.to}::date + 1)::timestamp at time zone 'Asia/Dhaka'`;

/** Newest first, from `before` on. */
export function listWagers(
  tx: Tx,
  filter: WagerFilter & {
    before?: { placedAt: Date; wagerId: WagerId } | undefined;
    limit: number;
  },
): Promise<WagerRow[]> {
  const { before, end, limit } = filter;
  const where = [placedBy(filter)];
  if (before) where.push(sql`(placed_at, id) < (${before.placedAt}, ${before.wagerId}::uuid)`);
  const chosen = sql`select * from wagers_wager where ${join(where, ' and ')}
    order by placed_at desc, id desc`;
  if (!end)
    return tx.rows<WagerRow>(
      sql`${standing(filter.lane, sql`${chosen} limit ${limit}`)}
        order by w.placed_at desc, w.id desc`,
    );
  return tx.rows<WagerRow>(sql`
    select * from (${standing(filter.lane, chosen)}) stood where ${ENDS[end]}
    order by "placedAt" desc, "wagerId" desc limit ${limit}`);
}

/** Wagers of a filter, whatever their end. */
function placedBy(filter: WagerFilter): Sql {
  const where = [sql`lane = ${filter.lane}`, sql`member_id = ${filter.memberId}`];
  if (filter.days) where.push(placedIn(filter.days, sql`placed_at`));
  if (filter.gameId) where.push(sql`game_id = ${filter.gameId}`);
  if (filter.category) where.push(sql`category = ${filter.category}`);
  if (filter.end === 'open') where.push(sql`paid_at_once is null`);
  if (filter.end === 'void') where.push(onDaysWithVoid(filter));
  return join(where, ' and ');
}

/**
 * The daily figures say on which days a member has voided wagers: only those days are read, and
 * none when there are none.
 */
function onDaysWithVoid({ lane, memberId, days }: WagerFilter): Sql {
  const withVoid = sql`(
    select day from wagers_daily
    where lane = ${lane} and member_id = ${memberId} and voided <> 0
      ${days ? sql`and day between ${days.from}::date and ${days.to}::date` : sql``}
    union all
    select (w.placed_at at time zone 'Asia/Dhaka')::date
    from ${uncounted(sql`wagers_settlement`, lane)} s cross join lateral (
      select * from wagers_wager where lane = ${lane} and id = s.wager_id limit 1) w
    where s.kind = 'VOID' and w.member_id = ${memberId}) voided`;
  const start = (day: Sql) => sql`${day}::timestamp at time zone 'Asia/Dhaka'`;
  return sql`placed_at >= ${start(sql`(select min(day) from ${withVoid})`)}
    and placed_at < ${start(sql`(select max(day) + 1 from ${withVoid})`)}
    and (placed_at at time zone 'Asia/Dhaka')::date in (select day from ${withVoid})`;
}

const ENDS: Readonly<Record<WagerEnd, Sql>> = {
  open: sql`state = 'OPEN'`,
  won: sql`state = 'SETTLED' and payout > stake`,
  lost: sql`state = 'SETTLED' and payout <= stake`,
  void: sql`state = 'VOID'`,
};

export type TotalsRow = {
  readonly count: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  /** Of the stakes, those that were returned. */
  readonly voided: bigint;
};
export type DayRow = TotalsRow & { readonly day: Day; readonly category: string };

/**
 * A lane's rows that no daily figure has yet, by their batches alone: left to the planner, it scans
 * everything the member ever played to find the last seconds of it.
 */
export const uncounted = (table: Sql, lane: number): Sql => sql`(
  select * from ${table} where lane = ${lane}
    and batch > (select batch from ${COUNTED} c where lane = ${lane}) offset 0)`;

/**
 * Whole days from the daily figures up to the lane's cursor, and what came after it from the wagers
 * themselves: exact at any moment, however far the figures are behind.
 */
function partsOf({ lane, memberId, days, gameId, category }: WagerFilter): Sql {
  const game = sql`${gameId ? sql`and game_id = ${gameId}` : sql``}
    ${category ? sql`and category = ${category}` : sql``}`;
  const dayOf = (column: Sql) => sql`(${column} at time zone 'Asia/Dhaka')::date`;
  const placed = days ? sql`and ${placedIn(days, sql`placed_at`)}` : sql``;
  return sql`(
    select day, category, wagers, staked as stake, paid as payout, voided from wagers_daily
    where lane = ${lane} and member_id = ${memberId} ${game}
      ${days ? sql`and day between ${days.from}::date and ${days.to}::date` : sql``}
    union all
    select ${dayOf(sql`placed_at`)}, category, 1, stake, coalesce(paid_at_once, 0), 0
    from ${uncounted(sql`wagers_wager`, lane)} w
    where member_id = ${memberId} ${game} ${placed}
    union all
    select ${dayOf(sql`w.placed_at`)}, w.category, 0, 0, s.payout,
      case when s.kind = 'VOID' then w.stake else 0 end
    from ${uncounted(sql`wagers_settlement`, lane)} s cross join lateral (
      select * from wagers_wager where lane = ${lane} and id = s.wager_id limit 1) w
    where member_id = ${memberId} ${game} ${placed}
  ) parts`;
}

const SUMS = sql`coalesce(sum(wagers), 0)::bigint as count, coalesce(sum(stake), 0)::bigint as stake,
  coalesce(sum(payout), 0)::bigint as payout, coalesce(sum(voided), 0)::bigint as voided`;

/** How wagers ended is in no daily figure: those are read one by one. */
export const sumWagers = (tx: Tx, filter: WagerFilter): Promise<TotalsRow> =>
  tx.one<TotalsRow>(
    filter.end
      ? sql`select count(*) as count, coalesce(sum(stake), 0)::bigint as stake,
          coalesce(sum(payout), 0)::bigint as payout,
          coalesce(sum(stake) filter (where state = 'VOID'), 0)::bigint as voided
        from (${standing(filter.lane, sql`select * from wagers_wager where ${placedBy(filter)}`)}) w
        where ${ENDS[filter.end]}`
      : sql`select ${SUMS} from ${partsOf(filter)}`,
  );

/** The same for each day and category with a stake, oldest first. */
export const sumWagersByDay = (tx: Tx, filter: WagerFilter & { days: Days }): Promise<DayRow[]> =>
  tx.rows<DayRow>(sql`select day::text as day, category, ${SUMS} from ${partsOf(filter)}
    group by 1, 2 order by 1, 2`);
