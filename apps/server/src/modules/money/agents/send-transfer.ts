import type { Input } from '@nokshi/contract';
import type { TeamTransfer, teamTransfersRoutes } from '@nokshi/contract/player/team-transfers.ts';
import { parseAmount, toDecimal } from '@nokshi/money';
import { spanOf } from '../../../kernel/calendar.ts';
import { type Caller, type PlayerSession, playerOf, type Story } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { fromWire, type MemberId, type TeamTransferId } from '../../../kernel/ids.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Member } from '../../people/identity/index.ts';
import { nameFor, otherSide, sideOf } from './line.ts';
import type { AgentsRoom } from './room.ts';
import { leftOf, overDay } from './rules/day-allowance.ts';
import { receivedWords } from './rules/received-words.ts';
import {
  insertTransfer,
  sentIn,
  type Side,
  transferByKey,
  type TransferRow,
} from './store/transfers.ts';
import { wireTransfer } from './wire.ts';

type Wish = Input<typeof teamTransfersRoutes.send>;
type Wanted = {
  readonly session: PlayerSession;
  readonly key: string;
  readonly to: MemberId;
  readonly amount: bigint;
};
type Asked = Wanted & { readonly fromUnknown: boolean; readonly leavesBonus: boolean };
type Ends = { readonly from: Member; readonly to: Member; readonly side: Side };

/**
 * Sends real money to the direct upline, or from an agent to a direct downline. First the payment
 * password, then a proof where the caller's place has not settled; then in one commit the lock on
 * the sender's funds, the day and turnover, the receiver's limits, and the money in both lanes. The
 * same key returns the same transfer. The sender is never told why a receiver cannot receive.
 * Refuses, in this order: wallet.key-reused, agents.transfers-off, agents.not-in-line,
 * agents.amount-too-low, identity.payment-password-*, identity.too-many-attempts, what provePlace
 * refuses, edge.session-ended, agents.times-used, agents.amount-used, agents.under-review,
 * wallet.insufficient, agents.debt-open, agents.turnover-missing, turnover.bonus-active,
 * agents.cannot-receive. Source:
 * domain.md 8.3, checklist.
 */
export async function sendTransfer(
  room: AgentsRoom,
  { caller, key, wish }: { caller: Caller; key: string; wish: Wish },
): Promise<Story<TeamTransfer>> {
  const session = playerOf(caller);
  const { memberId } = session;
  const amount = parseAmount(wish.amount);
  const to = fromWire('mbr', wish.to);
  if (amount === null) throw refuse('edge.invalid-input', { field: 'amount' });
  if (!to) throw refuse('agents.not-in-line');
  const asked = { session, key, to, amount };
  const first = await room.db.read(async (tx) => {
    const before = await answeredBefore(room, tx, asked);
    if (!before) await askedEnds(room, tx, asked);
    return before;
  });
  if (first) return async () => first;
  await room.access.checkPaymentPassword({ memberId, pin: wish.paymentPassword });
  // As for a withdrawal: a member without an older proof may send, and the desk sees the mark.
  const { leavesBonus = false } = wish;
  const fromUnknown = !(await room.access.provePlace(wish, caller));
  return (tx) => moveAndWrite(room, tx, { ...asked, fromUnknown, leavesBonus });
}

async function answeredBefore(
  room: AgentsRoom,
  tx: Tx,
  { session: { memberId }, key, to, amount }: Wanted,
): Promise<TeamTransfer | null> {
  const row = await transferByKey(tx, { memberId, key });
  if (!row) return null;
  if (row.toId !== to || row.amount !== amount) throw refuse('wallet.key-reused');
  return wireTransfer(room, tx, { row, memberId });
}

/** Both ends as this transaction reads them. */
async function askedEnds(room: AgentsRoom, tx: Tx, asked: Wanted): Promise<Ends> {
  const { on, minimum } = room.site.teamTerms();
  if (!on) throw refuse('agents.transfers-off');
  const from = await room.identity.member(tx, asked.session.memberId);
  const to = await room.identity.member(tx, asked.to);
  const side = from && to && sideOf(from, to);
  if (!side) throw refuse('agents.not-in-line');
  if (asked.amount < minimum)
    throw refuse('agents.amount-too-low', {
      field: 'amount',
      value: { minimum: toDecimal(minimum) },
    });
  return { from, to, side };
}

async function moveAndWrite(room: AgentsRoom, tx: Tx, asked: Asked): Promise<TeamTransfer> {
  const { session, key, amount, fromUnknown } = asked;
  const { memberId } = session;
  await room.turnover.lockMemberFunds(tx, memberId, asked.to);
  // Another call with this key may have committed first.
  const first = await answeredBefore(room, tx, asked);
  if (first) return first;
  const { from, to, side } = await askedEnds(room, tx, asked);
  if (from.generation !== session.generation) throw refuse('edge.session-ended');
  await checkDay(room, tx, { memberId, amount });
  await checkMoney(room, tx, { memberId, amount });
  await room.turnover.leaveBonus(tx, { memberId, agreed: asked.leavesBonus });
  // A deposit limit counts all money that arrives, from any sender.
  if (!(await room.limits.countDeposit(tx, { memberId: to.memberId, amount })))
    throw refuse('agents.cannot-receive');
  const row: TransferRow = {
    transferId: room.ids.next<TeamTransferId>(),
    fromId: memberId,
    toId: to.memberId,
    side,
    amount,
    madeAt: room.clock.now(),
    fromUnknown,
  };
  await insertTransfer(tx, { ...row, key });
  await room.turnover.oblige(tx, {
    id: row.transferId,
    memberId: to.memberId,
    source: 'transfer',
    amount,
  });
  const words = receivedWords(nameFor(otherSide(side), from.username), amount);
  await room.messaging.tell(tx, { memberId: to.memberId, ...words });
  announce(room, tx, row);
  const answer = await wireTransfer(room, tx, { row, memberId });
  await moveMoney(room, tx, row);
  return answer;
}

type Sum = { readonly memberId: MemberId; readonly amount: bigint };

async function checkDay(room: AgentsRoom, tx: Tx, { memberId, amount }: Sum): Promise<void> {
  const terms = room.site.teamTerms();
  const span = spanOf('D', room.clock.now());
  const used = await sentIn(tx, { memberId, span });
  const over = overDay(used, terms, amount);
  if (!over) return;
  const value = {
    left: toDecimal(leftOf(used, terms).amount),
    resetsAt: span.end.toISOString(),
  };
  throw refuse(`agents.${over}`, { field: 'amount', value });
}

async function checkMoney(room: AgentsRoom, tx: Tx, { memberId, amount }: Sum): Promise<void> {
  const money = await room.turnover.withdrawableBalance(tx, memberId);
  const { cash, withdrawable, turnover, debt } = money;
  if (await room.turnover.isUnderReview(tx, memberId)) throw refuse('agents.under-review');
  if (amount > cash) throw refuse('wallet.insufficient', { field: 'amount' });
  if (amount > withdrawable && debt)
    throw refuse('agents.debt-open', {
      field: 'amount',
      value: { available: toDecimal(withdrawable), held: toDecimal(debt.held) },
    });
  if (amount > withdrawable)
    throw refuse('agents.turnover-missing', {
      field: 'amount',
      value: { available: toDecimal(withdrawable), missing: toDecimal(turnover.missing) },
    });
}

/** Moves the money in both lanes; the transfer's id is the key, so it happens once. */
async function moveMoney(room: AgentsRoom, tx: Tx, row: TransferRow): Promise<void> {
  const { transferId, fromId, toId, amount } = row;
  try {
    await room.wallet.move(tx, {
      key: transferId,
      digest: digestOf(`agents.transfer ${transferId} ${fromId} ${toId} ${amount}`),
      from: fromId,
      to: toId,
      asset: 'BDT',
      amount,
      reference: transferId,
      kind: 'transfer-out',
      receivedAs: 'transfer-in',
    });
  } catch (err) {
    // The sender has a live session, so a closed account is the receiver's.
    if (err instanceof Refusal && err.code === 'wallet.account-closed')
      throw refuse('agents.cannot-receive');
    throw err;
  }
}

function announce({ live }: AgentsRoom, tx: Tx, { fromId, toId }: TransferRow): void {
  const message = { type: 'team-transfer' } as const;
  tx.afterCommit(() => {
    live.toMember(fromId, message);
    live.toMember(toId, message);
    live.toDesk('agents.read', message);
  });
}
