import type { Output } from '@nokshi/contract';
import type { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { toDecimal } from '@nokshi/money';
import { type Caller, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import type { PromotionsRoom } from '../room.ts';

const MOST = 20;

/** Free rounds that wait for the member, in the house's slots and at vendors, by whatever they came. */
export async function showFreeRounds(
  { slots, vendors }: PromotionsRoom,
  tx: Tx,
  caller: Caller,
): Promise<Output<typeof promotionsRoutes.freeRounds>> {
  const { memberId } = playerOf(caller);
  const own = await slots.freeRounds.waiting(tx, memberId);
  const others = await vendors.freeRounds.waiting(tx, memberId);
  const rows = [...own, ...others].sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
  return {
    rows: rows.slice(0, MOST).map(({ grantId, stake, expiresAt, ...row }) => ({
      ...row,
      id: toWire('frg', grantId),
      stake: toDecimal(stake),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}
