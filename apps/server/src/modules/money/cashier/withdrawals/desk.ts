import type { Output } from '@nokshi/contract';
import type {
  consoleWithdrawalRoutes,
  DeskWithdrawal,
  WithdrawalQueue,
} from '@nokshi/contract/console/withdrawals.ts';
import type { WithdrawalState } from '@nokshi/contract/player/withdrawals.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire, type WithdrawalId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { withdrawalStates } from '../rules/withdrawal-states.ts';
import { risksOf } from '../rules/withdrawal-risks.ts';
import { type MemberMoney, moneyBehind } from '../store/member-money.ts';
import { sharersOf } from '../store/payees.ts';
import { proofsOf, stepsOf, type WithdrawalRow } from '../store/withdrawals.ts';
import { foundWithdrawal } from './move-withdrawal.ts';
import { readPage } from './read.ts';
import type { Review } from '../topics.ts';
import { reviewsOf } from './reviews.ts';
import { methodOf, wireWithdrawals } from './wire.ts';

const STATES: Readonly<Record<WithdrawalQueue, readonly WithdrawalState[]>> = {
  // All that waits for the house; disputes also have a queue of their own.
  waiting: ['REQUESTED', 'APPROVED', 'FAILED', 'DISPUTED', 'PARTIAL'],
  disputed: ['DISPUTED', 'PARTIAL'],
  paid: ['PAID'],
  ended: withdrawalStates.ends,
  all: [],
};
const OLDEST_FIRST: ReadonlySet<WithdrawalQueue> = new Set(['waiting', 'disputed']);

type Asked = {
  queue: WithdrawalQueue;
  memberId?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** A queue with the risks of each withdrawal; what waits for the house comes oldest first. */
export async function deskWithdrawals(
  room: CashierRoom,
  tx: Tx,
  { queue, memberId: of, ...asked }: Asked,
): Promise<Output<typeof consoleWithdrawalRoutes.list>> {
  const oldestFirst = OLDEST_FIRST.has(queue);
  const memberId = of === undefined ? null : fromWire('mbr', of);
  if (of !== undefined && !memberId) throw refuse('edge.invalid-input', { field: 'memberId' });
  const states = STATES[queue];
  const { rows, next } = await readPage(tx, {
    ...(memberId && { memberId }),
    states,
    oldestFirst,
    asked,
  });
  return { rows: await forDesk(room, tx, rows), next };
}

/** Withdrawals as the desk shows them, with their risks. */
export async function forDesk(
  room: CashierRoom,
  tx: Tx,
  rows: readonly WithdrawalRow[],
): Promise<DeskWithdrawal[]> {
  const members = [...new Set(rows.map(({ memberId }) => memberId))];
  const names = await room.identity.usernames(tx, members);
  const payeeNames = await room.identity.payeeNames(tx, members);
  const money = await moneyOf(tx, rows);
  const wired = await wireWithdrawals(room, tx, rows);
  const reviews = await reviewsOf(room, tx, rows);
  return rows.map((row, at) => ({
    ...wired[at]!,
    memberId: toWire('mbr', row.memberId),
    username: names.get(row.memberId) ?? '',
    riskCase: caseOf(reviews.get(row.memberId)),
    risks: risksOf({
      ...row,
      ...money.get(row.withdrawalId)!,
      payeeName: payeeNames.get(row.memberId) ?? null,
    }),
  }));
}

const caseOf = (review: Review | undefined): DeskWithdrawal['riskCase'] =>
  review ? { id: review.caseId, score: review.score, state: review.state } : null;

async function moneyOf(
  tx: Tx,
  rows: readonly WithdrawalRow[],
): Promise<ReadonlyMap<WithdrawalId, MemberMoney>> {
  const ids = rows.map(({ withdrawalId }) => withdrawalId);
  return new Map((await moneyBehind(tx, ids)).map((row) => [row.withdrawalId, row]));
}

/** One withdrawal with everything an operator decides by. Refuses: cashier.withdrawal-unknown. */
export async function deskWithdrawal(
  room: CashierRoom,
  tx: Tx,
  id: string,
): Promise<Output<typeof consoleWithdrawalRoutes.one>> {
  const row = await foundWithdrawal(tx, id);
  const { memberId, withdrawalId } = row;
  const [shown] = await forDesk(room, tx, [row]);
  const money = (await moneyOf(tx, [row])).get(withdrawalId);
  const member = await room.identity.member(tx, memberId);
  if (!shown || !money || !member) throw new Error(`withdrawal ${withdrawalId} has no member`);
  const { stake, payout } = await room.wagers.totals(tx, { memberId });
  const proofs = await proofsOf(tx, withdrawalId);
  return {
    ...shown,
    fullAccount: row.account,
    verified: row.verifiedAt !== null,
    payeeName: (await room.identity.payeeNames(tx, [memberId])).get(memberId) ?? null,
    kind: methodOf(room, row.method)?.pay ? 'automatic' : 'by-hand',
    totals: {
      deposited: toDecimal(money.deposited),
      withdrawn: toDecimal(money.withdrawn - row.amount),
      staked: toDecimal(stake),
      paidOut: toDecimal(payout),
    },
    registeredAt: member.registeredAt.toISOString(),
    sharedWith: await sharers(room, tx, row),
    reasons: (await stepsOf(tx, [withdrawalId])).flatMap(({ at, operator, state: act, reason }) =>
      operator && reason ? [{ at: at.toISOString(), operator, act, reason }] : [],
    ),
    proofs: proofs.map(({ at, picture }) => ({
      at: at.toISOString(),
      picture: picture.toString('base64'),
    })),
  };
}

async function sharers(room: CashierRoom, tx: Tx, row: WithdrawalRow) {
  const others: MemberId[] = await sharersOf(tx, row);
  const names = await room.identity.usernames(tx, others);
  return others.map((id) => ({ memberId: toWire('mbr', id), username: names.get(id) ?? '' }));
}
