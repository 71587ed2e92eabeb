import type { PaymentEffect } from '@nokshi/contract/console/callbacks.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { announce } from '../announce.ts';
import type { PaymentFacts } from '../channels/channel.ts';
import { payDeposit } from './pay-deposit.ts';
import { reverseDeposit } from './reverse-deposit.ts';
import type { CashierRoom } from '../room.ts';
import { effectOf } from '../rules/payment-effect.ts';
import { type CallbackId, insertCallback, wasReversed } from '../store/callbacks.ts';
import { type DepositRow, isReferenceTaken } from '../store/deposits.ts';
import { transition } from './transition.ts';

type Heard = { readonly deposit: DepositRow; readonly facts: PaymentFacts };

/**
 * Records what a channel reports about a payment, by callback or on request, with its effect. The
 * deposit moves once, whatever the order of messages. The caller has locked the deposit.
 */
export async function hearPayment(
  room: CashierRoom,
  tx: Tx,
  { deposit, facts }: Heard,
): Promise<DepositRow> {
  const effect = await decide(tx, { deposit, facts });
  await insertCallback(tx, {
    callbackId: room.ids.next<CallbackId>(),
    depositId: deposit.depositId,
    channel: deposit.channel,
    reference: facts.reference,
    outcome: facts.outcome,
    amount: facts.outcome === 'paid' ? facts.amount : null,
    receivedAt: room.clock.now(),
    effect,
  });
  const after = await apply(room, tx, { deposit, facts, effect });
  if (after.state !== deposit.state) announce(room, tx, after);
  return after;
}

async function decide(tx: Tx, { deposit, facts }: Heard): Promise<PaymentEffect> {
  const { depositId, channel } = deposit;
  const { reference, outcome } = facts;
  const taken = await isReferenceTaken(tx, { channel, reference, depositId });
  const reversed = await wasReversed(tx, { depositId, reference });
  return effectOf(deposit, { outcome, reference, taken, reversed });
}

async function apply(
  room: CashierRoom,
  tx: Tx,
  { deposit, facts, effect }: Heard & { effect: PaymentEffect },
): Promise<DepositRow> {
  if (effect === 'pay' && facts.outcome === 'paid')
    return payDeposit(room, tx, { deposit, amount: facts.amount, reference: facts.reference });
  if (effect === 'fail')
    return transition(room, tx, { deposit, to: 'FAILED', note: 'provider-failed' });
  if (effect === 'reverse') return reverseDeposit(room, tx, deposit);
  if (effect === 'second-payment' || effect === 'reference-taken')
    room.log.warn('a payment arrived that no deposit can take', {
      deposit: deposit.depositId,
      reference: facts.reference,
      effect,
    });
  return deposit;
}
