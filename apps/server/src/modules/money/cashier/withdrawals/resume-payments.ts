import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../../kernel/ids.ts';
import type { CashierRoom } from '../room.ts';
import { stepsOf, unpaidOf } from '../store/withdrawals.ts';
import { announceWithdrawal } from './move-withdrawal.ts';
import { queuePayment } from './pay.ts';
import { methodOf } from './wire.ts';

/**
 * Queues again what channels were to pay these members while a review held it, as the same attempt,
 * so that it is paid once. `after` names the review that ended. Returns how many.
 */
export async function resumePayments(
  room: CashierRoom,
  tx: Tx,
  { memberIds, after }: { memberIds: readonly MemberId[]; after: Uuid },
): Promise<number> {
  const rows = await unpaidOf(tx, memberIds);
  const automatic = rows.filter(
    ({ state, method }) => state === 'APPROVED' && methodOf(room, method)?.pay,
  );
  for (const { withdrawalId } of automatic) {
    const steps = await stepsOf(tx, [withdrawalId]);
    const attempt = steps.filter(({ state }) => state === 'APPROVED').length;
    await queuePayment(room, tx, { withdrawalId, attempt, after });
  }
  return automatic.length;
}

/** Makes the members’ pages and the desk load unpaid withdrawals again. */
export async function tellUnpaid(
  room: CashierRoom,
  tx: Tx,
  memberIds: readonly MemberId[],
): Promise<void> {
  for (const row of await unpaidOf(tx, memberIds)) announceWithdrawal(room, tx, row);
}
