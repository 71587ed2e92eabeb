import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId, MemberId, Uuid } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type TransferRow = {
  readonly depositId: DepositId;
  readonly code: string;
  readonly toldReference: string | null;
  readonly toldAt: Date | null;
};

export const insertTransfer = (tx: Tx, row: Pick<TransferRow, 'depositId' | 'code'>) =>
  tx.run(
    sql`insert into cashier_transfer (deposit_id, code) values (${row.depositId}, ${row.code})`,
  );

export const findTransfer = (tx: Tx, depositId: DepositId) =>
  tx.maybe<TransferRow>(sql`select deposit_id as "depositId", code,
      told_reference as "toldReference", told_at as "toldAt"
    from cashier_transfer where deposit_id = ${depositId}`);

/** False when the member has reported it before. */
export const writeTold = async (
  tx: Tx,
  told: { depositId: DepositId; reference: string; at: Date },
): Promise<boolean> =>
  (await tx.run(sql`update cashier_transfer
    set told_reference = ${told.reference}, told_at = ${told.at}
    where deposit_id = ${told.depositId} and told_at is null`)) === 1;

/** A transfer that no line has paid yet. */
export type WaitingRow = TransferRow & {
  readonly memberId: MemberId;
  readonly amount: bigint;
  readonly state: DepositState;
  readonly createdAt: Date;
};

const waiting = sql`select t.deposit_id as "depositId", t.code, t.told_reference as "toldReference",
    t.told_at as "toldAt", d.member_id as "memberId", d.amount, d.state, d.created_at as "createdAt"
  from cashier_transfer t join cashier_deposit d on d.deposit_id = t.deposit_id`;
const unpaid = sql`d.state in ('PENDING', 'EXPIRED', 'FAILED') and not exists (
  select from cashier_statement_line l where l.deposit_id = t.deposit_id)`;

export const waitingByCode = (tx: Tx, codes: readonly string[]) =>
  tx.rows<WaitingRow>(sql`${waiting} where t.code = any(${[...codes]}::text[]) and ${unpaid}`);

/**
 * Those a line may have paid: reported with its reference first, then of its amount, then the
 * newest.
 */
export const likelyFor = (tx: Tx, line: { reference: string; amount: bigint }, limit: number) =>
  tx.rows<WaitingRow>(sql`${waiting} where ${unpaid}
    order by (lower(t.told_reference) = lower(${line.reference})) desc nulls last,
      (d.amount = ${line.amount}) desc, t.deposit_id desc limit ${limit}`);

/** The transfers that members reported, oldest first. */
export const toldTransfers = (tx: Tx, limit: number) =>
  tx.rows<WaitingRow>(sql`${waiting} where ${unpaid} and t.told_at is not null
    order by t.deposit_id limit ${limit}`);

export const transfersOf = (tx: Tx, depositIds: readonly DepositId[]) =>
  tx.rows<WaitingRow>(sql`${waiting} where t.deposit_id = any(${[...depositIds]}::uuid[])`);

export const addPictures = async (
  tx: Tx,
  { subject, at, pictures }: { subject: Uuid; at: Date; pictures: readonly Buffer[] },
): Promise<void> => {
  for (const [number, picture] of pictures.entries())
    await tx.run(sql`insert into cashier_picture (subject, number, at, picture)
      values (${subject}, ${number}, ${at}, ${picture})`);
};

export const countPictures = async (tx: Tx, subject: Uuid): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      sql`select count(*)::int as count from cashier_picture where subject = ${subject}`,
    )
  ).count;

export const picturesOf = (tx: Tx, subject: Uuid) =>
  tx.rows<{ at: Date; picture: Buffer }>(sql`select at, picture from cashier_picture
    where subject = ${subject} order by number`);
