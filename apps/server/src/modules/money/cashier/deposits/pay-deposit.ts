import { createHash } from 'node:crypto';
import { feeOf } from '@nokshi/contract/channel-fee.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { settleClaim } from '../claims/settle.ts';
import type { HouseAccount, Posted } from '../../../base/wallet/index.ts';
import type { CashierRoom } from '../room.ts';
import { depositCredited } from '../topics.ts';
import { creditedWords } from '../rules/credited-words.ts';
import type { DepositNote } from '@nokshi/contract/player/cashier.ts';
import type { DepositRow } from '../store/deposits.ts';
import { transition } from './transition.ts';
import { feeTerms } from './wire-deposit.ts';

/**
 * Records an actual payment: PAID, then CREDITED with the payment less the fee, or REVIEW when a
 * limit set in the meantime forbids it or the account was closed. One posting under the deposit's id, so it is credited once
 * however often this runs; the member gets a letter. Source: domain.md 11.
 */
export async function payDeposit(
  room: CashierRoom,
  tx: Tx,
  payment: { deposit: DepositRow; amount: bigint; reference: string },
): Promise<DepositRow> {
  const { amount, reference } = payment;
  const { memberId, depositId } = payment.deposit;
  await room.turnover.lockMemberFunds(tx, memberId);
  await settleClaim(room, tx, depositId);
  const paid = await transition(room, tx, {
    deposit: payment.deposit,
    to: 'PAID',
    note: noteOf(payment.deposit, amount),
    reference,
    paid: amount,
  });
  if (await room.wallet.isClosed(tx, { memberId, asset: 'BDT' }))
    return transition(room, tx, { deposit: paid, to: 'REVIEW', note: 'account-closed' });
  if (!(await room.limits.countDeposit(tx, { memberId, amount })))
    return transition(room, tx, { deposit: paid, to: 'REVIEW', note: 'limits' });
  return creditPaid(room, tx, { deposit: paid, amount });
}

/** Credits the payment less the fee; limits have counted the whole payment already. */
export async function creditPaid(
  room: CashierRoom,
  tx: Tx,
  { deposit, amount }: { deposit: DepositRow; amount: bigint },
): Promise<DepositRow> {
  const fee = feeOf(feeTerms(deposit), amount);
  const credited = amount - fee;
  const { memberId, depositId } = deposit;
  await room.turnover.oblige(tx, { id: depositId, memberId, source: 'deposit', amount: credited });
  await room.events.emit(tx, depositCredited, { memberId, depositId, amount: credited });
  const { at } = await credit(room, tx, { deposit, amount, fee });
  await room.messaging.tell(tx, { memberId, ...creditedWords(credited) });
  return transition(room, tx, { deposit, to: 'CREDITED', credited, at });
}

function noteOf(deposit: DepositRow, amount: bigint): DepositNote | null {
  if (amount !== deposit.amount) return 'amount-differs';
  return deposit.state === 'EXPIRED' ? 'late' : null;
}

/** One posting: the whole payment, and the fee to the house. docs/money.md. */
async function credit(
  room: CashierRoom,
  tx: Tx,
  { deposit, amount, fee }: { deposit: DepositRow; amount: bigint; fee: bigint },
): Promise<Posted> {
  const { memberId, depositId, channel } = deposit;
  const text = `deposit|${depositId}|${memberId}|${amount}|${fee}`;
  const leg = { reference: depositId };
  return room.wallet.transfer(tx, {
    memberId,
    asset: 'BDT',
    key: depositId,
    digest: createHash('sha256').update(text).digest(),
    legs: [
      { ...leg, amount, contra: clearingOf(room, channel), kind: 'deposit' },
      ...(fee > 0n ? [{ ...leg, amount: -fee, contra: FEES, kind: 'fee' } as const] : []),
    ],
    rides: [],
  });
}
/** The house account that receives fees. */
export const FEES = 'house:fees';

/** The clearing account of a channel; a deposit may outlive its channel. */
export const clearingOf = ({ channels }: CashierRoom, channel: string): HouseAccount =>
  channels.find(({ code }) => code === channel)?.clearing ?? 'clearing:cashier';
