import type { ExportFormat, ExportKind } from '@nokshi/contract/exports.ts';
import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id, MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

export type ExportId = Id<'exp'>;

export type ExportRow = {
  readonly exportId: ExportId;
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly operator: string | null;
  readonly memberId: MemberId | null;
  readonly from: Day;
  readonly to: Day;
  readonly rows: number;
  readonly cut: boolean;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly head: string;
  readonly at: Date;
};

export const insertExport = (tx: Tx, row: ExportRow) =>
  tx.run(sql`
    insert into records_export (export_id, kind, format, operator, member_id, from_day, to_day,
      rows, cut, sha256, head, at)
    values (${row.exportId}, ${row.kind}, ${row.format}, ${row.operator}, ${row.memberId}, ${row.from}::date,
      ${row.to}::date, ${row.rows}, ${row.cut}, decode(${row.sha256}, 'hex'),
      decode(${row.head}, 'hex'), ${row.at})`);

const select = (where: Sql, limit: number): Sql => sql`
  select export_id as "exportId", kind, format, operator, member_id as "memberId",
    from_day::text as "from", to_day::text as "to", rows, cut,
    encode(sha256, 'hex') as sha256, encode(head, 'hex') as head, at
  from records_export where ${where} order by export_id desc limit ${limit}`;

/** Newest first, older than `before`. */
export const listExports = (tx: Tx, of: { before: ExportId | null; limit: number }) =>
  tx.rows<ExportRow>(select(of.before ? sql`export_id < ${of.before}` : sql`true`, of.limit));

/** The first file with this hash. */
export const exportByHash = (tx: Tx, sha256: string) =>
  tx.maybe<ExportRow>(select(sql`sha256 = decode(${sha256}, 'hex')`, 1));
