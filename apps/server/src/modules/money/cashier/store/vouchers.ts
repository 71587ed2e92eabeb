import type { Tx } from '../../../../kernel/db.ts';
import type { BatchId, DepositId, MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type BatchRow = {
  readonly batchId: BatchId;
  readonly amount: bigint;
  readonly count: number;
  readonly note: string;
  readonly issuedAt: Date;
  readonly issuedBy: string;
  readonly expiresAt: Date;
  readonly codesAt: Date | null;
  readonly voidedAt: Date | null;
  readonly voidedBy: string | null;
  readonly voidReason: string | null;
};

const batchColumns = sql`b.batch_id as "batchId", b.amount, b.count, b.note,
  b.issued_at as "issuedAt", b.issued_by as "issuedBy", b.expires_at as "expiresAt",
  b.codes_at as "codesAt", b.voided_at as "voidedAt", b.voided_by as "voidedBy",
  b.void_reason as "voidReason"`;

type NewBatch = Omit<BatchRow, 'codesAt' | 'voidedAt' | 'voidedBy' | 'voidReason'>;

export const insertBatch = (tx: Tx, batch: NewBatch) =>
  tx.run(sql`insert into cashier_voucher_batch
      (batch_id, amount, count, note, issued_at, issued_by, expires_at)
    values (${batch.batchId}, ${batch.amount}, ${batch.count}, ${batch.note}, ${batch.issuedAt},
      ${batch.issuedBy}, ${batch.expiresAt})`);

/** The batch, locked until the transaction ends: a redemption of its vouchers waits for this. */
export const lockBatch = (tx: Tx, batchId: BatchId) =>
  tx.maybe<BatchRow>(
    sql`select ${batchColumns} from cashier_voucher_batch b where batch_id = ${batchId} for update`,
  );

/** One MAC a voucher, in the order of their numbers. */
export const insertVouchers = (tx: Tx, batchId: BatchId, macs: readonly Buffer[]) =>
  tx.run(sql`insert into cashier_voucher (code_mac, batch_id, number)
    select mac, ${batchId}, number from unnest(${macs}::bytea[]) with ordinality v (mac, number)`);

export const markTaken = (tx: Tx, taken: { batchId: BatchId; at: Date; by: string }) =>
  tx.run(sql`update cashier_voucher_batch set codes_at = ${taken.at}, codes_by = ${taken.by}
    where batch_id = ${taken.batchId}`);

export const markVoid = (
  tx: Tx,
  voided: { batchId: BatchId; at: Date; by: string; reason: string },
) =>
  tx.run(sql`update cashier_voucher_batch set voided_at = ${voided.at}, voided_by = ${voided.by},
      void_reason = ${voided.reason}
    where batch_id = ${voided.batchId}`);

export type CountedBatch = BatchRow & { readonly used: number };

/** Newest first, each with how many of its vouchers were redeemed. */
export const listBatches = (tx: Tx, page: { before: BatchId | null; limit: number }) =>
  tx.rows<CountedBatch>(sql`select ${batchColumns}, (select count(*)::int from cashier_voucher v
        where v.batch_id = b.batch_id and v.used_at is not null) as used
    from cashier_voucher_batch b where ${page.before}::uuid is null or b.batch_id < ${page.before}
    order by b.batch_id desc limit ${page.limit}`);

export const countUsed = async (tx: Tx, batchId: BatchId): Promise<number> =>
  (
    await tx.one<{ used: number }>(sql`select count(*)::int as used from cashier_voucher
      where batch_id = ${batchId} and used_at is not null`)
  ).used;

/** The worth of vouchers that can be redeemed now, and of those redeemed so far; paisa. */
export const voucherSums = (tx: Tx, at: Date) =>
  tx.one<{ outstanding: bigint; redeemed: bigint }>(sql`
    select coalesce(sum(b.amount) filter (where v.used_at is null and b.voided_at is null
        and b.expires_at > ${at}), 0)::bigint as outstanding,
      coalesce(sum(b.amount) filter (where v.used_at is not null), 0)::bigint as redeemed
    from cashier_voucher v join cashier_voucher_batch b on b.batch_id = v.batch_id`);

type UsedRow = {
  readonly number: number;
  readonly memberId: MemberId;
  readonly depositId: DepositId;
  readonly usedAt: Date;
};

export const listUsed = (tx: Tx, q: { batchId: BatchId; after: number; limit: number }) =>
  tx.rows<UsedRow>(sql`select number, member_id as "memberId", deposit_id as "depositId",
      used_at as "usedAt"
    from cashier_voucher
    where batch_id = ${q.batchId} and used_at is not null and number > ${q.after}
    order by number limit ${q.limit}`);

type VoucherRow = Pick<BatchRow, 'amount' | 'expiresAt' | 'voidedAt'> & {
  readonly batchId: BatchId;
  readonly number: number;
  readonly usedAt: Date | null;
};

/**
 * The voucher of a code, locked for this transaction; its batch is locked against being voided.
 * Another redemption waits here and then sees the result.
 */
export const lockVoucher = (tx: Tx, mac: Buffer) =>
  tx.maybe<VoucherRow>(sql`select v.batch_id as "batchId", v.number, v.used_at as "usedAt",
      b.amount, b.expires_at as "expiresAt", b.voided_at as "voidedAt"
    from cashier_voucher v join cashier_voucher_batch b on b.batch_id = v.batch_id
    where v.code_mac = ${mac} for update of v for share of b`);

export const useVoucher = (
  tx: Tx,
  use: { mac: Buffer; memberId: MemberId; depositId: DepositId; at: Date },
) =>
  tx.maybe<{ batchId: BatchId; number: number; amount: bigint }>(sql`
    update cashier_voucher v
    set member_id = ${use.memberId}, deposit_id = ${use.depositId}, used_at = ${use.at}
    from cashier_voucher_batch b
    where v.code_mac = ${use.mac} and v.used_at is null and b.batch_id = v.batch_id
    returning v.batch_id as "batchId", v.number, b.amount`);
