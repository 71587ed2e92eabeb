import type { Input } from '@nokshi/contract';
import type { consoleWithdrawalRoutes } from '@nokshi/contract/console/withdrawals.ts';
import { audited } from '../../../../kernel/audited.ts';
import type { Caller } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { withdrawalWords } from '../rules/withdrawal-words.ts';
import { isReferenceTaken, stepsOf, type WithdrawalRow } from '../store/withdrawals.ts';
import { byOf, lockedWithdrawal, moveWithdrawal } from './move-withdrawal.ts';
import { releaseHeld } from './money.ts';
import { markPaid, queuePayment } from './pay.ts';
import { refuseHeld } from './reviews.ts';
import { methodOf } from './wire.ts';

type Desk = typeof consoleWithdrawalRoutes;
type Asked<Verb extends 'reject' | 'paid' | 'again'> = {
  readonly wish: Input<Desk[Verb]>;
  readonly caller: Caller;
};
const DONE: Record<string, never> = {};

/**
 * Refuses a withdrawal; the money is the member's again in the same commit. What a channel is asked
 * to pay just now cannot be refused. Refuses: cashier.withdrawal-unknown, cashier.withdrawal-changed.
 */
export async function rejectWithdrawal(
  room: CashierRoom,
  tx: Tx,
  { wish, caller }: Asked<'reject'>,
): Promise<Record<string, never>> {
  const row = await lockedWithdrawal(tx, wish.id, ['REQUESTED', 'APPROVED', 'FAILED']);
  if (row.state === 'APPROVED' && isAutomatic(room, row))
    throw refuse('cashier.withdrawal-changed');
  const by = byOf(caller, wish.reason);
  await moveWithdrawal(room, tx, { row, change: { to: 'REJECTED', note: 'refused', by } });
  const { memberId, amount } = row;
  await room.messaging.tell(tx, { memberId, ...withdrawalWords.refused(amount) });
  const facts = { reason: wish.reason };
  await audited(room, tx, { caller, act: 'cashier.reject', object: wish.id, facts });
  await releaseHeld(room, tx, row);
  return DONE;
}

/**
 * A person has paid what no channel pays. Refuses: cashier.withdrawal-unknown,
 * cashier.withdrawal-changed, cashier.withdrawal-under-review, cashier.reference-taken.
 */
export async function payByHand(
  room: CashierRoom,
  tx: Tx,
  { wish, caller }: Asked<'paid'>,
): Promise<Record<string, never>> {
  const row = await lockedWithdrawal(tx, wish.id, ['APPROVED']);
  if (isAutomatic(room, row)) throw refuse('cashier.withdrawal-changed');
  await refuseHeld(room, tx, row.memberId);
  const { reference, reason } = wish;
  if (await isReferenceTaken(tx, { method: row.method, reference }))
    throw refuse('cashier.reference-taken', { field: 'reference' });
  const facts = { reference, reason };
  await audited(room, tx, { caller, act: 'cashier.paid-by-hand', object: wish.id, facts });
  await markPaid(room, tx, { row, reference, by: byOf(caller, reason) });
  return DONE;
}

/**
 * The channel is asked once more, as another attempt. Refuses: cashier.withdrawal-unknown,
 * cashier.withdrawal-changed, cashier.withdrawal-under-review.
 */
export async function payAgain(
  room: CashierRoom,
  tx: Tx,
  { wish, caller }: Asked<'again'>,
): Promise<Record<string, never>> {
  const row = await lockedWithdrawal(tx, wish.id, ['FAILED']);
  const { withdrawalId, memberId } = row;
  await refuseHeld(room, tx, memberId);
  const by = byOf(caller, wish.reason);
  await moveWithdrawal(room, tx, { row, change: { to: 'APPROVED', note: 'again', by } });
  const steps = await stepsOf(tx, [withdrawalId]);
  const attempt = steps.filter(({ state }) => state === 'APPROVED').length;
  await queuePayment(room, tx, { withdrawalId, attempt });
  const facts = { attempt, reason: wish.reason };
  await audited(room, tx, { caller, act: 'cashier.pay-again', object: wish.id, facts });
  return DONE;
}

const isAutomatic = (room: CashierRoom, { method }: WithdrawalRow): boolean =>
  Boolean(methodOf(room, method)?.pay);
