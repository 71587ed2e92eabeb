import type { TableBet } from '@nokshi/contract/player/tables.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { RoundId, WagerId } from '../../../kernel/ids.ts';
import type { RoundRow } from '../rounds/index.ts';
import { type End, endsOf } from './deal.ts';
import type { TablesCore } from './core.ts';
import { type BetRow, betsByIds } from './store/bets.ts';
import { wireBet } from './wire.ts';

type Own = {
  readonly session: Pick<PlayerSession, 'memberId'>;
  readonly ids: readonly WagerId[];
};

/** A member's bets as they are stored now, in the order in which they were placed. */
export const ownBets = (
  room: TablesCore,
  { session: { memberId }, ids }: Own,
): Promise<TableBet[]> =>
  room.db.read(async (tx) => {
    const lane = room.wallet.laneOf(memberId);
    return wireBets(room, tx, await betsByIds(tx, { lane, memberId, ids }));
  });

export type RoundAndEnd = { readonly round: RoundRow; readonly end: End };

/** The rounds of these bets with how they end. */
export async function roundsOf(
  room: TablesCore,
  tx: Tx,
  rows: readonly Pick<BetRow, 'roundId'>[],
): Promise<ReadonlyMap<RoundId, RoundAndEnd>> {
  const ids = [...new Set(rows.map(({ roundId }) => roundId))];
  const rounds = ids.length > 0 ? await room.rounds.byIds(tx, ids) : [];
  const ends = await endsOf(room, tx, rounds);
  return new Map(
    rounds.map((round) => [round.id, { round, end: ends.get(round.id) ?? { state: 'open' } }]),
  );
}

/** Bets with their ends, in the same order. */
export async function wireBets(
  room: TablesCore,
  tx: Tx,
  rows: readonly BetRow[],
): Promise<TableBet[]> {
  const rounds = await roundsOf(room, tx, rows);
  return rows.map((bet) => wireBet(room, bet, rounds.get(bet.roundId) as RoundAndEnd));
}
