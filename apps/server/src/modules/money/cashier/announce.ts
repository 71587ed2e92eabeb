import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import type { CashierRoom } from './room.ts';
import type { DepositRow } from './store/deposits.ts';

/** Notifies the member's open pages of a deposit's new state, once the change is durable. */
export function announce(room: CashierRoom, tx: Tx, deposit: DepositRow): void {
  tx.afterCommit(() =>
    room.live.toMember(deposit.memberId, {
      type: 'deposit',
      depositId: toWire('dep', deposit.depositId),
      state: deposit.state,
    }),
  );
}

/** Notifies the desks that a debt, a statement or a claim changed. */
export const announceTill = ({ live }: CashierRoom, tx: Tx): void =>
  tx.afterCommit(() => live.toDesk('cashier.read', { type: 'till' }));

/** Notifies the desks that a deposit entered review or left it. */
export const announceReview = ({ live }: CashierRoom, tx: Tx): void =>
  tx.afterCommit(() => live.toDesk('cashier.read', { type: 'desk', desk: 'deposits' }));
