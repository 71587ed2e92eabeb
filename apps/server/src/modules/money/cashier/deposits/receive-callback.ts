import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { SignedCall } from '../channels/channel.ts';
import { hearPayment } from './hear-payment.ts';
import type { CashierRoom } from '../room.ts';
import { lockDeposit } from '../store/deposits.ts';

/**
 * A channel reports a payment, perhaps twice, late or in the wrong order. Every signed message
 * about a known deposit is recorded with its effect. Refuses, in this order and without a record:
 * cashier.channel-unknown, edge.signature-wrong, edge.malformed, cashier.deposit-unknown.
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
  if (facts === 'malformed') throw refuse('edge.malformed');
  const deposit = await lockDeposit(tx, facts.depositId);
  if (deposit?.channel !== channel.code) throw refuse('cashier.deposit-unknown');
  const { state } = await hearPayment(room, tx, { deposit, facts });
  return { state };
}
