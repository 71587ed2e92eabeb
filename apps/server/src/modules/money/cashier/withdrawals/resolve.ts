import type { Input } from '@nokshi/contract';
import { consoleWithdrawalRoutes as contract } from '@nokshi/contract/console/withdrawals.ts';
import { parseAmount, takaText } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import type { CashierRoom } from '../room.ts';
import { withdrawalWords } from '../rules/withdrawal-words.ts';
import { dateStep, type WithdrawalRow } from '../store/withdrawals.ts';
import { giveBack, moveMissing } from './money.ts';
import { byOf, lockedWithdrawal, moveWithdrawal } from './move-withdrawal.ts';

type Wish = Input<typeof contract.resolve>;
type Looked = { readonly row: WithdrawalRow; readonly missing: bigint };

/**
 * An operator decides a dispute: refund, or uphold the payment. Refuses:
 * cashier.withdrawal-unknown, cashier.withdrawal-changed. Source: domain.md 11.
 */
export const resolveAct = (room: CashierRoom): Act<Wish> => ({
  code: 'cashier.resolve-withdrawal',
  permission: 'cashier.act',
  input: contract.resolve.input,
  amount: ({ amount }) => parseAmount(amount) ?? 0n,
  async preview(tx, wish) {
    const { row, missing } = await lookedAt(tx, wish);
    const names = await room.identity.usernames(tx, [row.memberId]);
    return {
      object: wish.id,
      label: `${names.get(row.memberId) ?? ''} ${takaText(missing)}`,
      changes: [{ field: 'state', from: row.state, to: endOf(row, wish) }],
    };
  },
  async run(tx, wish, caller) {
    const { row, missing } = await lookedAt(tx, wish);
    const { memberId } = row;
    const { decision, amount, reason } = wish;
    const note = decision === 'refund' ? 'refunded' : 'upheld';
    const to = endOf(row, wish);
    await moveWithdrawal(room, tx, { row, change: { to, note, by: byOf(caller, reason) } });
    await room.messaging.tell(tx, { memberId, ...withdrawalWords[note](missing) });
    const facts = { decision, amount, reason };
    await audited(room, tx, { caller, act: 'cashier.resolve', object: wish.id, facts });
    if (decision === 'uphold') {
      await moveMissing(room, tx, { row, missing, verb: 'put-back' });
      return;
    }
    const { at } = await giveBack(room, tx, { row, missing });
    await dateStep(tx, { withdrawalId: row.withdrawalId, state: to, at });
  },
});

/** Checks that the missing amount is still what the operator saw. */
async function lookedAt(tx: Tx, { id, amount }: Wish): Promise<Looked> {
  const row = await lockedWithdrawal(tx, id, ['DISPUTED', 'PARTIAL']);
  const missing = row.amount - (row.received ?? 0n);
  if (missing !== parseAmount(amount)) throw refuse('cashier.withdrawal-changed');
  return { row, missing };
}

function endOf({ state }: WithdrawalRow, { decision }: Wish) {
  if (decision === 'uphold') return 'RECEIVED';
  return state === 'PARTIAL' ? 'RECEIVED_PARTIAL' : 'REFUNDED';
}
