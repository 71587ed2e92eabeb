import type { BoardState } from '@nokshi/contract/player/boards.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { CampaignId, MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

/** A board is a campaign and the start of a window. */
export type BoardKey = { readonly campaignId: CampaignId; readonly startsAt: Date };

export type BoardRow = BoardKey & {
  readonly endsAt: Date;
  readonly version: number;
  readonly state: BoardState;
  /** The lane that is counted next, and its last member; null: everyone is counted. */
  readonly nextLane: number | null;
  readonly after: MemberId | null;
  readonly frozenAt: Date | null;
  readonly hash: string | null;
  /** How many members had a place when it was frozen. */
  readonly ranked: number | null;
  readonly reason: string | null;
};

const ROW = sql`campaign_id as "campaignId", starts_at as "startsAt", ends_at as "endsAt", version,
  state, next_lane as "nextLane", after_member as after, frozen_at as "frozenAt", hash, ranked, reason`;

const is = ({ campaignId, startsAt }: BoardKey): Sql =>
  sql`campaign_id = ${campaignId} and starts_at = ${startsAt}`;

/** Once a campaign and start; a board over the whole campaign is there once, whenever it starts. */
export const insertBoard = (
  tx: Tx,
  of: BoardKey & { readonly endsAt: Date; readonly version: number; readonly once: boolean },
) =>
  tx.run(sql`
    insert into promotions_board (campaign_id, starts_at, ends_at, version, state, next_lane)
    select ${of.campaignId}::uuid, ${of.startsAt}::timestamptz, ${of.endsAt}::timestamptz,
      ${of.version}::int, 'LIVE', 0
    where not ${of.once} or not exists (
      select from promotions_board where campaign_id = ${of.campaignId})
    on conflict do nothing`);

/** Neither paid nor void, the oldest first, at most 200. */
export const openBoards = (tx: Tx): Promise<BoardRow[]> =>
  tx.rows(sql`
    select ${ROW} from promotions_board where state in ('LIVE', 'ENDED', 'FROZEN')
    order by starts_at, campaign_id limit 200`);

/** Those that are counted now, at most 200. */
export const liveBoards = (tx: Tx, at: Date): Promise<BoardRow[]> =>
  tx.rows(sql`
    select ${ROW} from promotions_board where state = 'LIVE' and ends_at > ${at}
    order by starts_at, campaign_id limit 200`);

/** Windows that ended since, and those that are open; the newest first. */
export const boardsSince = (
  tx: Tx,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<BoardRow[]> =>
  tx.rows(sql`
    select ${ROW} from promotions_board where ends_at > ${since}
    order by starts_at desc, campaign_id limit ${limit}`);

export const boardOf = (tx: Tx, key: BoardKey): Promise<BoardRow | undefined> =>
  tx.maybe(sql`select ${ROW} from promotions_board where ${is(key)}`);

/** Undefined: another transaction has it. */
export const lockFreeBoard = (tx: Tx, key: BoardKey): Promise<BoardRow | undefined> =>
  tx.maybe(sql`select ${ROW} from promotions_board where ${is(key)} for update skip locked`);

export const lockBoard = (tx: Tx, key: BoardKey): Promise<BoardRow | undefined> =>
  tx.maybe(sql`select ${ROW} from promotions_board where ${is(key)} for update`);

/** Only `boards/transition.ts` writes a state. */
export const writeBoard = (
  tx: Tx,
  key: BoardKey,
  to: {
    readonly state: BoardState;
    readonly nextLane?: number;
    readonly frozenAt?: Date;
    readonly hash?: string;
    readonly ranked?: number;
    readonly reason?: string;
  },
) =>
  tx.run(sql`
    update promotions_board set state = ${to.state}, next_lane = coalesce(${to.nextLane ?? null}::int, next_lane),
      frozen_at = coalesce(${to.frozenAt ?? null}, frozen_at),
      hash = coalesce(${to.hash ?? null}, hash),
      ranked = coalesce(${to.ranked ?? null}::int, ranked), reason = coalesce(${to.reason ?? null}, reason)
    where ${is(key)}`);

/** How far everyone who played is counted; nextLane null: all of them are. */
export const writeWalk = (
  tx: Tx,
  key: BoardKey,
  { nextLane, after }: { readonly nextLane: number | null; readonly after: MemberId | null },
) =>
  tx.run(sql`
    update promotions_board set next_lane = ${nextLane}, after_member = ${after} where ${is(key)}`);

export type ScoreRow = {
  readonly memberId: MemberId;
  /** Hundredths of a taka, a bet or a percent. */
  readonly score: bigint;
  readonly bets: bigint;
  readonly reachedAt: Date;
  readonly ranked: boolean;
};

const SCORE = sql`member_id as "memberId", score, bets, reached_at as "reachedAt", ranked`;

/** Written in the order of members, so that two writers never wait for each other. */
export const writeScores = (tx: Tx, key: BoardKey, rows: readonly ScoreRow[]) =>
  tx.run(sql`
    insert into promotions_score (campaign_id, starts_at, member_id, score, bets, reached_at, ranked)
    select ${key.campaignId}::uuid, ${key.startsAt}::timestamptz, n.*
    from unnest(${rows.map(({ memberId }) => memberId)}::uuid[],
      ${rows.map(({ score }) => score)}::bigint[], ${rows.map(({ bets }) => bets)}::bigint[],
      ${rows.map(({ reachedAt }) => reachedAt)}::timestamptz[],
      ${rows.map(({ ranked }) => ranked)}::boolean[]) as n (member_id, score, bets, reached_at, ranked)
    order by n.member_id
    on conflict (campaign_id, starts_at, member_id) do update set score = excluded.score,
      bets = excluded.bets, reached_at = excluded.reached_at, ranked = excluded.ranked`);

export const deleteScores = (tx: Tx, key: BoardKey, memberIds: readonly MemberId[]) =>
  tx.run(sql`
    delete from promotions_score
    where ${is(key)} and member_id = any (${[...memberIds]}::uuid[])`);

/** Of boards that are over since. */
export const deleteOldScores = (
  tx: Tx,
  { before, limit }: { readonly before: Date; readonly limit: number },
) =>
  tx.run(sql`
    delete from promotions_score where (campaign_id, starts_at, member_id) in (
      select s.campaign_id, s.starts_at, s.member_id
      from promotions_board b join promotions_score s using (campaign_id, starts_at)
      where b.state in ('PAID', 'VOID') and b.ends_at < ${before} limit ${limit})`);

/** Places in their order; `skip` are before the first of them. */
export const topScores = (
  tx: Tx,
  key: BoardKey,
  { limit, skip = 0 }: { readonly limit: number; readonly skip?: number },
): Promise<ScoreRow[]> =>
  tx.rows(sql`
    select ${SCORE} from promotions_score where ${is(key)} and ranked
    order by score desc, reached_at, member_id limit ${limit} offset ${skip}`);

export const scoreOf = (tx: Tx, key: BoardKey, memberId: MemberId): Promise<ScoreRow | undefined> =>
  tx.maybe(sql`select ${SCORE} from promotions_score where ${is(key)} and member_id = ${memberId}`);

/** How many are before a member who has a place, and the score of the one just before. */
export const aheadOf = (
  tx: Tx,
  key: BoardKey,
  { score, reachedAt, memberId }: ScoreRow,
): Promise<{ ahead: number; next: bigint | null }> =>
  tx.one(sql`
    select count(*)::int as ahead, min(score) as next from promotions_score
    where ${is(key)} and ranked and (score > ${score}
      or (score = ${score} and (reached_at, member_id) < (${reachedAt}, ${memberId}::uuid)))`);

/** Of boards: how many members have a place. */
export const countRanked = async (tx: Tx, key: BoardKey): Promise<number> =>
  (
    await tx.one<{ n: number }>(sql`
      select count(*)::int as n from promotions_score where ${is(key)} and ranked`)
  ).n;

export type PlaceRow = Omit<ScoreRow, 'ranked'> & {
  readonly place: number;
  /** Shortened. */
  readonly name: string;
  readonly mark: string;
  /** Minor units; null: this place has none. */
  readonly prize: bigint | null;
  /** `paid`, or why it was not given; null: not yet. */
  readonly outcome: string | null;
};

export const insertPlaces = async (tx: Tx, key: BoardKey, rows: readonly PlaceRow[]) => {
  for (const row of rows)
    await tx.run(sql`
      insert into promotions_place (campaign_id, starts_at, place, member_id, name, mark, score, bets,
        reached_at, prize)
      values (${key.campaignId}, ${key.startsAt}, ${row.place}, ${row.memberId}, ${row.name},
        ${row.mark}, ${row.score}, ${row.bets}, ${row.reachedAt}, ${row.prize})`);
};

export const placesOf = (tx: Tx, key: BoardKey): Promise<PlaceRow[]> =>
  tx.rows(sql`
    select place, member_id as "memberId", name, mark, score, bets, reached_at as "reachedAt", prize,
      outcome
    from promotions_place where ${is(key)} order by place`);

/** What was paid of a board's prizes; minor units. */
export const paidOf = async (tx: Tx, key: BoardKey): Promise<bigint> =>
  (
    await tx.one<{ paid: bigint }>(sql`
      select coalesce(sum(prize), 0)::bigint as paid from promotions_place
      where ${is(key)} and outcome = 'paid'`)
  ).paid;

export const writeOutcome = (
  tx: Tx,
  key: BoardKey,
  { place, outcome }: { readonly place: number; readonly outcome: string },
) =>
  tx.run(sql`
    update promotions_place set outcome = ${outcome} where ${is(key)} and place = ${place}`);
