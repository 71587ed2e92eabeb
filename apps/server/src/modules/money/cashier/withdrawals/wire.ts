import type {
  Payee,
  PayoutMethod as WireMethod,
  Withdrawal,
} from '@nokshi/contract/player/withdrawals.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire, type WithdrawalId } from '../../../../kernel/ids.ts';
import type { PayoutMethod } from '../payouts/method.ts';
import type { CashierRoom } from '../room.ts';
import { maskedAccount } from '../rules/masked-account.ts';
import { answersOpen, isToBePaid, nextStep } from '../rules/withdrawal-states.ts';
import type { PayeeRow } from '../store/payees.ts';
import { type StepRow, stepsOf, type WithdrawalRow } from '../store/withdrawals.ts';
import type { Review } from '../topics.ts';
import { reviewsOf } from './reviews.ts';

export const methodOf = ({ payouts }: CashierRoom, code: string): PayoutMethod | undefined =>
  payouts.find((method) => method.code === code);

/** A payment may outlive its method; then its code stands for the name. */
const nameOf = (room: CashierRoom, code: string) =>
  methodOf(room, code)?.name ?? { EN: code, BN: code };

export const wireMethod = ({ pay, minimum, maximum, ...method }: PayoutMethod): WireMethod => ({
  ...method,
  kind: pay ? 'automatic' : 'by-hand',
  minimum: toDecimal(minimum),
  maximum: toDecimal(maximum),
});

export const wirePayee = (room: CashierRoom, row: PayeeRow): Payee => ({
  id: toWire('pye', row.payeeId),
  method: row.method,
  methodName: nameOf(room, row.method),
  holder: row.holder,
  account: maskedAccount(row.account),
  verified: row.verifiedAt !== null,
  addedAt: row.addedAt.toISOString(),
  usableFrom: row.usableFrom.toISOString(),
});

/** Withdrawals with their steps, oldest step first. */
async function withSteps(
  tx: Tx,
  rows: readonly WithdrawalRow[],
): Promise<{ row: WithdrawalRow; steps: readonly StepRow[] }[]> {
  const ids = rows.map(({ withdrawalId }) => withdrawalId);
  const steps = new Map<WithdrawalId, StepRow[]>(ids.map((id) => [id, []]));
  for (const step of await stepsOf(tx, ids)) steps.get(step.withdrawalId)?.push(step);
  return rows.map((row) => ({ row, steps: steps.get(row.withdrawalId) ?? [] }));
}

export async function wireWithdrawals(
  room: CashierRoom,
  tx: Tx,
  rows: readonly WithdrawalRow[],
): Promise<Withdrawal[]> {
  const reviews = await reviewsOf(room, tx, rows);
  return (await withSteps(tx, rows)).map(({ row, steps }) =>
    wireOne(room, row, { steps, review: reviews.get(row.memberId) }),
  );
}

export async function wireWithdrawal(
  room: CashierRoom,
  tx: Tx,
  row: WithdrawalRow,
): Promise<Withdrawal> {
  const steps = await stepsOf(tx, [row.withdrawalId]);
  const review = (await reviewsOf(room, tx, [row])).get(row.memberId);
  return wireOne(room, row, { steps, review });
}

type Beside = { readonly steps: readonly StepRow[]; readonly review: Review | undefined };

function wireOne(room: CashierRoom, row: WithdrawalRow, { steps, review }: Beside): Withdrawal {
  const { state, confirmBy, requestedAt } = row;
  const method = methodOf(room, row.method);
  const since = steps.at(-1)?.at ?? requestedAt;
  const automaticWithinMinutes = method?.pay ? method.paidWithinMinutes : null;
  const held = isToBePaid(state) ? (review?.held ?? null) : null;
  const next = held
    ? { owner: 'house' as const, by: held.by }
    : nextStep({ state, confirmBy, since, automaticWithinMinutes });
  return {
    id: toWire('wdr', row.withdrawalId),
    state,
    amount: toDecimal(row.amount),
    method: row.method,
    methodName: nameOf(room, row.method),
    holder: row.holder,
    account: maskedAccount(row.account),
    received: row.received === null ? null : toDecimal(row.received),
    reference: row.reference,
    requestedAt: requestedAt.toISOString(),
    confirmBy: confirmBy?.toISOString() ?? null,
    answers: answersOpen(row, room.clock.now()),
    next: next && { owner: next.owner, by: next.by?.toISOString() ?? null },
    review: held && { since: held.since.toISOString(), by: held.by.toISOString() },
    steps: steps.map(({ state, at, note }) => ({ state, at: at.toISOString(), note })),
  };
}
