import type { Deposit } from '@nokshi/contract/player/cashier.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../kernel/db.ts';
import type { DepositId, MemberId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { announce } from './announce.ts';
import type { DepositChannel } from './channels/channel.ts';
import { EXPIRE_DEPOSIT } from './expire-deposit.ts';
import type { CashierRoom } from './room.ts';
import { payDeposit } from './pay-deposit.ts';
import { addStep, countPending, insertDeposit, takeTurn } from './store/deposits.ts';
import { wireDeposit } from './wire-deposit.ts';

/**
 * Asks for a deposit of `amount` paisa through a channel. An instant channel credits it in this
 * commit; any other calls back within the policy's time, after which the deposit expires.
 * Refuses, in this order: cashier.channel-unknown, cashier.channel-off,
 * cashier.amount-out-of-range, cashier.too-many-pending, limits.*. Source: domain.md 11.
 */
export async function requestDeposit(
  room: CashierRoom,
  tx: Tx,
  input: { memberId: MemberId; channel: string; amount: bigint },
): Promise<Deposit> {
  const { memberId, amount } = input;
  const channel = openChannel(room, input.channel);
  checkAmount(channel, amount);
  await takeTurn(tx, memberId);
  const { pendingAtMost, expireAfterMinutes } = room.policy;
  if ((await countPending(tx, memberId)) >= pendingAtMost)
    throw refuse('cashier.too-many-pending', { value: { atMost: pendingAtMost } });
  await room.limits.askDeposit(tx, { memberId, amount });

  const createdAt = room.clock.now();
  const depositId = room.ids.next<DepositId>();
  const pending = await insertDeposit(tx, {
    depositId,
    memberId,
    channel: channel.code,
    amount,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + expireAfterMinutes * 60_000),
  });
  await addStep(tx, { depositId, state: 'PENDING', at: createdAt, note: null });

  const payment = await channel.begin(tx, { depositId, amount, at: createdAt });
  if (payment?.outcome === 'paid') {
    const { amount: paid, reference } = payment;
    const deposit = await payDeposit(room, tx, { deposit: pending, amount: paid, reference });
    announce(room, tx, deposit);
    return wireDeposit(room, tx, deposit);
  }
  await room.jobs.enqueue(tx, {
    name: EXPIRE_DEPOSIT,
    key: `${EXPIRE_DEPOSIT}:${depositId}`,
    payload: { depositId },
    runAt: pending.expiresAt,
  });
  return wireDeposit(room, tx, pending);
}

function openChannel(room: CashierRoom, code: string): DepositChannel {
  const channel = room.channels.find((one) => one.code === code);
  if (!channel) throw refuse('cashier.channel-unknown', { field: 'channel' });
  if (!channel.open) throw refuse('cashier.channel-off', { field: 'channel' });
  return channel;
}

function checkAmount({ minimum, maximum }: DepositChannel, amount: bigint): void {
  if (amount >= minimum && amount <= maximum) return;
  throw refuse('cashier.amount-out-of-range', {
    field: 'amount',
    value: { minimum: toDecimal(minimum), maximum: toDecimal(maximum) },
  });
}
