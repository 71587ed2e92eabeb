import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import { announce } from './announce.ts';
import type { PaymentFacts, SignedCall } from './channels/channel.ts';
import type { CashierRoom } from './room.ts';
import { payDeposit } from './pay-deposit.ts';
import type { Effect } from './rules/payment-effect.ts';
import { effectOf } from './rules/payment-effect.ts';
import type { CallbackId } from './store/callbacks.ts';
import { insertCallback } from './store/callbacks.ts';
import type { DepositRow } from './store/deposits.ts';
import { isReferenceTaken, lockDeposit } from './store/deposits.ts';
import { transition } from './transition.ts';

/**
 * A channel tells what happened to a payment; it may tell it twice, late or in the wrong order.
 * Every message that is signed and names a deposit of ours is written down with its effect.
 * Refuses, in this order and with nothing written: cashier.channel-unknown, edge.signature-wrong,
 * cashier.deposit-unknown.
 */
export async function receiveCallback(
  room: CashierRoom,
  tx: Tx,
  call: SignedCall & { channel: string },
): Promise<{ state: DepositState }> {
  const channel = room.channels.find((one) => one.code === call.channel);
  if (!channel) throw refuse('cashier.channel-unknown');
  const facts = channel.readCallback(call, room.clock.now());
  if (!facts) throw refuse('edge.signature-wrong');
  const deposit = await lockDeposit(tx, facts.depositId);
  if (deposit?.channel !== channel.code) throw refuse('cashier.deposit-unknown');

  const effect = await decide(tx, deposit, facts);
  await insertCallback(tx, {
    callbackId: room.ids.next<CallbackId>(),
    depositId: deposit.depositId,
    channel: channel.code,
    reference: facts.reference,
    outcome: facts.outcome,
    amount: facts.outcome === 'paid' ? facts.amount : null,
    receivedAt: room.clock.now(),
    effect,
  });
  const after = await apply(room, tx, { deposit, facts, effect });
  if (after.state !== deposit.state) announce(room, tx, after);
  return { state: after.state };
}

async function decide(tx: Tx, deposit: DepositRow, facts: PaymentFacts): Promise<Effect> {
  const { depositId, channel } = deposit;
  const { reference, outcome } = facts;
  const taken = await isReferenceTaken(tx, { channel, reference, depositId });
  return effectOf(deposit, { outcome, reference, taken });
}

async function apply(
  room: CashierRoom,
  tx: Tx,
  { deposit, facts, effect }: { deposit: DepositRow; facts: PaymentFacts; effect: Effect },
): Promise<DepositRow> {
  if (effect === 'pay' && facts.outcome === 'paid')
    return payDeposit(room, tx, { deposit, amount: facts.amount, reference: facts.reference });
  if (effect === 'fail')
    return transition(room, tx, { deposit, to: 'FAILED', note: 'provider-failed' });
  if (effect === 'second-payment' || effect === 'reference-taken')
    room.log.warn('a payment arrived that no deposit can take', {
      deposit: deposit.depositId,
      reference: facts.reference,
      effect,
    });
  return deposit;
}
