import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId } from '../../../../kernel/ids.ts';
import { announceTill } from '../announce.ts';
import type { CashierRoom } from '../room.ts';
import { openClaimOf } from '../store/claims.ts';
import { transition } from './transition.ts';

/** Ends the claim of a deposit that was credited on its own. */
export async function settleClaim(room: CashierRoom, tx: Tx, depositId: DepositId): Promise<void> {
  const claim = await openClaimOf(tx, depositId);
  if (!claim) return;
  await transition(tx, claim, { state: 'SETTLED', at: room.clock.now(), by: null });
  announceTill(room, tx);
}
