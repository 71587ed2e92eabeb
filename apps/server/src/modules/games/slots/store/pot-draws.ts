import type { Entrant } from '@nokshi/house-math/jackpot/draw.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { AwardId, AwardRow } from './jackpots.ts';

/** The draw of an award without a round. `seed` is what the pot began with, minor units. */
export type DrawRow = {
  readonly awardId: AwardId;
  readonly seed: bigint;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly entrantsDigest: string;
  readonly entrants: number;
  readonly tickets: bigint;
  readonly passed: readonly number[];
  readonly ticket: bigint;
  readonly place: number;
};

export async function insertDraw(tx: Tx, d: DrawRow, entrants: readonly Entrant[]): Promise<void> {
  await tx.run(sql`
    insert into slots_pot_draw (award_id, seed, commitment, server_seed, client_seed,
      entrants_digest, entrants, tickets, passed, ticket, place)
    values (${d.awardId}, ${d.seed}, ${d.commitment}, ${d.serverSeed}, ${d.clientSeed},
      ${d.entrantsDigest}, ${d.entrants}, ${d.tickets}, ${[...d.passed]}::int[], ${d.ticket},
      ${d.place})`);
  await tx.run(sql`
    insert into slots_pot_entrant (award_id, place, entrant, tickets)
    select ${d.awardId}, r.n - 1, r.e, r.t from unnest(
      ${entrants.map(({ entrant }) => entrant)}::text[],
      ${entrants.map(({ tickets }) => tickets)}::bigint[]) with ordinality as r (e, t, n)`);
}

export type ToldDraw = DrawRow &
  Pick<AwardRow, 'gameCode' | 'asset' | 'level' | 'memberId' | 'amount' | 'lane' | 'batch' | 'at'>;

const told = sql`
  select a.id as "awardId", a.game_code as "gameCode", a.asset, a.level,
    a.member_id as "memberId", a.amount, a.of_lane as lane, a.batch, a.at, d.seed, d.commitment,
    d.server_seed as "serverSeed", d.client_seed as "clientSeed",
    d.entrants_digest as "entrantsDigest", d.entrants, d.tickets, d.passed, d.ticket, d.place
  from slots_pot_draw d join slots_award a on a.id = d.award_id`;

export const drawById = (tx: Tx, awardId: AwardId) =>
  tx.maybe<ToldDraw>(sql`${told} where d.award_id = ${awardId}`);

/** Of money, newest first, after `before`. */
export const listDraws = (tx: Tx, of: { before: AwardId | null; limit: number }) =>
  tx.rows<ToldDraw>(sql`
    ${told} where a.asset = 'BDT'
      ${of.before ? sql`and (a.at, a.id) < (select b.at, b.id from slots_award b where b.id = ${of.before})` : sql``}
    order by a.at desc, a.id desc limit ${of.limit}`);

/** In the order of the draw, from a place on. */
export const entrantsFrom = (tx: Tx, awardId: AwardId, of: { place: number; limit: number }) =>
  tx.rows<Entrant>(sql`
    select entrant, tickets from slots_pot_entrant
    where award_id = ${awardId} and place >= ${of.place} order by place limit ${of.limit}`);
