import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { countLines } from './count-lines.ts';
import {
  END_OF_ROWS,
  FORMAT,
  type Header,
  MAGIC,
  type TableEnd,
  type TableHeader,
} from './format.ts';
import type { Progress } from './progress.ts';
import type { Snapshot } from './snapshot.ts';

/** The lines of a backup, from this snapshot; pulled, so never ahead of the disk. */
export async function* documentOf(
  snapshot: Snapshot,
  header: Header,
  progress: Progress,
): AsyncGenerator<Buffer> {
  yield line(`${MAGIC} ${FORMAT}`);
  yield line(JSON.stringify(header));
  let rows = 0;
  for (const table of header.tables) {
    yield line(JSON.stringify({ table: table.name }));
    const end = yield* rowsOf(snapshot, table, progress);
    yield END_OF_ROWS;
    yield line(JSON.stringify(end));
    rows += end.rows;
  }
  yield line(JSON.stringify({ tables: header.tables.length, rows }));
}

async function* rowsOf(
  { house, lanes, sharded }: Snapshot,
  table: TableHeader,
  progress: Progress,
): AsyncGenerator<Buffer, TableEnd> {
  const sum = createHash('sha256');
  const client = sharded.has(table.name) ? lanes : house;
  let rows = 0;
  for (const statement of copyStatements(table, sharded.get(table.name))) {
    const stream = client.query(copyTo(statement));
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const lines = countLines(chunk);
      rows += lines;
      sum.update(chunk);
      progress.moved(table.name, { rows: lines, bytes: chunk.length });
      yield chunk;
    }
  }
  return { rows, sha256: sum.digest('hex') };
}

/**
 * A partitioned table has no rows of its own, so the rows of all its parts are copied. From shards
 * they are read part by part: a coordinator would gather all that a select finds before it sends it.
 */
function copyStatements(
  { name, columns, partitions }: TableHeader,
  parts: readonly string[] = [],
): string[] {
  const list = columns.map(pg.escapeIdentifier).join(', ');
  const copy = (table: string) => `copy ${pg.escapeIdentifier(table)} (${list}) to stdout`;
  if (!partitions) return [copy(name)];
  if (parts.length > 0) return parts.map(copy);
  return [`copy (select ${list} from ${pg.escapeIdentifier(name)}) to stdout`];
}

const line = (text: string): Buffer => Buffer.from(`${text}\n`);
