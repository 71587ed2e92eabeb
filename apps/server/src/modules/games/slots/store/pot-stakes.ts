import type { PotLevel } from '@nokshi/house-math';
import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { GameStake } from '../../../stakes/wagers/index.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** One pot of a game, in one kind of money. */
export type Pot = {
  readonly gameCode: string;
  readonly asset: Asset;
  readonly level: PotLevel;
};

/** A member's stake in a game, for one of its pots. */
type Ticket = GameStake & { readonly level: string };

export const addStakes = (tx: Tx, tickets: readonly Ticket[]) =>
  tx.run(sql`
    insert into slots_pot_stake as s (game_code, asset, level, member_id, stake)
    select * from unnest(
      ${tickets.map(({ gameId }) => gameId)}::text[], ${tickets.map(({ asset }) => asset)}::text[],
      ${tickets.map(({ level }) => level)}::text[],
      ${tickets.map(({ memberId }) => memberId)}::uuid[],
      ${tickets.map(({ stake }) => stake)}::bigint[])
    on conflict (game_code, asset, level, member_id)
      do update set stake = s.stake + excluded.stake`);

/** Everybody with a ticket for this pot. */
export const stakesIn = (tx: Tx, pot: Pot): Promise<{ memberId: MemberId; stake: bigint }[]> =>
  tx.rows(sql`
    select member_id as "memberId", stake from slots_pot_stake
    where game_code = ${pot.gameCode} and asset = ${pot.asset} and level = ${pot.level}`);

/** The pot fell: earlier stakes have no tickets for the next. */
export const clearStakes = (tx: Tx, pot: Pot) =>
  tx.run(sql`
    delete from slots_pot_stake
    where game_code = ${pot.gameCode} and asset = ${pot.asset} and level = ${pot.level}`);

/** The tickets of an ended pot move with its money. */
export async function moveStakes(tx: Tx, from: Pot, to: Pot): Promise<void> {
  await tx.run(sql`
    insert into slots_pot_stake as s (game_code, asset, level, member_id, stake)
    select ${to.gameCode}, asset, ${to.level}, member_id, stake from slots_pot_stake
    where game_code = ${from.gameCode} and asset = ${from.asset} and level = ${from.level}
    on conflict (game_code, asset, level, member_id)
      do update set stake = s.stake + excluded.stake`);
  await clearStakes(tx, from);
}

/** A free-play account was removed, and its tickets of play money with it. */
export const forgetStakes = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from slots_pot_stake where member_id = ${memberId} and asset = 'FUN'`);
