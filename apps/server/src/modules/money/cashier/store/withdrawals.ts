import type { WithdrawalNote, WithdrawalState } from '@nokshi/contract/player/withdrawals.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, PayeeId, WithdrawalId } from '../../../../kernel/ids.ts';
import { join, sql } from '../../../../kernel/sql.ts';
import { withdrawalStates } from '../rules/withdrawal-states.ts';

export type WithdrawalRow = {
  readonly withdrawalId: WithdrawalId;
  readonly memberId: MemberId;
  readonly payeeId: PayeeId;
  readonly method: string;
  readonly amount: bigint;
  readonly state: WithdrawalState;
  readonly received: bigint | null;
  readonly reference: string | null;
  readonly requestedAt: Date;
  readonly confirmBy: Date | null;
  /** Of the payee's account. */
  readonly holder: string;
  readonly account: string;
  readonly verifiedAt: Date | null;
  readonly accountAddedAt: Date;
  readonly fromUnknown: boolean;
};

export type StepRow = {
  readonly withdrawalId: WithdrawalId;
  readonly state: WithdrawalState;
  readonly at: Date;
  readonly note: WithdrawalNote | null;
  readonly operator: string | null;
  readonly reason: string | null;
};

const withPayee = sql`select w.withdrawal_id as "withdrawalId", w.member_id as "memberId",
    w.payee_id as "payeeId", w.method, w.amount, w.state, w.received, w.reference,
    w.requested_at as "requestedAt", w.confirm_by as "confirmBy", p.holder, p.account,
    p.verified_at as "verifiedAt", p.added_at as "accountAddedAt", w.from_unknown as "fromUnknown"
  from cashier_withdrawal w join cashier_payee p on p.payee_id = w.payee_id`;

export type NewWithdrawal = Pick<
  WithdrawalRow,
  'withdrawalId' | 'memberId' | 'payeeId' | 'method' | 'amount' | 'requestedAt' | 'fromUnknown'
> & { readonly key: string };

export const insertWithdrawal = (tx: Tx, row: NewWithdrawal) =>
  tx.run(sql`insert into cashier_withdrawal
      (withdrawal_id, member_id, key, payee_id, method, amount, state, requested_at, from_unknown)
    values (${row.withdrawalId}, ${row.memberId}, ${row.key}, ${row.payeeId}, ${row.method}, ${row.amount},
      'REQUESTED', ${row.requestedAt}, ${row.fromUnknown})`);

export const findWithdrawal = (tx: Tx, id: WithdrawalId) =>
  tx.maybe<WithdrawalRow>(sql`${withPayee} where w.withdrawal_id = ${id}`);

/** The withdrawal that this key of the member created. */
export const withdrawalByKey = (tx: Tx, { memberId, key }: { memberId: MemberId; key: string }) =>
  tx.maybe<WithdrawalRow>(sql`${withPayee} where w.member_id = ${memberId} and w.key = ${key}`);

/** Locked until the transaction ends, so that acts on it happen one after another. */
export const lockWithdrawal = (tx: Tx, id: WithdrawalId) =>
  tx.maybe<WithdrawalRow>(sql`${withPayee} where w.withdrawal_id = ${id} for update of w`);

/** What these members requested and was not paid yet; the policy limits how many each has. */
export const unpaidOf = (tx: Tx, memberIds: readonly MemberId[]) =>
  tx.rows<WithdrawalRow>(sql`${withPayee} where w.member_id = any(${memberIds}::uuid[])
    and w.state in ('REQUESTED', 'APPROVED', 'FAILED') order by w.withdrawal_id`);

export type Written = {
  readonly from: WithdrawalState;
  readonly to: WithdrawalState;
  readonly received?: bigint;
  readonly reference?: string;
  readonly confirmBy?: Date;
};

/** For `moveWithdrawal` alone. */
export const writeState = (tx: Tx, id: WithdrawalId, change: Written) =>
  tx.run(sql`update cashier_withdrawal set state = ${change.to},
      received = coalesce(${change.received ?? null}, received),
      reference = coalesce(${change.reference ?? null}, reference),
      confirm_by = coalesce(${change.confirmBy ?? null}, confirm_by)
    where withdrawal_id = ${id} and state = ${change.from}`);

export const addStep = (tx: Tx, step: StepRow) =>
  tx.run(sql`insert into cashier_withdrawal_step
      (withdrawal_id, position, state, at, note, operator, reason)
    select ${step.withdrawalId}, count(*), ${step.state}, ${step.at}, ${step.note},
      ${step.operator}, ${step.reason}
    from cashier_withdrawal_step where withdrawal_id = ${step.withdrawalId}`);

/** The step has the moment of its posting. */
export const dateStep = (tx: Tx, step: Pick<StepRow, 'withdrawalId' | 'state' | 'at'>) =>
  tx.run(sql`update cashier_withdrawal_step set at = ${step.at}
    where withdrawal_id = ${step.withdrawalId} and state = ${step.state}`);

export const stepsOf = (tx: Tx, ids: readonly WithdrawalId[]) =>
  tx.rows<StepRow>(sql`select withdrawal_id as "withdrawalId", state, at, note, operator, reason
    from cashier_withdrawal_step where withdrawal_id = any(${ids}::uuid[])
    order by withdrawal_id, position`);

export const isReferenceTaken = async (
  tx: Tx,
  payment: { method: string; reference: string },
): Promise<boolean> =>
  (await tx.maybe(sql`select 1 as taken from cashier_withdrawal
    where method = ${payment.method} and reference = ${payment.reference}`)) !== undefined;

export const countOpen = async (tx: Tx, memberId: MemberId): Promise<number> =>
  (
    await tx.one<{ open: number }>(sql`select count(*)::int as open from cashier_withdrawal
      where member_id = ${memberId} and state = any(${[...withdrawalStates.open]}::text[])`)
  ).open;

/** What a member asked for since a moment and was not refused or given back; minor units. */
export const requestedSince = async (
  tx: Tx,
  { memberId, since }: { memberId: MemberId; since: Date },
): Promise<bigint> =>
  (
    await tx.one<{ sum: bigint }>(sql`
      select coalesce(sum(amount), 0)::bigint as sum from cashier_withdrawal
      where member_id = ${memberId} and requested_at >= ${since}
        and state not in ('REJECTED', 'REFUNDED')`)
  ).sum;

export type Filter = {
  readonly memberId?: MemberId;
  /** Null: every state. */
  readonly states: readonly WithdrawalState[];
  /** The cursor: the last id read; ids are in the order of time. */
  readonly after?: WithdrawalId;
  readonly oldestFirst: boolean;
  readonly limit: number;
};

export function listWithdrawals(tx: Tx, filter: Filter): Promise<WithdrawalRow[]> {
  const { memberId, states, after, oldestFirst, limit } = filter;
  const passed = oldestFirst ? sql`w.withdrawal_id >` : sql`w.withdrawal_id <`;
  const where = join(
    [
      sql`true`,
      ...(memberId ? [sql`w.member_id = ${memberId}`] : []),
      ...(states.length > 0 ? [sql`w.state = any(${[...states]}::text[])`] : []),
      ...(after ? [sql`${passed} ${after}`] : []),
    ],
    ' and ',
  );
  const order = oldestFirst ? sql`asc` : sql`desc`;
  return tx.rows(sql`${withPayee} where ${where} order by w.withdrawal_id ${order} limit ${limit}`);
}

export const addProof = (tx: Tx, proof: { id: WithdrawalId; at: Date; picture: Buffer }) =>
  tx.run(sql`insert into cashier_withdrawal_proof (withdrawal_id, number, at, picture)
    select ${proof.id}, count(*), ${proof.at}, ${proof.picture}
    from cashier_withdrawal_proof where withdrawal_id = ${proof.id}`);

export const proofsOf = (tx: Tx, id: WithdrawalId) =>
  tx.rows<{ at: Date; picture: Buffer }>(sql`select at, picture from cashier_withdrawal_proof
    where withdrawal_id = ${id} order by number`);
