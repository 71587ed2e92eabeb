import type { Output } from '@nokshi/contract';
import type { consoleStatementRoutes, LineState } from '@nokshi/contract/console/statements.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { findLine, listLines } from '../store/statements.ts';
import { likelyFor } from '../store/transfers.ts';
import { wireLines, wireWaiting } from './wire.ts';

const MOST_CANDIDATES = 10;

type Asked = { state?: LineState | undefined; cursor?: string | undefined; pageSize: number };

/** Lines of one state, newest first. */
export async function deskLines(
  room: CashierRoom,
  tx: Tx,
  { state, cursor, pageSize }: Asked,
): Promise<Output<typeof consoleStatementRoutes.lines>> {
  const before = cursor === undefined ? undefined : fromWire('lin', cursor);
  if (before === null) throw refuse('edge.invalid-input', { field: 'cursor' });
  const read = await listLines(tx, {
    ...(state && { state }),
    ...(before && { before }),
    limit: pageSize + 1,
  });
  const rows = read.slice(0, pageSize);
  const last = rows.at(-1);
  return {
    rows: await wireLines(room, tx, rows),
    next: read.length > pageSize && last ? toWire('lin', last.lineId) : null,
  };
}

/** One line; while it waits, with the deposits it may have paid. Refuses: cashier.line-unknown. */
export async function deskLine(
  room: CashierRoom,
  tx: Tx,
  id: string,
): Promise<Output<typeof consoleStatementRoutes.one>> {
  const lineId = fromWire('lin', id);
  const row = lineId && (await findLine(tx, lineId));
  if (!row) throw refuse('cashier.line-unknown');
  const [line] = await wireLines(room, tx, [row]);
  if (!line) throw new Error(`line ${row.lineId} is not shown`);
  const likely = row.state === 'UNMATCHED' ? await likelyFor(tx, row, MOST_CANDIDATES) : [];
  return { line, candidates: await wireWaiting(room, tx, likely) };
}
