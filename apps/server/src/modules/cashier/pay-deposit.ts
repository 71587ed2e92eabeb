import { createHash } from 'node:crypto';
import type { Tx } from '../../kernel/db.ts';
import type { Posted } from '../wallet/index.ts';
import type { CashierRoom } from './room.ts';
import { creditedWords } from './rules/credited-words.ts';
import type { DepositNote } from './rules/deposit-states.ts';
import type { DepositRow } from './store/deposits.ts';
import { transition } from './transition.ts';

/**
 * A payment that was really made: PAID, then CREDITED with the amount that was paid, or REVIEW
 * when a limit set meanwhile forbids it. One posting under the deposit's own id, so it can be
 * credited once only, however often this is tried, and the member’s inbox says so. Source: domain.md 11.
 */
export async function payDeposit(
  room: CashierRoom,
  tx: Tx,
  payment: { deposit: DepositRow; amount: bigint; reference: string },
): Promise<DepositRow> {
  const { amount, reference } = payment;
  const { memberId } = payment.deposit;
  const paid = await transition(room, tx, {
    deposit: payment.deposit,
    to: 'PAID',
    note: noteOf(payment.deposit, amount),
    reference,
    paid: amount,
  });
  if (!(await room.limits.countDeposit(tx, { memberId, amount })))
    return transition(room, tx, { deposit: paid, to: 'REVIEW', note: 'limits' });
  return creditPaid(room, tx, { deposit: paid, amount });
}

/** What was paid is the member's; the limits have counted it already. */
export async function creditPaid(
  room: CashierRoom,
  tx: Tx,
  { deposit, amount }: { deposit: DepositRow; amount: bigint },
): Promise<DepositRow> {
  const { at } = await credit(room, tx, { deposit, amount });
  await room.messaging.tell(tx, { memberId: deposit.memberId, ...creditedWords(amount) });
  return transition(room, tx, { deposit, to: 'CREDITED', credited: amount, at });
}

function noteOf(deposit: DepositRow, amount: bigint): DepositNote | null {
  if (amount !== deposit.amount) return 'amount-differs';
  return deposit.state === 'EXPIRED' ? 'late' : null;
}

async function credit(
  room: CashierRoom,
  tx: Tx,
  { deposit, amount }: { deposit: DepositRow; amount: bigint },
): Promise<Posted> {
  const { memberId, depositId } = deposit;
  return room.wallet.transfer(tx, {
    memberId,
    asset: 'BDT',
    key: depositId,
    digest: createHash('sha256').update(`deposit|${depositId}|${memberId}|${amount}`).digest(),
    legs: [{ amount, contra: 'clearing:cashier', kind: 'deposit', reference: depositId }],
    rides: [],
  });
}
