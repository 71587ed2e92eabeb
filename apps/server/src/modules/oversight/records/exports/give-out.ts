import { createHash } from 'node:crypto';
import type { Language } from '@nokshi/contract';
import type {
  ExportedFile,
  ExportFormat,
  ExportKind,
  KnownExport,
} from '@nokshi/contract/exports.ts';
import { type Day, momentText } from '../../../../kernel/calendar.ts';
import type { Story } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { ForWhom } from '../../../../kernel/for-whom.ts';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import type { RecordsRoom } from '../room.ts';
import { csvOf } from '../rules/csv.ts';
import { type ExportId, type ExportRow, insertExport } from '../store/exports.ts';
import { type Printed, print } from './print.ts';
import { WORDS } from './words.ts';

/** A table; `cut` when there were more rows than a file holds. */
export type Gathered = {
  readonly from: Day;
  readonly to: Day;
  readonly cut: boolean;
  /** For CSV files: the header first. */
  readonly lines: readonly (readonly string[])[];
  /** For PDF files. */
  printed(): Printed;
};

export type For =
  | { readonly operator: string; readonly memberId: null }
  | { readonly operator: null; readonly memberId: MemberId };

type Wish = {
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly language: Language;
  readonly for: For;
  readonly who: ForWhom;
  gather(tx: Tx): Promise<Gathered>;
};

/**
 * Reads a table in one snapshot with the ledger's heads, writes a file that names them, and stores
 * its hash before the file is sent. Refuses: edge.busy for a PDF when the queue is full.
 */
export async function giveOut(room: RecordsRoom, wish: Wish): Promise<Story<ExportedFile>> {
  const { kind, format, language } = wish;
  const { lines, printed, head, ...days } = await room.db.read(async (tx) => ({
    ...(await wish.gather(tx)),
    head: await room.wallet.head(tx),
  }));
  const at = room.clock.now();
  const rows = lines.length - 1;
  const read = { kind, language, head, at, ...days };
  const bytes =
    format === 'pdf'
      ? await print(room, { ...read, printed: printed() }, wish.who)
      : Buffer.from(csvOf([...lines, ...ending({ ...read, rows })]));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const exportId = room.ids.next<ExportId>();
  const row = { exportId, kind, format, ...wish.for, ...days, rows, sha256, head, at };
  const { operator: _, memberId: __, ...seal } = wireExport(row);
  const { from, to } = days;
  const file = {
    ...seal,
    name: `${kind}-${from}-${to}-${sha256.slice(0, 16)}.${format}`,
    text: bytes.toString(format === 'pdf' ? 'base64' : 'utf8'),
  };
  return async (tx) => {
    await insertExport(tx, row);
    return file;
  };
}

type Read = {
  readonly language: Language;
  readonly rows: number;
  readonly cut: boolean;
  readonly at: Date;
  readonly head: string;
};

/** The last lines of a CSV file, with the words and the time of a printed one. */
function ending({ language, rows, cut, at, head }: Read): string[][] {
  const words = WORDS[language];
  return [
    [],
    [words.fact.rows, `${rows}`, ...(cut ? [words.cut] : [])],
    [words.fact.at, momentText(at)],
    [words.head, head],
  ];
}

export const wireExport = ({ exportId, at, memberId, ...row }: ExportRow): KnownExport => ({
  ...row,
  id: toWire('exp', exportId),
  memberId: memberId && toWire('mbr', memberId),
  at: at.toISOString(),
});
