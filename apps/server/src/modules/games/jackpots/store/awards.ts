import type { PoolTerms } from '@nokshi/contract/console/jackpots.ts';
import type { Entrant } from '@nokshi/house-math/jackpot/draw.ts';
import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id, MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { CycleId, PoolId } from './pools.ts';

export type AwardId = Id<'jaw'>;

/** Amounts in minor units. */
export type AwardRow = {
  readonly awardId: AwardId;
  readonly cycleId: CycleId;
  readonly poolId: PoolId;
  readonly memberId: MemberId;
  readonly amount: bigint;
  readonly threshold: bigint;
  readonly because: 'threshold' | 'schedule';
  readonly serverSeed: string;
  readonly entrantsDigest: string;
  readonly entrants: number;
  readonly tickets: bigint;
  readonly passed: readonly number[];
  readonly ticket: bigint;
  readonly place: number;
  readonly lane: number;
  readonly batch: bigint;
  readonly at: Date;
};

/** With the facts of its cycle. */
export type ToldAward = AwardRow & {
  readonly terms: PoolTerms;
  readonly number: number;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly startedAt: Date;
};

export const insertAward = (tx: Tx, a: AwardRow) =>
  tx.run(sql`
    insert into jackpots_award (id, cycle_id, pool_id, member_id, amount, threshold, because,
      server_seed, entrants_digest, entrants, tickets, passed, ticket, place, of_lane, batch, at)
    values (${a.awardId}, ${a.cycleId}, ${a.poolId}, ${a.memberId}, ${a.amount}, ${a.threshold},
      ${a.because}, ${a.serverSeed}, ${a.entrantsDigest}, ${a.entrants}, ${a.tickets},
      ${[...a.passed]}::int[], ${a.ticket}, ${a.place}, ${a.lane}, ${a.batch}, ${a.at})`);

export const insertEntrants = (tx: Tx, awardId: AwardId, entrants: readonly Entrant[]) =>
  tx.run(sql`
    insert into jackpots_entrant (award_id, place, entrant, tickets)
    select ${awardId}, r.n - 1, r.e, r.t from unnest(
      ${entrants.map(({ entrant }) => entrant)}::text[],
      ${entrants.map(({ tickets }) => tickets)}::bigint[]) with ordinality as r (e, t, n)`);

const columns = sql`
  a.id as "awardId", a.cycle_id as "cycleId", a.pool_id as "poolId", a.member_id as "memberId",
  a.amount, a.threshold, a.because, a.server_seed as "serverSeed",
  a.entrants_digest as "entrantsDigest", a.entrants, a.tickets, a.passed, a.ticket, a.place,
  a.of_lane as "lane", a.batch, a.at, c.terms, c.number, c.commitment, c.client_seed as "clientSeed",
  c.started_at as "startedAt"`;
const told = sql`
  jackpots_award a join jackpots_cycle c on c.id = a.cycle_id
  join jackpots_pool p on p.id = a.pool_id`;

export const awardById = (tx: Tx, brandId: string, awardId: AwardId) =>
  tx.maybe<ToldAward>(sql`
    select ${columns} from ${told} where p.brand_id = ${brandId} and a.id = ${awardId}`);

/** Newest first, after `before`. */
export const listAwards = (
  tx: Tx,
  of: { brandId: string; before: AwardId | null; limit: number },
) =>
  tx.rows<ToldAward>(sql`
    select ${columns} from ${told} where p.brand_id = ${of.brandId}
      ${of.before ? sql`and (a.at, a.id) < (select b.at, b.id from jackpots_award b where b.id = ${of.before})` : sql``}
    order by a.at desc, a.id desc limit ${of.limit}`);

export const lastAwards = (tx: Tx, brandId: string) =>
  tx.rows<Pick<AwardRow, 'poolId' | 'memberId' | 'amount' | 'at'>>(sql`
    select p.id as "poolId", l.member_id as "memberId", l.amount, l.at
    from jackpots_pool p cross join lateral (
      select * from jackpots_award a where a.pool_id = p.id order by a.at desc limit 1
    ) l where p.brand_id = ${brandId} limit 20`);

/** In the order of the draw, from a place on. */
export const entrantsFrom = (tx: Tx, awardId: AwardId, of: { place: number; limit: number }) =>
  tx.rows<Entrant & { place: number }>(sql`
    select place, entrant, tickets from jackpots_entrant
    where award_id = ${awardId} and place >= ${of.place} order by place limit ${of.limit}`);

/** What pools paid, by business day; minor units. */
export const awardedByDay = (
  tx: Tx,
  { start, end }: Span,
): Promise<{ day: Day; amount: bigint }[]> =>
  tx.rows(sql`
    select (at at time zone 'Asia/Dhaka')::date::text as day, sum(amount)::bigint as amount
    from jackpots_award where at >= ${start} and at < ${end} group by 1`);
