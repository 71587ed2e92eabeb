import type { Output } from '@nokshi/contract';
import type { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { FREE_BET_NAMES, type FreeBetProduct } from '@nokshi/contract/promotions/terms.ts';
import { toDecimal } from '@nokshi/money';
import { type Caller, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type GrantId, type MemberId, toWire } from '../../../../kernel/ids.ts';
import type { PromotionsRoom } from '../room.ts';

const MOST = 20;

/** Free rounds and free bets that wait for the member, by whatever they came. */
export async function showFreeRounds(
  room: PromotionsRoom,
  tx: Tx,
  caller: Caller,
): Promise<Output<typeof promotionsRoutes.freeRounds>> {
  const { memberId } = playerOf(caller);
  const { slots, vendors } = room;
  const rounds = [
    ...(await slots.freeRounds.waiting(tx, memberId)),
    ...(await vendors.freeRounds.waiting(tx, memberId)),
  ].map((row) => ({ ...row, kind: 'rounds' as const }));
  const rows = [...rounds, ...(await freeBets(room, tx, memberId))].sort(
    (a, b) => a.expiresAt.getTime() - b.expiresAt.getTime(),
  );
  return {
    rows: rows.slice(0, MOST).map((row) => ({
      id: toWire('frg', row.grantId),
      kind: row.kind,
      gameId: row.gameId,
      gameName: row.gameName ?? { EN: row.gameId, BN: row.gameId },
      rounds: row.rounds,
      left: row.rounds - row.played,
      stake: toDecimal(row.stake),
      expiresAt: row.expiresAt.toISOString(),
    })),
  };
}

/** Each is one round of the game of its product. */
async function freeBets({ wagers }: PromotionsRoom, tx: Tx, memberId: MemberId) {
  const waiting = await wagers.freeBets.waiting(tx, { memberId });
  return waiting.map(({ id, product, stake, expiresAt }) => ({
    grantId: id as GrantId,
    kind: 'bet' as const,
    gameId: product,
    gameName: FREE_BET_NAMES[product as FreeBetProduct],
    rounds: 1,
    played: 0,
    stake,
    expiresAt,
  }));
}
