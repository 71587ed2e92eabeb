import type { Input, Output } from '@nokshi/contract';
import type { consoleReportRoutes } from '@nokshi/contract/console/reports.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { askedAfter, onePage } from '../asked-page.ts';
import { UUID, writeCursor } from '../rules/cursor.ts';
import { exportByHash, type ExportId, listExports } from '../store/exports.ts';
import { wireExport } from './give-out.ts';

type Routes = typeof consoleReportRoutes;

/** The exported files, members' too, newest first. */
export async function shownExports(
  tx: Tx,
  asked: Input<Routes['exports']>,
): Promise<Output<Routes['exports']>> {
  const [before] = askedAfter(asked.cursor, UUID) ?? [];
  const { page, next } = await onePage(
    asked.pageSize,
    (limit) => listExports(tx, { before: (before as ExportId | undefined) ?? null, limit }),
    (last) => writeCursor(last.exportId),
  );
  return { rows: page.map(wireExport), next };
}

/** Whether a file is one we exported, byte by byte. */
export async function knownExport(
  tx: Tx,
  { sha256 }: Input<Routes['knownExport']>,
): Promise<Output<Routes['knownExport']>> {
  const row = await exportByHash(tx, sha256);
  return { known: row ? wireExport(row) : null };
}
