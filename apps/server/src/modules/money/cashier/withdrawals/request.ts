import type { Input } from '@nokshi/contract';
import type { Withdrawal, withdrawalsRoutes } from '@nokshi/contract/player/withdrawals.ts';
import { parseAmount, toDecimal } from '@nokshi/money';
import {
  type Caller,
  type PlayerSession,
  playerOf,
  type Story,
} from '../../../../kernel/caller.ts';
import { spanOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import {
  fromWire,
  type MemberId,
  type PayeeId,
  type WithdrawalId,
} from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { PayoutMethod } from '../payouts/method.ts';
import type { CashierRoom } from '../room.ts';
import { type PayeeRow, payeeOf } from '../store/payees.ts';
import {
  addStep,
  countOpen,
  findWithdrawal,
  insertWithdrawal,
  withdrawalByKey,
} from '../store/withdrawals.ts';
import { announceWithdrawal } from './move-withdrawal.ts';
import { holdAmount } from './money.ts';
import { leftToday } from './terms.ts';
import { methodOf, wireWithdrawal } from './wire.ts';

type Wish = Input<typeof withdrawalsRoutes.request>;
type Wanted = {
  readonly session: PlayerSession;
  readonly key: string;
  readonly payeeId: PayeeId;
  readonly amount: bigint;
};
type Asked = Wanted & { readonly fromUnknown: boolean; readonly leavesBonus: boolean };

/**
 * Requests a withdrawal: the payment password first, then a proof where the caller's place has not
 * settled; then in one commit the account's state, the turnover and the hold, so the amount cannot
 * be staked any more. A request cannot be taken back. The same key returns the same withdrawal.
 * Refuses, in this order: wallet.key-reused, cashier.payee-unknown, cashier.payee-resting,
 * cashier.withdrawal-out-of-range, identity.payment-password-*, identity.too-many-attempts, what
 * provePlace refuses, edge.session-ended, cashier.too-many-withdrawals, cashier.withdrawal-day, wallet.insufficient,
 * cashier.debt-open, cashier.turnover-missing, turnover.bonus-active. Source: architecture.md 8, domain.md 11.
 */
export async function requestWithdrawal(
  room: CashierRoom,
  { caller, key, wish }: { caller: Caller; key: string; wish: Wish },
): Promise<Story<Withdrawal>> {
  const session = playerOf(caller);
  const { memberId } = session;
  const amount = parseAmount(wish.amount);
  const payeeId = fromWire('pye', wish.payeeId);
  if (amount === null) throw refuse('edge.invalid-input', { field: 'amount' });
  if (!payeeId) throw refuse('cashier.payee-unknown', { field: 'payeeId' });
  const asked = { session, key, payeeId, amount };
  const first = await room.db.read((tx) => answeredBefore(room, tx, asked));
  if (first) return async () => first;
  await room.db.read((tx) => usablePayee(room, tx, asked));
  await room.access.checkPaymentPassword({ memberId, pin: wish.paymentPassword });
  // A member without an older proof can still withdraw: the desk sees the mark.
  const { leavesBonus = false } = wish;
  const fromUnknown = !(await room.access.provePlace(wish, caller));
  return (tx) => holdAndWrite(room, tx, { ...asked, fromUnknown, leavesBonus });
}

async function answeredBefore(
  room: CashierRoom,
  tx: Tx,
  asked: Wanted,
): Promise<Withdrawal | null> {
  const { session, key, payeeId, amount } = asked;
  const row = await withdrawalByKey(tx, { memberId: session.memberId, key });
  if (!row) return null;
  if (row.payeeId !== payeeId || row.amount !== amount) throw refuse('wallet.key-reused');
  return wireWithdrawal(room, tx, row);
}

/** The payee, which can be paid this amount now. */
async function usablePayee(room: CashierRoom, tx: Tx, asked: Wanted): Promise<PayeeRow> {
  const { session, payeeId, amount } = asked;
  const payee = await payeeOf(tx, { memberId: session.memberId, payeeId });
  const method = payee && methodOf(room, payee.method);
  if (!method) throw refuse('cashier.payee-unknown', { field: 'payeeId' });
  const usableFrom = payee.usableFrom.toISOString();
  if (payee.usableFrom > room.clock.now())
    throw refuse('cashier.payee-resting', { field: 'payeeId', value: { usableFrom } });
  checkAmount(method, amount);
  return payee;
}

function checkAmount({ minimum, maximum }: PayoutMethod, amount: bigint): void {
  if (amount >= minimum && amount <= maximum) return;
  throw refuse('cashier.withdrawal-out-of-range', {
    field: 'amount',
    value: { minimum: toDecimal(minimum), maximum: toDecimal(maximum) },
  });
}

async function holdAndWrite(room: CashierRoom, tx: Tx, asked: Asked): Promise<Withdrawal> {
  const { session, key, payeeId, amount, fromUnknown } = asked;
  const { memberId } = session;
  await room.turnover.lockMemberFunds(tx, memberId);
  // Another call with this key may have committed first.
  const first = await answeredBefore(room, tx, asked);
  if (first) return first;
  await checkStanding(room, tx, session);
  const { method } = await usablePayee(room, tx, asked);
  await checkMoney(room, tx, { memberId, amount });
  await room.turnover.leaveBonus(tx, { memberId, agreed: asked.leavesBonus });
  const requestedAt = room.clock.now();
  const withdrawalId = room.ids.next<WithdrawalId>();
  const added = { withdrawalId, memberId, key, payeeId, method, amount, requestedAt };
  await insertWithdrawal(tx, { ...added, fromUnknown });
  const step = { withdrawalId, state: 'REQUESTED', at: requestedAt } as const;
  await addStep(tx, { ...step, note: null, operator: null, reason: null });
  const row = await findWithdrawal(tx, withdrawalId);
  if (!row) throw new Error(`withdrawal ${withdrawalId} was written and is not there`);
  announceWithdrawal(room, tx, row);
  const answer = await wireWithdrawal(room, tx, row);
  await holdAmount(room, tx, row);
  return answer;
}

async function checkMoney(
  room: CashierRoom,
  tx: Tx,
  { memberId, amount }: { memberId: MemberId; amount: bigint },
): Promise<void> {
  const { openAtMost } = room.withdrawalPolicy;
  if ((await countOpen(tx, memberId)) >= openAtMost)
    throw refuse('cashier.too-many-withdrawals', { value: { atMost: openAtMost } });
  const left = await leftToday(room, tx, memberId);
  if (left !== null && amount > left)
    throw refuse('cashier.withdrawal-day', {
      field: 'amount',
      value: { left: toDecimal(left), resetsAt: spanOf('D', room.clock.now()).end.toISOString() },
    });
  const money = await room.turnover.withdrawableBalance(tx, memberId);
  const { cash, withdrawable, turnover, debt } = money;
  if (amount > cash) throw refuse('wallet.insufficient', { field: 'amount' });
  if (amount > withdrawable && debt)
    throw refuse('cashier.debt-open', {
      field: 'amount',
      value: { available: toDecimal(withdrawable), held: toDecimal(debt.held) },
    });
  if (amount > withdrawable)
    throw refuse('cashier.turnover-missing', {
      field: 'amount',
      value: { available: toDecimal(withdrawable), missing: toDecimal(turnover.missing) },
    });
}

/**
 * The account as this transaction reads it, not as the session began. Refuses: edge.session-ended.
 */
async function checkStanding(
  room: CashierRoom,
  tx: Tx,
  { memberId, generation }: PlayerSession,
): Promise<void> {
  const member = await room.identity.member(tx, memberId);
  if (member?.generation !== generation) throw refuse('edge.session-ended');
}
