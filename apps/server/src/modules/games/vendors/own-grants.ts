import type { Output } from '@nokshi/contract';
import type { vendorsRoutes } from '@nokshi/contract/player/vendors.ts';
import { toDecimal } from '@nokshi/money';
import { type Caller, playerOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import type { VendorsRoom } from './room.ts';
import { openGrants } from './store/grants.ts';

/** Free rounds that wait for the member in any game. Checklist MC-012, MC-019. */
export async function ownGrants(
  room: VendorsRoom,
  tx: Tx,
  caller: Caller,
): Promise<Output<typeof vendorsRoutes.freeRounds>> {
  const { memberId } = playerOf(caller);
  const lane = room.wallet.laneOf(memberId);
  const grants = await openGrants(tx, { lane, memberId, now: room.clock.now() });
  return {
    rows: grants.map(({ grantId, gameId, rounds, played, stake, asset, expiresAt }) => ({
      id: toWire('frg', grantId),
      gameId,
      gameName: room.catalogue.find(gameId)?.name ?? { EN: gameId, BN: gameId },
      left: rounds - played,
      rounds,
      stake: toDecimal(stake, asset),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}
