import type { Input } from '@nokshi/contract';
import { consoleWithdrawalRoutes as contract } from '@nokshi/contract/console/withdrawals.ts';
import { parseAmount, takaText } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import type { CashierRoom } from '../room.ts';
import { verifyPayee } from '../store/payees.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';
import { forDesk } from './desk.ts';
import { byOf, lockedWithdrawal, moveWithdrawal } from './move-withdrawal.ts';
import { queuePayment } from './pay.ts';
import { refuseHeld } from './reviews.ts';
import { methodOf } from './wire.ts';

type Wish = Input<typeof contract.approve>;

/**
 * An operator approves a withdrawal. The channel's payment is queued in the same commit; with a
 * method without a channel it waits for an operator who pays. The approver has compared the names,
 * so the account counts as verified from then on. Refuses: cashier.withdrawal-unknown,
 * cashier.withdrawal-changed, cashier.withdrawal-under-review. Source: architecture.md 8, checklist
 *
 */
export const approveAct = (room: CashierRoom): Act<Wish> => ({
  code: 'cashier.approve-withdrawal',
  permission: 'cashier.act',
  input: contract.approve.input,
  amount: ({ amount }) => parseAmount(amount) ?? 0n,
  async preview(tx, wish) {
    const row = await lookedAt(room, tx, wish);
    const [shown] = await forDesk(room, tx, [row]);
    return {
      object: wish.id,
      label: `${shown?.username ?? ''} ${takaText(row.amount)}`,
      changes: [
        { field: 'state', from: row.state, to: 'APPROVED' },
        { field: 'account', from: '', to: `${row.account}, ${row.holder}` },
        { field: 'risks', from: '', to: (shown?.risks ?? []).join(' ') },
      ],
    };
  },
  async run(tx, wish, caller) {
    const row = await lookedAt(room, tx, wish);
    const { withdrawalId, payeeId, method } = row;
    const { amount, reason } = wish;
    await moveWithdrawal(room, tx, { row, change: { to: 'APPROVED', by: byOf(caller, reason) } });
    await verifyPayee(tx, { payeeId, at: room.clock.now() });
    if (methodOf(room, method)?.pay) await queuePayment(room, tx, { withdrawalId, attempt: 1 });
    const facts = { amount, reason };
    await audited(room, tx, { caller, act: 'cashier.approve', object: wish.id, facts });
  },
});

/**
 * Checks that the withdrawal is still what the operator saw: the amount decides who else has to
 * approve.
 */
async function lookedAt(room: CashierRoom, tx: Tx, { id, amount }: Wish): Promise<WithdrawalRow> {
  const row = await lockedWithdrawal(tx, id, ['REQUESTED']);
  if (row.amount !== parseAmount(amount)) throw refuse('cashier.withdrawal-changed');
  await refuseHeld(room, tx, row.memberId);
  return row;
}
