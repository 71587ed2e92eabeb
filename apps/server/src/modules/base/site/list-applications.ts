import type { Input, Output } from '@nokshi/contract';
import type {
  Application,
  consoleApplicationRoutes,
} from '@nokshi/contract/console/applications.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { SiteRoom } from './room.ts';
import { type ApplicationRow, listApplicationRows } from './store/applications.ts';

type Route = typeof consoleApplicationRoutes.list;

/** Newest first; the cursor is the last number on the previous page. */
export async function listApplications(
  room: SiteRoom,
  tx: Tx,
  { state, cursor, pageSize }: Input<Route>,
): Promise<Output<Route>> {
  const { brandId } = room.config;
  const before = cursor === undefined ? undefined : numberOf(cursor);
  const read = await listApplicationRows(tx, { brandId, state, before, limit: pageSize + 1 });
  const rows = read.slice(0, pageSize);
  const last = rows.at(-1);
  const next = read.length > pageSize && last ? String(last.number) : null;
  return { rows: rows.map(wireApplication), next };
}

export const wireApplication = ({
  memberId,
  accountName,
  ...row
}: ApplicationRow): Application => ({
  ...row,
  account: memberId && accountName ? { id: toWire('mbr', memberId), username: accountName } : null,
  number: String(row.number),
  createdAt: row.createdAt.toISOString(),
  notes: row.notes.map((note) => ({ ...note, at: new Date(note.at).toISOString() })),
});

function numberOf(cursor: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(cursor)) throw refuse('edge.invalid-input', { field: 'cursor' });
  return BigInt(cursor);
}
