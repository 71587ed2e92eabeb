import type { PotLevel } from '@nokshi/house-math';
import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { Cursor, GameStake } from '../../../stakes/wagers/index.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** One pot of a game, in one kind of money. */
export type Pot = {
  readonly gameCode: string;
  readonly asset: Asset;
  readonly level: PotLevel;
};

/** How far each lane is counted. Held until the commit: nobody counts or ends a pot meanwhile. */
export const lockCursors = (tx: Tx): Promise<Cursor[]> =>
  tx.rows(sql`
    select of_lane as lane, batch from slots_pot_cursor order by of_lane for update`);

export const writeCursors = (tx: Tx, cursors: readonly Cursor[]) =>
  tx.run(sql`
    update slots_pot_cursor c set batch = r.batch
    from unnest(${cursors.map(({ lane }) => lane)}::int[],
      ${cursors.map(({ batch }) => batch)}::bigint[]) as r (lane, batch)
    where c.of_lane = r.lane and c.batch <> r.batch`);

/** Each stake is added to every pot of its game. */
export const addStakes = (tx: Tx, levels: readonly string[], stakes: readonly GameStake[]) =>
  tx.run(sql`
    insert into slots_pot_stake as s (game_code, asset, level, member_id, stake)
    select r.g, r.a, l.level, r.m, r.s from unnest(
      ${stakes.map(({ gameId }) => gameId)}::text[], ${stakes.map(({ asset }) => asset)}::text[],
      ${stakes.map(({ memberId }) => memberId)}::uuid[],
      ${stakes.map(({ stake }) => stake)}::bigint[]) as r (g, a, m, s)
      cross join unnest(${[...levels]}::text[]) as l (level)
    on conflict (game_code, asset, level, member_id)
      do update set stake = s.stake + excluded.stake`);

/** Everybody with a ticket for this pot. */
export const stakesIn = (tx: Tx, pot: Pot): Promise<{ memberId: MemberId; stake: bigint }[]> =>
  tx.rows(sql`
    select member_id as "memberId", stake from slots_pot_stake
    where game_code = ${pot.gameCode} and asset = ${pot.asset} and level = ${pot.level}`);

/** It fell: whoever staked for it has to stake anew. */
export const clearStakes = (tx: Tx, pot: Pot) =>
  tx.run(sql`
    delete from slots_pot_stake
    where game_code = ${pot.gameCode} and asset = ${pot.asset} and level = ${pot.level}`);

/** The tickets of an ended pot go where its money goes. */
export async function moveStakes(tx: Tx, from: Pot, to: Pot): Promise<void> {
  await tx.run(sql`
    insert into slots_pot_stake as s (game_code, asset, level, member_id, stake)
    select ${to.gameCode}, asset, ${to.level}, member_id, stake from slots_pot_stake
    where game_code = ${from.gameCode} and asset = ${from.asset} and level = ${from.level}
    on conflict (game_code, asset, level, member_id)
      do update set stake = s.stake + excluded.stake`);
  await clearStakes(tx, from);
}

/** A free-play account is gone, and with it its tickets of play money. */
export const forgetStakes = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from slots_pot_stake where member_id = ${memberId} and asset = 'FUN'`);
