import type { Input } from '@nokshi/contract';
import type { Withdrawal, withdrawalsRoutes } from '@nokshi/contract/player/withdrawals.ts';
import { parseAmount } from '@nokshi/money';
import type { Story } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type ForWhom, forMember } from '../../../../kernel/for-whom.ts';
import { fromWire, type MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { drawProofs } from '../draw-proofs.ts';
import type { CashierRoom } from '../room.ts';
import { answersOpen, STATE_OF_ANSWER } from '../rules/withdrawal-states.ts';
import {
  addProof,
  findWithdrawal,
  lockWithdrawal,
  type WithdrawalRow,
} from '../store/withdrawals.ts';
import { moveMissing } from './money.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { wireWithdrawal } from './wire.ts';

type Wish = Input<typeof withdrawalsRoutes.answer>;
type Asked = { readonly memberId: MemberId; readonly wish: Wish };

/**
 * The member says what was received. A missing amount waits in suspense until an operator decides;
 * after a dispute the member may still say once that all of it arrived. Refuses:
 * cashier.proof-needed, media.*, cashier.withdrawal-unknown, cashier.answer-closed,
 * cashier.received-wrong. Checklist S-051 to S-054, V-061 to V-064.
 */
export async function answerWithdrawal(
  room: CashierRoom,
  asked: Asked & { readonly who?: ForWhom },
): Promise<Story<Withdrawal>> {
  const { answer, proofs } = asked.wish;
  const says = answer === 'partial' || answer === 'not-received';
  if (says && proofs.length === 0) throw refuse('cashier.proof-needed', { field: 'proofs' });
  await room.db.read((tx) => checkAnswer(room, tx, { ...asked, find: findWithdrawal }));
  const { who = forMember(asked.memberId) } = asked;
  const pictures = says ? await drawProofs(room, { who, proofs }) : [];
  return (tx) => write(room, tx, { ...asked, pictures });
}

async function write(
  room: CashierRoom,
  tx: Tx,
  { memberId, wish, pictures }: Asked & { pictures: readonly Buffer[] },
): Promise<Withdrawal> {
  const at = room.clock.now();
  const { row, received } = await checkAnswer(room, tx, {
    memberId,
    wish,
    find: lockWithdrawal,
  });
  const missing = row.amount - received;
  for (const picture of pictures) await addProof(tx, { id: row.withdrawalId, at, picture });
  const note =
    wish.answer === 'partial' || wish.answer === 'not-received' ? wish.answer : undefined;
  const changed = await moveWithdrawal(room, tx, {
    row,
    change: { to: STATE_OF_ANSWER[wish.answer], received, ...(note && { note }) },
  });
  if (missing > 0n) await moveMissing(room, tx, { row, missing, verb: 'set-aside' });
  else if (row.received !== null)
    await moveMissing(room, tx, { row, missing: row.amount - row.received, verb: 'put-back' });
  return wireWithdrawal(room, tx, changed);
}

/** Whose it is, and whether this can be answered now: before pictures are drawn, and under its lock. */
async function checkAnswer(
  room: CashierRoom,
  tx: Tx,
  { memberId, wish, find }: Asked & { find: typeof lockWithdrawal },
): Promise<{ row: WithdrawalRow; received: bigint }> {
  const withdrawalId = fromWire('wdr', wish.id);
  const row = withdrawalId && (await find(tx, withdrawalId));
  if (row?.memberId !== memberId) throw refuse('cashier.withdrawal-unknown');
  if (!answersOpen(row, room.clock.now()).includes(wish.answer))
    throw refuse('cashier.answer-closed');
  return { row, received: receivedOf(row, wish) };
}

/** Received and remaining add up to the amount exactly. Refuses: cashier.received-wrong. S-053. */
function receivedOf({ amount }: WithdrawalRow, { answer, received }: Wish): bigint {
  if (answer === 'not-received') return 0n;
  if (answer !== 'partial') return amount;
  const part = parseAmount(received ?? '');
  if (part === null || part >= amount)
    throw refuse('cashier.received-wrong', { field: 'received' });
  return part;
}
