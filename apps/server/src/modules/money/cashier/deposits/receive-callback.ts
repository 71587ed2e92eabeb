import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { SignedCall } from '../channels/channel.ts';
import { hearPayment } from './hear-payment.ts';
import type { CashierRoom } from '../room.ts';
import { lockDeposit } from '../store/deposits.ts';
import { keepUnknownPayment } from './unknown-payment.ts';

/**
 * A channel reports a payment, perhaps twice, late or in the wrong order. Every signed message
 * about a known deposit is recorded with its effect; one about money for a deposit that the channel
 * does not have waits for an operator. Refuses, in this order and without a record:
 * cashier.channel-unknown, edge.signature-wrong, edge.malformed, cashier.deposit-unknown.
 */
export async function receiveCallback(
  room: CashierRoom,
  tx: Tx,
  call: SignedCall & { channel: string },
): Promise<{ state: DepositState }> {
  const channel = room.channels.find((one) => one.code === call.channel);
  if (!channel) throw refuse('cashier.channel-unknown');
  const reported = channel.readCallback(call, room.clock.now());
  if (!reported) throw refuse('edge.signature-wrong');
  if (reported === 'malformed') throw refuse('edge.malformed');
  const { depositId } = reported;
  const deposit = depositId && (await lockDeposit(tx, depositId));
  if (deposit?.channel !== channel.code)
    return { state: await keepUnknownPayment(room, tx, { channel: channel.code, reported }) };
  const facts = { ...reported, depositId: deposit.depositId };
  const { state } = await hearPayment(room, tx, { deposit, facts });
  return { state };
}
