import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId } from '../../../../kernel/ids.ts';
import { announce } from '../announce.ts';
import type { CashierRoom } from '../room.ts';
import type { DepositNote } from '@nokshi/contract/player/cashier.ts';
import { addStep, type DepositRow, insertDeposit } from '../store/deposits.ts';
import { transition } from './transition.ts';

type Later = {
  /** The deposit that the message was about. */
  readonly deposit: DepositRow;
  readonly amount: bigint;
  readonly reference: string;
  readonly note: Extract<DepositNote, 'second-payment' | 'reference-taken' | 'paid-again'>;
};

/**
 * A true payment that its deposit cannot take becomes a deposit of its own in review, so that an
 * operator credits or returns it like any other. Source: domain.md 11.
 */
export async function keepLaterPayment(
  room: CashierRoom,
  tx: Tx,
  { deposit: follows, amount, reference, note }: Later,
): Promise<DepositRow> {
  const { memberId, channel, feeFixed, feePoints } = follows;
  const depositId = room.ids.next<DepositId>();
  const at = room.clock.now();
  const begun = await insertDeposit(tx, {
    depositId,
    memberId,
    channel,
    amount,
    feeFixed,
    feePoints,
    fields: [],
    createdAt: at,
    expiresAt: at,
    follows: follows.depositId,
    followsReference: reference,
  });
  await addStep(tx, { depositId, state: 'PENDING', at, note: null });
  const paid = await transition(room, tx, {
    deposit: begun,
    to: 'PAID',
    reference: `later-${depositId}`,
    paid: amount,
  });
  const waiting = await transition(room, tx, { deposit: paid, to: 'REVIEW', note });
  announce(room, tx, waiting);
  return waiting;
}
