import type { Tx } from '../db.ts';
import type { OperatorId } from '../ids.ts';
import { join, sql } from '../sql.ts';

export type AuditRow = {
  readonly sequence: bigint;
  readonly at: Date;
  readonly operator_id: OperatorId;
  readonly operator: string;
  readonly act: string;
  readonly object: string;
  readonly facts: Record<string, unknown>;
  readonly ip: string;
  readonly hash: Buffer;
};

export type AuditHead = { readonly sequence: bigint; readonly hash: Buffer };

/** Locks the head until the commit: acts are written one after another. */
export const lockHead = (tx: Tx): Promise<AuditHead> =>
  tx.one(sql`select sequence, hash from kernel_audit_head where id = 1 for update`);

export const readHead = (tx: Tx): Promise<AuditHead> =>
  tx.one(sql`select sequence, hash from kernel_audit_head where id = 1`);

export async function insertAct(tx: Tx, row: AuditRow, facts: string): Promise<void> {
  await tx.run(sql`
    insert into kernel_audit (sequence, at, operator_id, operator, act, object, facts, ip, hash)
    values (${row.sequence}, ${row.at}, ${row.operator_id}, ${row.operator}, ${row.act},
      ${row.object}, ${facts}::jsonb, ${row.ip}, ${row.hash})`);
  await tx.run(
    sql`update kernel_audit_head set sequence = ${row.sequence}, hash = ${row.hash} where id = 1`,
  );
}

export const actsAfter = (tx: Tx, sequence: bigint, limit: number): Promise<AuditRow[]> =>
  tx.rows(sql`
    select sequence, at, operator_id, operator, act, object, facts, ip, hash from kernel_audit
    where sequence > ${sequence} order by sequence limit ${limit}`);

export type ActFilter = {
  readonly operator?: string;
  readonly act?: string;
  readonly object?: string;
  /** Only older ones: the `sequence` of the last row seen. */
  readonly before?: bigint;
  readonly limit: number;
};

/** Newest first. */
export function listActs(tx: Tx, filter: ActFilter): Promise<AuditRow[]> {
  const where = [sql`true`];
  if (filter.operator !== undefined) where.push(sql`operator = ${filter.operator}`);
  if (filter.act !== undefined) where.push(sql`act = ${filter.act}`);
  if (filter.object !== undefined) where.push(sql`object = ${filter.object}`);
  if (filter.before !== undefined) where.push(sql`sequence < ${filter.before}`);
  return tx.rows(sql`
    select sequence, at, operator_id, operator, act, object, facts, ip, hash from kernel_audit
    where ${join(where, ' and ')} order by sequence desc limit ${filter.limit}`);
}
