import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import { finished, type Grain, inSpan, type Span, uncountedIn } from './finished.ts';

/** Finished play in taka: a stake counts when it is settled first, and no longer once it is void. */
export type PlaySums = {
  readonly wagers: bigint;
  /** Minor units, as all that follow. */
  readonly staked: bigint;
  /** Rebates included. */
  readonly paid: bigint;
  readonly rebate: bigint;
  readonly valid: bigint;
};

/** What sums are made by. */
export type By = 'member' | 'starts' | 'category' | 'starts-category' | 'all';

/**
 * Sums of a member's id, of a start in ISO 8601 as JavaScript writes it, of a category, of a start and a
 * category with a space between, or of all ('').
 */
export type KeyedSums = PlaySums & { readonly key: string };

/** Some members of one lane. */
export type OfMembers = { readonly lane: number; readonly memberIds: readonly MemberId[] };

const SUMS = sql`sum(wagers)::bigint as wagers, sum(staked)::bigint as staked,
  sum(paid)::bigint as paid, sum(rebate)::bigint as rebate, sum(valid)::bigint as valid`;

const among = (memberIds: readonly MemberId[]): Sql =>
  sql`member_id = any (${[...memberIds]}::uuid[])`;

/** The figures in taka of a lane whose day or hour begins in a span. */
const figuresIn = (lane: number, { grain, from, to }: Span & { readonly grain: Grain }): Sql => sql`
  lane = ${lane} and asset = 'BDT' and grain = ${grain} and starts >= ${from} and starts < ${to}`;

/** The day or hour in which something was finished. */
const startOf = (grain: Grain): Sql => sql`
  case when ${grain}::text = 'day'
    then date_trunc('day', at, 'Asia/Dhaka') else date_trunc('hour', at) end`;

/** The figures in taka of a lane by member, start and category, and what they do not hold yet. */
const playIn = (lane: number, { grain, ...span }: Span & { readonly grain: Grain }): Sql => sql`(
  select member_id, starts, category, wagers, staked, paid, rebate, valid from wagers_settled
  where ${figuresIn(lane, { grain, ...span })}
  union all
  select member_id, ${startOf(grain)}, category, wagers, staked, paid, rebate, valid
  from ${uncountedIn(lane, span)} uncounted where asset = 'BDT')`;

export const playOf = (
  tx: Tx,
  of: OfMembers & Span & { readonly grain: Grain; readonly by: By; readonly category?: string },
): Promise<KeyedSums[]> =>
  tx.rows(sql`
    select case when ${of.by}::text = 'member' then member_id::text
        when ${of.by}::text = 'category' then category
        when ${of.by}::text in ('starts', 'starts-category')
          then to_char(starts at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
            || case when ${of.by}::text = 'starts' then '' else ' ' || category end
        else '' end as key, ${SUMS}
    from ${playIn(of.lane, { grain: of.grain, from: of.from, to: of.to })} play
    where ${among(of.memberIds)} ${of.category === undefined ? sql`` : sql`and category = ${of.category}`}
    group by 1`);

/** What was given back to a member in one day, beside prizes; minor units. */
export type RebateRow = {
  readonly memberId: MemberId;
  readonly starts: Date;
  readonly rebate: bigint;
};

export const rebatesOf = (tx: Tx, of: OfMembers & Span): Promise<RebateRow[]> =>
  tx.rows(sql`
    select member_id as "memberId", starts, sum(rebate)::bigint as rebate
    from ${playIn(of.lane, { grain: 'day', from: of.from, to: of.to })} play
    where ${among(of.memberIds)}
    group by 1, 2 having sum(rebate) <> 0`);

export const countActive = async (
  tx: Tx,
  of: OfMembers & Span & { readonly least: bigint },
): Promise<number> =>
  (
    await tx.one<{ members: number }>(sql`
      select count(*)::int as members from (
        select member_id from ${playIn(of.lane, { grain: 'day', from: of.from, to: of.to })} play
        where ${among(of.memberIds)}
        group by member_id having sum(valid) >= ${of.least}
      ) active`)
  ).members;

/** How many members had at least so much valid turnover on each day. */
export const countActiveByDay = (
  tx: Tx,
  of: OfMembers & Span & { readonly least: bigint },
): Promise<{ starts: Date; members: number }[]> =>
  tx.rows(sql`
    select starts, count(*)::int as members from (
      select member_id, starts from ${playIn(of.lane, { grain: 'day', from: of.from, to: of.to })} play
      where ${among(of.memberIds)}
      group by 1, 2 having sum(valid) >= ${of.least}
    ) active group by 1`);

/** What a member finished in a category with money that was no bonus; minor units. */
export type CashRow = {
  readonly memberId: MemberId;
  readonly category: string;
  /** Bets that were not staked with bonus money alone. */
  readonly wagers: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly valid: bigint;
  /** When the last of it was finished. */
  readonly lastAt: Date;
};

/** Of each bet the part that its cash staked, from wagers and settlements themselves. */
export const cashPlayOf = (tx: Tx, { lane, memberIds, ...span }: OfMembers & Span) =>
  tx.rows<CashRow>(sql`
    select member_id as "memberId", category,
      coalesce(sum(wagers) filter (where bonus < whole), 0)::bigint as wagers,
      sum(staked * (whole - bonus) / whole)::bigint as staked,
      sum(paid * (whole - bonus) / whole)::bigint as paid,
      sum(valid * (whole - bonus) / whole)::bigint as valid, max(at) as "lastAt"
    from ${finished(lane, inSpan(span))} done
    where asset = 'BDT' and whole > 0 and ${among(memberIds)}
    group by 1, 2 order by 1, 2`);

/** Who is asked for: by valid turnover or by bets, of some categories or, when empty, of all. */
export type TopOf = Span & {
  readonly by: 'valid' | 'wagers';
  readonly categories: readonly string[];
  readonly limit: number;
};
/** Minor units of valid turnover, or bets. */
export type TopRow = { readonly memberId: MemberId; readonly sum: bigint };

/** Members of a lane who played most in some days; the highest first, then by id. */
export const topOfLane = (
  tx: Tx,
  { lane, by, categories, limit, ...span }: TopOf & { readonly lane: number },
): Promise<TopRow[]> => {
  const sum = by === 'valid' ? sql`sum(valid)` : sql`sum(wagers)`;
  return tx.rows(sql`
    select member_id as "memberId", ${sum}::bigint as sum
    from ${playIn(lane, { grain: 'day', ...span })} play
    where ${categories.length === 0} or category = any (${[...categories]}::text[])
    group by 1 having ${sum} > 0 order by 2 desc, 1 limit ${limit}`);
};

/** What a member finished in one day or hour. */
export type PlayerRow = PlaySums & { readonly memberId: MemberId; readonly starts: Date };

/** A page of everyone who finished a bet in a span, after the given row. */
export type PlayersPage = Span & {
  readonly lane: number;
  readonly grain: Grain;
  readonly after?: Pick<PlayerRow, 'memberId' | 'starts'> | undefined;
  readonly limit: number;
};

/** In the order of members, and of each the oldest first; with what is not counted yet. */
export const playersIn = (tx: Tx, of: PlayersPage): Promise<PlayerRow[]> =>
  tx.rows(sql`
    select member_id as "memberId", starts, ${SUMS}
    from ${playIn(of.lane, { grain: of.grain, from: of.from, to: of.to })} play
    where true
      ${
        of.after
          ? sql`and member_id >= ${of.after.memberId}
              and (member_id, starts) > (${of.after.memberId}::uuid, ${of.after.starts})`
          : sql``
      }
    group by member_id, starts order by member_id, starts limit ${of.limit}`);

/** Whose play is counted again: some members, or everyone in the lane. */
export type Recount = Span & {
  readonly lane: number;
  readonly memberIds: readonly MemberId[] | null;
  readonly grain: Grain;
};

/** The rows of `playersIn`, made from wagers and settlements, whether they are counted or not. */
export const recount = (
  tx: Tx,
  { lane, memberIds, grain, ...span }: Recount,
): Promise<PlayerRow[]> =>
  tx.rows(sql`
    select member_id as "memberId", ${startOf(grain)} as starts, ${SUMS}
    from ${finished(lane, inSpan(span))} done
    where asset = 'BDT' ${memberIds ? sql`and ${among(memberIds)}` : sql``}
    group by 1, 2 order by 1, 2`);
