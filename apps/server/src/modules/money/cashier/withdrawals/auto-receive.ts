import type { Tx } from '../../../../kernel/db.ts';
import type { WithdrawalId } from '../../../../kernel/ids.ts';
import type { CashierRoom } from '../room.ts';
import { withdrawalWords } from '../rules/withdrawal-words.ts';
import { lockWithdrawal } from '../store/withdrawals.ts';
import { moveWithdrawal } from './move-withdrawal.ts';

export const AUTO_RECEIVE = 'cashier.auto-receive';

/**
 * Ends a withdrawal whose time to answer is over: it counts as received and no money moves. An
 * earlier answer of the member stays. Source: checklist S-055, S-056.
 */
export async function autoReceive(
  room: CashierRoom,
  tx: Tx,
  { withdrawalId }: { withdrawalId: WithdrawalId },
): Promise<void> {
  const row = await lockWithdrawal(tx, withdrawalId);
  if (row?.state !== 'PAID') return;
  const { memberId, amount } = row;
  await moveWithdrawal(room, tx, { row, change: { to: 'AUTO_RECEIVED', note: 'deadline' } });
  await room.messaging.tell(tx, { memberId, ...withdrawalWords.counted(amount) });
}
