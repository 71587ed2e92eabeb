import type { Tx } from '../../../../kernel/db.ts';
import { derivedId, type Uuid, type WithdrawalId } from '../../../../kernel/ids.ts';
import type { PaymentResult } from '../payouts/method.ts';
import type { CashierRoom } from '../room.ts';
import { withdrawalWords } from '../rules/withdrawal-words.ts';
import {
  dateStep,
  findWithdrawal,
  lockWithdrawal,
  type WithdrawalRow,
} from '../store/withdrawals.ts';
import { AUTO_RECEIVE } from './auto-receive.ts';
import { type By, moveWithdrawal } from './move-withdrawal.ts';
import { capturePaid } from './money.ts';
import { minutesToAnswer } from './terms.ts';
import { methodOf } from './wire.ts';

export const PAY = 'cashier.pay-withdrawal';

export type PayJob = {
  readonly withdrawalId: WithdrawalId;
  readonly attempt: number;
  /** The review that the attempt waited for. */
  readonly after?: Uuid;
};

/**
 * Queues the payment in the commit that approves it; the channel is called after the commit, and
 * again after a crash.
 */
export const queuePayment = (room: CashierRoom, tx: Tx, job: PayJob) =>
  room.jobs.enqueue(tx, {
    name: PAY,
    key: [PAY, job.withdrawalId, job.attempt, ...(job.after ? [job.after] : [])].join(':'),
    payload: job,
    runAt: room.clock.now(),
  });

/**
 * The channel pays. One attempt is one payment under one key, so a job that runs twice, or after a
 * lost answer, pays once. A withdrawal that is no longer APPROVED is skipped, and so is one under
 * review: `resumePayments` queues it again.
 */
export async function payWithdrawal(room: CashierRoom, job: PayJob): Promise<void> {
  const { withdrawalId, attempt } = job;
  const row = await room.db.tx((tx) => payableNow(room, tx, withdrawalId));
  const pay = row && methodOf(room, row.method)?.pay;
  if (row?.state !== 'APPROVED' || !pay) return;
  const { amount, holder, account } = row;
  const key = derivedId(`cashier.payment ${attempt}\n${withdrawalId}`, withdrawalId);
  const result = await pay({ key, amount, holder, account, attempt });
  await room.db.tx((tx) => bookResult(room, tx, { withdrawalId, result }));
}

async function payableNow(room: CashierRoom, tx: Tx, withdrawalId: WithdrawalId) {
  const row = await findWithdrawal(tx, withdrawalId);
  return row && !(await room.turnover.isUnderReview(tx, row.memberId)) ? row : undefined;
}

async function bookResult(
  room: CashierRoom,
  tx: Tx,
  { withdrawalId, result }: { withdrawalId: WithdrawalId; result: PaymentResult },
): Promise<void> {
  const row = await lockWithdrawal(tx, withdrawalId);
  if (row?.state !== 'APPROVED') return;
  if (result.outcome === 'paid') await markPaid(room, tx, { row, reference: result.reference });
  else await moveWithdrawal(room, tx, { row, change: { to: 'FAILED', note: 'channel-failed' } });
}

/**
 * Captures the hold and starts the member's time to answer. Source: domain.md 11, checklist C-032.
 */
export async function markPaid(
  room: CashierRoom,
  tx: Tx,
  { row, reference, by }: { row: WithdrawalRow; reference: string; by?: By },
): Promise<void> {
  const { memberId, withdrawalId, amount } = row;
  const minutes = await minutesToAnswer(room, tx);
  const confirmBy = new Date(room.clock.now().getTime() + minutes * 60_000);
  await moveWithdrawal(room, tx, {
    row,
    change: { to: 'PAID', reference, confirmBy, ...(by && { by, note: 'paid-by-hand' }) },
  });
  await room.jobs.enqueue(tx, {
    name: AUTO_RECEIVE,
    key: `${AUTO_RECEIVE}:${withdrawalId}`,
    payload: { withdrawalId },
    runAt: confirmBy,
  });
  await room.messaging.tell(tx, { memberId, ...withdrawalWords.paid(amount) });
  // Last, since from here on the member's lane waits for this commit.
  const { at } = await capturePaid(room, tx, row);
  await dateStep(tx, { withdrawalId, state: 'PAID', at });
}
