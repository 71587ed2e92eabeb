import type { Asset } from '@nokshi/money';
import type { JackpotTerms, PotLevel } from '@nokshi/house-math';
import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id, MemberId, RoundId, Uuid } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

export type JackpotState = 'RUNNING' | 'ENDED';
export type JackpotRow = {
  readonly gameCode: string;
  readonly state: JackpotState;
  readonly version: number;
  readonly terms: JackpotTerms;
};

const selected = (rest: Sql): Sql => sql`
  select game_code as "gameCode", state, version, terms from slots_jackpot ${rest}`;

export const readJackpots = (tx: Tx): Promise<JackpotRow[]> =>
  tx.rows<JackpotRow>(selected(sql`order by game_code`));

/** One transaction at a time pays, changes or ends the pots of a game. */
export const lockJackpot = (tx: Tx, gameCode: string): Promise<JackpotRow | undefined> =>
  tx.maybe<JackpotRow>(selected(sql`where game_code = ${gameCode} for update`));

/** True when it was not there before. */
export async function insertJackpot(
  tx: Tx,
  of: { gameCode: string; terms: JackpotTerms; at: Date },
): Promise<boolean> {
  const made = await tx.maybe<{ one: number }>(sql`
    insert into slots_jackpot (game_code, state, version, terms, opened_at)
    values (${of.gameCode}, 'RUNNING', 1, ${JSON.stringify(of.terms)}::jsonb, ${of.at})
    on conflict do nothing returning 1 as one`);
  if (made) await insertTerms(tx, { ...of, version: 1 });
  return made !== undefined;
}

export async function writeTerms(
  tx: Tx,
  of: { gameCode: string; version: number; terms: JackpotTerms; at: Date },
): Promise<void> {
  await tx.run(sql`
    update slots_jackpot set version = ${of.version}, terms = ${JSON.stringify(of.terms)}::jsonb
    where game_code = ${of.gameCode}`);
  await insertTerms(tx, of);
}

const insertTerms = (
  tx: Tx,
  of: { gameCode: string; version: number; terms: JackpotTerms; at: Date },
) =>
  tx.run(sql`
    insert into slots_jackpot_terms (game_code, version, terms, since)
    values (${of.gameCode}, ${of.version}, ${JSON.stringify(of.terms)}::jsonb, ${of.at})`);

export const writeState = (tx: Tx, gameCode: string, state: JackpotState) =>
  tx.run(sql`update slots_jackpot set state = ${state} where game_code = ${gameCode}`);

export type AwardId = Id<'paw'>;
export type AwardRow = {
  readonly awardId: AwardId;
  /** The round that won it; null for a pot drawn at its ceiling. */
  readonly roundId: RoundId | null;
  readonly gameCode: string;
  readonly asset: Asset;
  readonly level: PotLevel;
  readonly memberId: MemberId;
  readonly amount: bigint;
  readonly fromReserve: bigint;
  readonly fromHouse: bigint;
  readonly version: number;
  readonly lane: number;
  readonly batch: bigint;
  readonly at: Date;
};

export const insertAward = (tx: Tx, award: AwardRow) =>
  tx.run(sql`
    insert into slots_award (id, round_id, game_code, asset, level, member_id, amount, from_reserve,
      from_house, version, of_lane, batch, at)
    values (${award.awardId}, ${award.roundId}, ${award.gameCode}, ${award.asset}, ${award.level},
      ${award.memberId}, ${award.amount}, ${award.fromReserve}, ${award.fromHouse},
      ${award.version}, ${award.lane}, ${award.batch}, ${award.at})`);

/** Minor units moved into (or out of) a game's pots other than by stakes and awards. */
export const insertPotMove = (
  tx: Tx,
  move: { key: Uuid; gameCode: string; asset: Asset; amount: bigint; at: Date },
) =>
  tx.run(sql`
    insert into slots_pot_move (key, game_code, asset, amount, at)
    values (${move.key}, ${move.gameCode}, ${move.asset}, ${move.amount}, ${move.at})`);

/** What a round won beside its reels. */
export const readAward = (
  tx: Tx,
  roundId: RoundId,
): Promise<Pick<AwardRow, 'level' | 'amount'> | undefined> =>
  tx.maybe(sql`select level, amount from slots_award where round_id = ${roundId}`);

/** Newest first. */
export const lastAwards = (tx: Tx, of: { asset: Asset; limit: number }): Promise<AwardRow[]> =>
  tx.rows<AwardRow>(sql`
    select id as "awardId", round_id as "roundId", game_code as "gameCode", asset, level, member_id as "memberId",
      amount, from_reserve as "fromReserve", from_house as "fromHouse", version, of_lane as lane, batch, at
    from slots_award where asset = ${of.asset}
    order by at desc, id limit ${of.limit}`);

/** What full pots paid without a round, by business day; minor units of taka. */
export const drawnByDay = (tx: Tx, { start, end }: Span): Promise<{ day: Day; amount: bigint }[]> =>
  tx.rows(sql`
    select (at at time zone 'Asia/Dhaka')::date::text as day, sum(amount)::bigint as amount
    from slots_award
    where asset = 'BDT' and round_id is null and at >= ${start} and at < ${end} group by 1`);
