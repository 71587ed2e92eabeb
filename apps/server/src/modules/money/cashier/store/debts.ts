import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId, MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** A credited payment that its provider reversed; minor units. */
export type DebtRow = {
  readonly depositId: DepositId;
  readonly memberId: MemberId;
  readonly amount: bigint;
  readonly collected: bigint;
  readonly writtenOff: bigint;
  readonly steps: number;
  readonly since: Date;
};

const columns = sql`deposit_id as "depositId", member_id as "memberId", amount, collected,
  written_off as "writtenOff", steps, since`;
const open = sql`collected + written_off < amount`;

export const insertDebt = (
  tx: Tx,
  debt: Pick<DebtRow, 'depositId' | 'memberId' | 'amount' | 'since'>,
) =>
  tx.one<DebtRow>(sql`insert into cashier_debt (deposit_id, member_id, amount, since)
    values (${debt.depositId}, ${debt.memberId}, ${debt.amount}, ${debt.since})
    returning ${columns}`);

export const lockDebt = (tx: Tx, depositId: DepositId) =>
  tx.maybe<DebtRow>(
    sql`select ${columns} from cashier_debt where deposit_id = ${depositId} for update`,
  );

/** Adds what one step collected. */
export const noteCollected = (tx: Tx, depositId: DepositId, amount: bigint) =>
  tx.run(sql`update cashier_debt set collected = collected + ${amount}, steps = steps + 1
    where deposit_id = ${depositId}`);

/** The house bears the rest, which ends the debt; `at` is the moment of the posting. */
export const noteWrittenOff = (tx: Tx, step: { id: DepositId; amount: bigint; at: Date }) =>
  tx.run(sql`update cashier_debt set written_off = ${step.amount}, written_off_at = ${step.at},
      steps = steps + 1
    where deposit_id = ${step.id}`);

export type OpenDebt = DebtRow & { readonly channel: string; readonly reference: string };

/** Oldest first; `after` is the cursor of the next page. */
export const openDebts = (tx: Tx, page: { after: DepositId | null; limit: number }) =>
  tx.rows<OpenDebt>(sql`select b.deposit_id as "depositId", b.member_id as "memberId", b.amount,
      b.collected, b.written_off as "writtenOff", b.steps, b.since, d.channel, d.reference
    from cashier_debt b join cashier_deposit d on d.deposit_id = b.deposit_id
    where b.collected + b.written_off < b.amount
      and (${page.after}::uuid is null or b.deposit_id > ${page.after})
    order by b.deposit_id limit ${page.limit}`);

/** The total that a member owes, and the oldest payment it is owed for. */
export const debtOf = async (
  tx: Tx,
  memberId: MemberId,
): Promise<{ owed: bigint; depositId: DepositId } | null> => {
  const { owed, depositId } = await tx.one<{ owed: bigint; depositId: DepositId | null }>(sql`
    select coalesce(sum(amount - collected - written_off), 0)::bigint as owed,
      (array_agg(deposit_id order by deposit_id))[1] as "depositId"
    from cashier_debt where member_id = ${memberId} and ${open}`);
  return depositId && { owed, depositId };
};

/** The total that a member owes. */
export const owedBy = async (tx: Tx, memberId: MemberId): Promise<bigint> =>
  (await debtOf(tx, memberId))?.owed ?? 0n;
