import { createHash } from 'node:crypto';
import type { ExportKind, KnownExport } from '@nokshi/contract/exports.ts';
import type { Day } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import type { RecordsRoom } from '../room.ts';
import { csvOf } from '../rules/csv.ts';
import { type ExportId, type ExportRow, insertExport } from '../store/exports.ts';

/** Lines of a table, its head first; `cut` when there were more than a file takes. */
export type Gathered = {
  readonly from: Day;
  readonly to: Day;
  readonly lines: readonly (readonly string[])[];
  readonly cut: boolean;
};

export type For =
  | { readonly operator: string; readonly memberId: null }
  | { readonly operator: null; readonly memberId: MemberId };

type Wish = {
  readonly kind: ExportKind;
  readonly for: For;
  gather(tx: Tx): Promise<Gathered>;
};

/**
 * Reads a table in one snapshot together with the ledger's heads, writes it as a file whose last lines
 * name them, and keeps the hash of the file before it is given out.
 */
export async function giveOut(room: RecordsRoom, wish: Wish) {
  const { lines, head, ...days } = await room.db.read(async (tx) => ({
    ...(await wish.gather(tx)),
    head: await room.wallet.head(tx),
  }));
  const at = room.clock.now();
  const rows = lines.length - 1;
  const text = csvOf([
    ...lines,
    [],
    ['rows', `${rows}`, days.cut ? 'more were left out' : 'all'],
    ['read at', at.toISOString()],
    ['ledger head', head],
  ]);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const exportId = room.ids.next<ExportId>();
  const row = { exportId, kind: wish.kind, ...wish.for, ...days, rows, sha256, head, at };
  await room.db.tx((tx) => insertExport(tx, row));
  const { operator: _, memberId: __, ...seal } = wireExport(row);
  const { from, to } = days;
  return { ...seal, name: `${wish.kind}-${from}-${to}-${sha256.slice(0, 16)}.csv`, text };
}

export const wireExport = ({ exportId, at, memberId, ...row }: ExportRow): KnownExport => ({
  ...row,
  id: toWire('exp', exportId),
  memberId: memberId && toWire('mbr', memberId),
  at: at.toISOString(),
});
