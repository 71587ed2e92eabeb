import type { PaymentEffect } from '@nokshi/contract/console/callbacks.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { announce } from '../announce.ts';
import type { PaymentFacts } from '../channels/channel.ts';
import type { CashierRoom } from '../room.ts';
import { effectOf } from '../rules/payment-effect.ts';
import { type CallbackId, insertCallback, wasTold } from '../store/callbacks.ts';
import { type DepositRow, isReferenceTaken, lockFollower } from '../store/deposits.ts';
import { keepLaterPayment } from './later-payment.ts';
import { payDeposit } from './pay-deposit.ts';
import { reverseDeposit } from './reverse-deposit.ts';
import { transition } from './transition.ts';

type Heard = { readonly deposit: DepositRow; readonly facts: PaymentFacts };

/**
 * Records what a channel reports about a payment, by callback or on request, with its effect. The
 * deposit moves once, whatever the order of messages. The caller has locked the deposit.
 */
export async function hearPayment(
  room: CashierRoom,
  tx: Tx,
  { deposit: named, facts }: Heard,
): Promise<DepositRow> {
  const deposit = await lastFollower(tx, named, facts.reference);
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

/** A payment that became a deposit of its own is that deposit from then on. */
async function lastFollower(tx: Tx, deposit: DepositRow, reference: string): Promise<DepositRow> {
  const { depositId } = deposit;
  const follower = await lockFollower(tx, { depositId, reference });
  return follower ? lastFollower(tx, follower, reference) : deposit;
}

async function decide(tx: Tx, { deposit, facts }: Heard): Promise<PaymentEffect> {
  const { depositId, channel, state, followsReference } = deposit;
  const { reference, outcome } = facts;
  const told = { depositId, reference };
  return effectOf(
    { state, reference: followsReference ?? deposit.reference },
    {
      outcome,
      reference,
      taken: await isReferenceTaken(tx, { channel, reference, depositId }),
      reversed: await wasTold(tx, { ...told, outcome: 'reversed' }),
      paid: await wasTold(tx, { ...told, outcome: 'paid' }),
    },
  );
}

async function apply(
  room: CashierRoom,
  tx: Tx,
  { deposit, facts, effect }: Heard & { effect: PaymentEffect },
): Promise<DepositRow> {
  if (effect === 'fail')
    return transition(room, tx, { deposit, to: 'FAILED', note: 'provider-failed' });
  if (effect === 'reverse') return reverseDeposit(room, tx, deposit);
  if (facts.outcome !== 'paid') return deposit;
  const { amount, reference } = facts;
  if (effect === 'pay') return payDeposit(room, tx, { deposit, amount, reference });
  if (effect === 'second-payment' || effect === 'reference-taken' || effect === 'paid-again')
    await keepLaterPayment(room, tx, { deposit, amount, reference, note: effect });
  return deposit;
}
