import type { Input, Output } from '@nokshi/contract';
import type { consoleCashierRoutes } from '@nokshi/contract/console/members-money.ts';
import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import { parseAmount, toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { announceReview } from '../announce.ts';
import type { Reported } from '../channels/channel.ts';
import type { CashierRoom } from '../room.ts';
import {
  countUnknown,
  findUnknown,
  insertUnknown,
  lockUnknown,
  noteAgain,
  noteChanged,
  openUnknown,
  takeUnknownTurn,
  type UnknownPayment,
  type UnknownPaymentId,
  writeSettled,
} from '../store/unknown-payments.ts';

/** So many of one channel may wait at once: a provider with a bug cannot fill the table. */
export const MOST_UNKNOWN = 100;

type Told = { readonly channel: string; readonly reported: Reported };

/**
 * Keeps what a channel reports about money for a deposit that it does not have, until an operator
 * has settled it. Refuses cashier.deposit-unknown, so that the channel reports it again later: while
 * too many of its messages wait, and for a failure without an amount, which moved nothing.
 */
export async function keepUnknownPayment(
  room: CashierRoom,
  tx: Tx,
  { channel, reported }: Told,
): Promise<DepositState> {
  const { reference, outcome, depositNamed } = reported;
  const amount = reported.amount ?? null;
  if (outcome === 'failed' && amount === null) throw refuse('cashier.deposit-unknown');
  await takeUnknownTurn(tx, channel);
  const known = await findUnknown(tx, { channel, reference });
  const lastAt = room.clock.now();
  const says = { channel, reference, depositNamed, outcome, amount, lastAt };
  if (known && saysThat(known, reported)) {
    await noteAgain(tx, { ...known, lastAt });
    return 'REVIEW';
  }
  const waits = known?.settledBy === null;
  if (!waits && (await countUnknown(tx, channel)) >= MOST_UNKNOWN)
    throw refuse('cashier.deposit-unknown');
  if (known) await noteChanged(tx, { ...says, unknownPaymentId: known.unknownPaymentId });
  else
    await insertUnknown(tx, {
      ...says,
      unknownPaymentId: room.ids.next<UnknownPaymentId>(),
      firstAt: lastAt,
    });
  announceReview(room, tx);
  return 'REVIEW';
}

const saysThat = (known: UnknownPayment, { depositNamed, outcome, amount }: Reported) =>
  known.depositNamed === depositNamed &&
  known.outcome === outcome &&
  known.amount === (amount ?? null);

type Desk = typeof consoleCashierRoutes;

/** Those that wait for an operator, newest first. */
export async function listUnknownPayments(
  tx: Tx,
  { cursor, pageSize }: Input<Desk['unknownPayments']> & { pageSize: number },
): Promise<Output<Desk['unknownPayments']>> {
  const before = cursor === undefined ? null : fromWire('upy', cursor);
  if (cursor !== undefined && !before) throw refuse('edge.invalid-input', { field: 'cursor' });
  const read = await openUnknown(tx, { before, limit: pageSize + 1 });
  const rows = read.slice(0, pageSize).map((row) => ({
    id: toWire('upy', row.unknownPaymentId),
    channel: row.channel,
    reference: row.reference,
    depositNamed: row.depositNamed,
    outcome: row.outcome,
    amount: row.amount === null ? null : toDecimal(row.amount),
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
  }));
  return { rows, next: read.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
}

/**
 * An operator has settled it with the provider or the member. Refuses cashier.payment-changed:
 * settled by another, or no longer what the operator saw.
 */
export async function settleUnknownPayment(
  room: CashierRoom,
  tx: Tx,
  { wish, caller }: { wish: Input<Desk['settlePayment']>; caller: Caller },
): Promise<Record<string, never>> {
  const id = fromWire('upy', wish.id);
  const row = id && (await lockUnknown(tx, id));
  const amount = wish.amount === undefined ? null : parseAmount(wish.amount);
  if (!row || row.settledBy !== null || row.outcome !== wish.outcome || row.amount !== amount)
    throw refuse('cashier.payment-changed');
  const { reason, outcome } = wish;
  await writeSettled(tx, { id, by: operatorOf(caller).username, reason });
  const { channel, reference } = row;
  const facts = { channel, reference, outcome, amount: wish.amount ?? null, reason };
  await audited(room, tx, { caller, act: 'cashier.settle-payment', object: wish.id, facts });
  announceReview(room, tx);
  return {};
}
