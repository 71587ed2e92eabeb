import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId } from '../../../../kernel/ids.ts';
import { announceTill } from '../announce.ts';
import type { CashierRoom } from '../room.ts';
import { openClaimOf, writeAnswer } from '../store/claims.ts';

/** The money of a deposit came by itself: what was claimed of it is over. */
export async function settleClaim(room: CashierRoom, tx: Tx, depositId: DepositId): Promise<void> {
  const claim = await openClaimOf(tx, depositId);
  if (!claim) return;
  const { claimId } = claim;
  const at = room.clock.now();
  await writeAnswer(tx, { claimId, state: 'SETTLED', answer: null, amount: null, at });
  announceTill(room, tx);
}
