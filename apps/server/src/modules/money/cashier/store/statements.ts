import type { LineState } from '@nokshi/contract/console/statements.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId, Id } from '../../../../kernel/ids.ts';
import { join, sql } from '../../../../kernel/sql.ts';

export type LineId = Id<'lin'>;

export type LineRow = {
  readonly lineId: LineId;
  readonly number: number;
  readonly bookedOn: string;
  readonly amount: bigint;
  readonly reference: string;
  readonly sender: string;
  readonly uploadedAt: Date;
  readonly uploadedBy: string;
  readonly state: LineState;
  readonly depositId: DepositId | null;
  /** Who matched or closed it; null: it was matched automatically, or not at all. */
  readonly operator: string | null;
  readonly reason: string | null;
};

const columns = sql`line_id as "lineId", number, booked_on::text as "bookedOn", amount, reference,
  sender, uploaded_at as "uploadedAt", uploaded_by as "uploadedBy", state,
  deposit_id as "depositId", operator, reason`;

/** Serialises imports and matches by hand, so that no deposit gets two lines. */
export const takeStatementTurn = (tx: Tx) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('cashier statements', 0))`);

/** Those of these lines that an earlier file had. */
export const knownDigests = async (
  tx: Tx,
  digests: readonly Buffer[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.rows<{ digest: Buffer }>(sql`select digest from cashier_statement_line
    where digest = any(${[...digests]}::bytea[])`);
  return new Set(rows.map(({ digest }) => digest.toString('hex')));
};

export const insertLine = (tx: Tx, row: LineRow & { readonly digest: Buffer }) =>
  tx.run(sql`insert into cashier_statement_line (line_id, digest, number, booked_on, amount,
      reference, sender, uploaded_at, uploaded_by, state, deposit_id)
    values (${row.lineId}, ${row.digest}, ${row.number}, ${row.bookedOn}::date, ${row.amount},
      ${row.reference}, ${row.sender}, ${row.uploadedAt}, ${row.uploadedBy}, ${row.state},
      ${row.depositId})`);

export const findLine = (tx: Tx, lineId: LineId) =>
  tx.maybe<LineRow>(sql`select ${columns} from cashier_statement_line where line_id = ${lineId}`);

export const lockLine = (tx: Tx, lineId: LineId) =>
  tx.maybe<LineRow>(
    sql`select ${columns} from cashier_statement_line where line_id = ${lineId} for update`,
  );

/** For a job that handles one line. */
export const writeLine = (
  tx: Tx,
  change: Pick<LineRow, 'lineId' | 'state' | 'depositId' | 'operator' | 'reason'>,
) =>
  tx.run(sql`update cashier_statement_line set state = ${change.state},
      deposit_id = ${change.depositId}, operator = ${change.operator}, reason = ${change.reason}
    where line_id = ${change.lineId}`);

/** The line that names this deposit, credited or not. */
export const lineOfDeposit = (tx: Tx, depositId: DepositId) =>
  tx.maybe<LineRow>(
    sql`select ${columns} from cashier_statement_line where deposit_id = ${depositId}`,
  );

/**
 * Unmatched lines: those with the reported reference first, then of the same amount, then the
 * newest.
 */
export const likelyLines = (tx: Tx, paid: { reference: string; amount: bigint }, limit: number) =>
  tx.rows<LineRow>(sql`select ${columns} from cashier_statement_line where state = 'UNMATCHED'
    order by (lower(reference) = lower(${paid.reference})) desc, (amount = ${paid.amount}) desc,
      line_id desc limit ${limit}`);

export type LineFilter = {
  readonly state?: LineState;
  readonly before?: LineId;
  readonly limit: number;
};

/** Newest first. */
export function listLines(tx: Tx, { state, before, limit }: LineFilter): Promise<LineRow[]> {
  const where = join(
    [...(state ? [sql`state = ${state}`] : []), ...(before ? [sql`line_id < ${before}`] : [])],
    ' and ',
  );
  return tx.rows(sql`select ${columns} from cashier_statement_line where ${where}
    order by line_id desc limit ${limit}`);
}
