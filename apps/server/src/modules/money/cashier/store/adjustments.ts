import type { AdjustmentCause, AdjustmentWay } from '@nokshi/contract/console/adjustments.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { AdjustmentId, MemberId } from '../../../../kernel/ids.ts';
import { join, sql } from '../../../../kernel/sql.ts';

export type AdjustmentRow = {
  readonly adjustmentId: AdjustmentId;
  readonly memberId: MemberId;
  readonly way: AdjustmentWay;
  readonly amount: bigint;
  readonly cause: AdjustmentCause;
  readonly words: string;
  readonly reason: string;
  readonly proposedBy: string;
  readonly approvedBy: string;
  readonly at: Date;
};

export const insertAdjustment = (tx: Tx, row: AdjustmentRow) =>
  tx.run(sql`insert into cashier_adjustment
      (adjustment_id, member_id, way, amount, cause, words, reason, proposed_by, approved_by, at)
    values (${row.adjustmentId}, ${row.memberId}, ${row.way}, ${row.amount}, ${row.cause},
      ${row.words}, ${row.reason}, ${row.proposedBy}, ${row.approvedBy}, ${row.at})`);

type Filter = {
  readonly memberId?: MemberId | undefined;
  readonly before?: AdjustmentId | undefined;
  readonly limit: number;
};

export function adjustmentsOf(tx: Tx, { memberId, before, limit }: Filter) {
  const where = join(
    [
      sql`true`,
      ...(memberId ? [sql`member_id = ${memberId}`] : []),
      ...(before ? [sql`adjustment_id < ${before}`] : []),
    ],
    ' and ',
  );
  return tx.rows<AdjustmentRow>(sql`
    select adjustment_id as "adjustmentId", member_id as "memberId", way, amount, cause, words,
      reason, proposed_by as "proposedBy", approved_by as "approvedBy", at
    from cashier_adjustment where ${where} order by adjustment_id desc limit ${limit}`);
}
