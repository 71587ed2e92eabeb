import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId } from '../../../../kernel/ids.ts';
import { announce } from '../announce.ts';
import type { CashierRoom } from '../room.ts';
import { lockDeposit } from '../store/deposits.ts';
import { transition } from './transition.ts';

export const EXPIRE_DEPOSIT = 'cashier.expire-deposit';

/** Expires a deposit when its time to pay is over; one that has changed since stays as it is. */
export async function expireDeposit(
  room: CashierRoom,
  tx: Tx,
  { depositId }: { depositId: DepositId },
): Promise<void> {
  const deposit = await lockDeposit(tx, depositId);
  if (deposit?.state !== 'PENDING') return;
  announce(room, tx, await transition(room, tx, { deposit, to: 'EXPIRED', note: 'not-paid' }));
}
