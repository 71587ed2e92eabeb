import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId, MemberId } from '../../../../kernel/ids.ts';
import { join, sql } from '../../../../kernel/sql.ts';
import type { DepositNote, DepositState } from '@nokshi/contract/player/cashier.ts';

/** A field that the member filled in for the operator, under the label it was asked by. */
export type KeptField = {
  readonly label: { readonly EN: string; readonly BN: string };
  readonly value: string;
};

export type DepositRow = {
  readonly depositId: DepositId;
  readonly memberId: MemberId;
  readonly channel: string;
  readonly state: DepositState;
  readonly amount: bigint;
  /** The amount actually paid. */
  readonly paid: bigint | null;
  readonly credited: bigint | null;
  /** The fee at the time of the request. */
  readonly feeFixed: bigint;
  readonly feePoints: number;
  readonly fields: readonly KeptField[];
  readonly reference: string | null;
  readonly reason: DepositNote | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The deposit whose message brought this payment, and the provider's id of it. */
  readonly follows: DepositId | null;
  readonly followsReference: string | null;
};

export type StepRow = {
  readonly depositId: DepositId;
  readonly state: DepositState;
  readonly at: Date;
  readonly note: DepositNote | null;
};

const columns = sql`deposit_id as "depositId", member_id as "memberId", channel, state, amount,
  paid, credited, fee_fixed as "feeFixed", fee_points as "feePoints", fields, reference, reason,
  created_at as "createdAt", expires_at as "expiresAt", follows,
  follows_reference as "followsReference"`;

export async function countPending(tx: Tx, memberId: MemberId): Promise<number> {
  const { pending } = await tx.one<{ pending: number }>(
    sql`select count(*)::int as pending from cashier_deposit
      where member_id = ${memberId} and state = 'PENDING'`,
  );
  return pending;
}

/** Whether the deposit may still be paid, or is paid and not credited yet. */
export const hasUnsettled = async (tx: Tx, memberId: MemberId): Promise<boolean> =>
  (
    await tx.one<{ open: boolean }>(sql`
      select exists (select from cashier_deposit
        where member_id = ${memberId} and state in ('PENDING', 'PAID', 'REVIEW')) as open`)
  ).open;

export type NewDeposit = Pick<
  DepositRow,
  | 'depositId'
  | 'memberId'
  | 'channel'
  | 'amount'
  | 'feeFixed'
  | 'feePoints'
  | 'fields'
  | 'createdAt'
  | 'expiresAt'
> &
  Partial<Pick<DepositRow, 'follows' | 'followsReference'>>;

export const insertDeposit = (tx: Tx, deposit: NewDeposit) =>
  tx.one<DepositRow>(sql`insert into cashier_deposit
      (deposit_id, member_id, channel, state, amount, fee_fixed, fee_points, fields, created_at,
        expires_at, follows, follows_reference)
    values (${deposit.depositId}, ${deposit.memberId}, ${deposit.channel}, 'PENDING',
      ${deposit.amount}, ${deposit.feeFixed}, ${deposit.feePoints},
      ${JSON.stringify(deposit.fields)}::jsonb, ${deposit.createdAt}, ${deposit.expiresAt},
      ${deposit.follows ?? null}, ${deposit.followsReference ?? null})
    returning ${columns}`);

/** The deposit, locked until the transaction ends: messages about it are handled one by one. */
export const lockDeposit = (tx: Tx, depositId: DepositId) =>
  tx.maybe<DepositRow>(
    sql`select ${columns} from cashier_deposit where deposit_id = ${depositId} for update`,
  );

/** The deposit that a later payment of this one became, locked. */
export const lockFollower = (tx: Tx, payment: { depositId: DepositId; reference: string }) =>
  tx.maybe<DepositRow>(sql`select ${columns} from cashier_deposit
    where follows = ${payment.depositId} and follows_reference = ${payment.reference} for update`);

export const findDeposit = (tx: Tx, depositId: DepositId) =>
  tx.maybe<DepositRow>(sql`select ${columns} from cashier_deposit where deposit_id = ${depositId}`);

export const isReferenceTaken = async (
  tx: Tx,
  payment: { channel: string; reference: string; depositId: DepositId },
): Promise<boolean> =>
  (await tx.maybe(sql`select 1 as taken from cashier_deposit
    where channel = ${payment.channel} and reference = ${payment.reference}
      and deposit_id <> ${payment.depositId}`)) !== undefined;

export type StateChange = {
  readonly from: DepositState;
  readonly to: DepositState;
  readonly reference?: string;
  readonly paid?: bigint;
  readonly credited?: bigint;
  readonly reason: DepositNote | null;
};

/** For `transition` alone. */
export const writeState = (tx: Tx, depositId: DepositId, change: StateChange) =>
  tx.one<DepositRow>(sql`update cashier_deposit
    set state = ${change.to}, reason = ${change.reason},
      reference = coalesce(${change.reference ?? null}, reference),
      paid = coalesce(${change.paid ?? null}, paid),
      credited = coalesce(${change.credited ?? null}, credited)
    where deposit_id = ${depositId} and state = ${change.from}
    returning ${columns}`);

export const addStep = (tx: Tx, step: StepRow) =>
  tx.run(sql`insert into cashier_deposit_step (deposit_id, position, state, at, note)
    select ${step.depositId}, count(*), ${step.state}, ${step.at}, ${step.note}
    from cashier_deposit_step where deposit_id = ${step.depositId}`);

export const stepsOf = (tx: Tx, depositIds: readonly DepositId[]) =>
  tx.rows<StepRow>(sql`select deposit_id as "depositId", state, at, note
    from cashier_deposit_step where deposit_id = any(${depositIds}::uuid[])
    order by deposit_id, position`);

export type DepositFilter = {
  readonly memberId?: MemberId;
  readonly state?: string;
  /** Older ones only; ids are in the order of time. */
  readonly before?: DepositId;
  readonly limit: number;
};

/** Newest first. */
export function listDeposits(tx: Tx, filter: DepositFilter): Promise<DepositRow[]> {
  const where = join(
    [
      ...(filter.memberId ? [sql`member_id = ${filter.memberId}`] : []),
      ...(filter.state ? [sql`state = ${filter.state}`] : []),
      ...(filter.before ? [sql`deposit_id < ${filter.before}`] : []),
    ],
    ' and ',
  );
  return tx.rows(sql`select ${columns} from cashier_deposit where ${where}
    order by deposit_id desc limit ${filter.limit}`);
}
