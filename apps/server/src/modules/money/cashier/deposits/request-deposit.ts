import type { Deposit } from '@nokshi/contract/player/cashier.ts';
import { parseDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId, MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { announce } from '../announce.ts';
import type { Payer, PaymentFacts } from '../channels/channel.ts';
import { checkAmount, checkChannel, readFields } from './check-request.ts';
import { EXPIRE_DEPOSIT } from './expire-deposit.ts';
import type { CashierRoom } from '../room.ts';
import { payDeposit } from './pay-deposit.ts';
import { addStep, countPending, type DepositRow, insertDeposit } from '../store/deposits.ts';
import type { KeptField } from '../store/deposits.ts';
import { channelNow, type ChannelNow, standingOf } from '../channels/terms-now.ts';
import { wireDeposit } from './wire-deposit.ts';

type Wish = {
  readonly memberId: MemberId;
  readonly channel: string;
  /** Paisa; null where the channel knows it from its fields. */
  readonly amount: bigint | null;
  readonly fields?: Readonly<Record<string, string>>;
  /** Version of the terms that the member saw. */
  readonly version?: number | undefined;
};

/**
 * Requests a deposit of `amount` paisa through a channel under its current terms. An instant
 * channel credits it in this commit; any other calls back within the policy's time, after which the
 * deposit expires. Refuses, in this order: cashier.channel-unknown, cashier.channel-off,
 * cashier.channel-closed, cashier.terms-changed, cashier.deposits-missing, cashier.field-missing,
 * cashier.field-wrong, cashier.too-many-pending, what the channel refuses,
 * cashier.amount-out-of-range, limits.*, cashier.deposit-forbidden. Source: domain.md 11.
 */
export async function requestDeposit(room: CashierRoom, tx: Tx, wish: Wish): Promise<Deposit> {
  const { memberId, version } = wish;
  const at = room.clock.now();
  const now = await channelNow(room, tx, wish.channel);
  await room.turnover.lockMemberFunds(tx, memberId);
  const asked = { member: await standingOf(room, tx, memberId), at, version };
  checkChannel(now, asked);
  const { fields, kept } = readFields(now, wish.fields ?? {});
  const { pendingAtMost } = room.policy;
  if ((await countPending(tx, memberId)) >= pendingAtMost)
    throw refuse('cashier.too-many-pending', { value: { atMost: pendingAtMost } });
  const payer: Payer = { memberId, fields, at };
  const amount = now.channel.quote ? await now.channel.quote(tx, payer) : wish.amount;
  if (amount === null) throw refuse('edge.invalid-input', { field: 'amount' });
  checkAmount(now, asked, amount);
  await room.limits.askDeposit(tx, { memberId, amount });

  const pending = await writePending(room, tx, { now, payer, amount, kept });
  const { depositId } = pending;
  const payment = await now.channel.begin(tx, { ...payer, depositId, amount });
  if (payment?.outcome === 'paid') return creditAtOnce(room, tx, { pending, payment });
  await room.jobs.enqueue(tx, {
    name: EXPIRE_DEPOSIT,
    key: `${EXPIRE_DEPOSIT}:${depositId}`,
    payload: { depositId },
    runAt: pending.expiresAt,
  });
  return wireDeposit(room, tx, pending);
}

type Begun = {
  readonly now: ChannelNow;
  readonly payer: Payer;
  readonly amount: bigint;
  readonly kept: readonly KeptField[];
};

async function writePending(room: CashierRoom, tx: Tx, begun: Begun): Promise<DepositRow> {
  const { now, payer, amount, kept } = begun;
  const { memberId, at: createdAt } = payer;
  const depositId = room.ids.next<DepositId>();
  const minutes = now.channel.expireAfterMinutes ?? room.policy.expireAfterMinutes;
  const pending = await insertDeposit(tx, {
    depositId,
    memberId,
    channel: now.channel.code,
    amount,
    feeFixed: parseDecimal(now.terms.fee.fixed) ?? 0n,
    feePoints: now.terms.fee.points,
    fields: kept,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + minutes * 60_000),
  });
  await addStep(tx, { depositId, state: 'PENDING', at: createdAt, note: null });
  return pending;
}

type Paid = Extract<PaymentFacts, { outcome: 'paid' }>;

/**
 * Nothing has been paid yet, so a deposit that a limit set this moment forbids is not begun; a
 * payment that had arrived would wait in review.
 */
async function creditAtOnce(
  room: CashierRoom,
  tx: Tx,
  { pending, payment }: { pending: DepositRow; payment: Paid },
): Promise<Deposit> {
  const { amount, reference } = payment;
  const deposit = await payDeposit(room, tx, { deposit: pending, amount, reference });
  if (deposit.state === 'REVIEW') throw refuse('cashier.deposit-forbidden');
  announce(room, tx, deposit);
  return wireDeposit(room, tx, deposit);
}
