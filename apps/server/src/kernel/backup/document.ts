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

/** The lines of a backup, from the snapshot of this connection; pulled, so never ahead of the disk. */
export async function* documentOf(
  client: pg.Client,
  header: Header,
  progress: Progress,
): AsyncGenerator<Buffer> {
  yield line(`${MAGIC} ${FORMAT}`);
  yield line(JSON.stringify(header));
  let rows = 0;
  for (const table of header.tables) {
    yield line(JSON.stringify({ table: table.name }));
    const end = yield* rowsOf(client, table, progress);
    yield END_OF_ROWS;
    yield line(JSON.stringify(end));
    rows += end.rows;
  }
  yield line(JSON.stringify({ tables: header.tables.length, rows }));
}

async function* rowsOf(
  client: pg.Client,
  table: TableHeader,
  progress: Progress,
): AsyncGenerator<Buffer, TableEnd> {
  const sum = createHash('sha256');
  const stream = client.query(copyTo(copyStatement(table)));
  let rows = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const lines = countLines(chunk);
    rows += lines;
    sum.update(chunk);
    progress.moved(table.name, { rows: lines, bytes: chunk.length });
    yield chunk;
  }
  return { rows, sha256: sum.digest('hex') };
}

/** A partitioned table has no rows of its own, so the rows of all its parts are copied. */
function copyStatement({ name, columns, partitions }: TableHeader): string {
  const [table, list] = [pg.escapeIdentifier(name), columns.map(pg.escapeIdentifier).join(', ')];
  return partitions
    ? `copy (select ${list} from ${table}) to stdout`
    : `copy ${table} (${list}) to stdout`;
}

const line = (text: string): Buffer => Buffer.from(`${text}\n`);
