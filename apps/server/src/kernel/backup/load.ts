import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { keyWithLane, keyWithoutLane } from '../citus/store/tables.ts';
import { hasTable } from './catalog.ts';
import type { CheckedFile } from './check-file.ts';
import { countLines } from './count-lines.ts';
import type { Header, TableEnd, TableHeader } from './format.ts';
import { StartRefusal } from '../start-refusal.ts';
import { AFTER_LOAD, FUNCTIONS, MIGRATIONS, RESTORING } from './plan.ts';
import type { Counted, Progress } from './progress.ts';
import type { LineReader } from './read-lines.ts';
import { lookAtTarget } from './target.ts';

export type LoadOptions = {
  readonly file: CheckedFile;
  readonly header: Header;
  readonly lines: LineReader;
  readonly progress: Progress;
  readonly now: Date;
  readonly signal?: AbortSignal;
};

/** Loads all rows in one transaction: a crash on the way leaves the database as fresh as it was. */
export async function loadAll(client: pg.Client, options: LoadOptions): Promise<Counted> {
  const { header, lines, file, signal } = options;
  await client.query('begin');
  await client.query(`lock table ${MIGRATIONS} in exclusive mode`);
  // Another restore may have been quicker.
  if ((await lookAtTarget(client, { header, sha256: file.sha256 })) !== 'fresh')
    throw new StartRefusal('Another restore into this database is under way.');
  await emptyTables(client, header);
  if (header.overMachines) await keyWithLane(client);
  for (const table of header.tables) await loadTable(client, table, options);
  if (header.overMachines) await keyWithoutLane(client);
  const end = JSON.parse((await lines.line()) ?? '{}') as { tables?: number };
  if (end.tables !== header.tables.length) throw new Error('the backup has no end');
  for (const { name, last, called } of header.sequences) {
    const values = [pg.escapeIdentifier(name), last, called];
    await client.query('select setval($1::regclass, $2, $3)', values);
  }
  for (const [table, statement] of Object.entries(AFTER_LOAD)) {
    if (await hasTable(client, table)) await client.query(statement, [options.now]);
  }
  // Created again after the migrations of this version, which may have dropped some.
  await client.query(`delete from ${MIGRATIONS} where name like '${FUNCTIONS}%'`);
  await client.query(`create table ${RESTORING} (file text, sha256 text, at timestamptz)`);
  const whose = [basename(file.path), file.sha256, options.now];
  await client.query(`insert into ${RESTORING} values ($1, $2, $3)`, whose);
  signal?.throwIfAborted();
  await client.query('commit');
  return options.progress.done();
}

/**
 * Deletes rows of migrations and a first start that the backup has as well; referring tables first.
 */
async function emptyTables(client: pg.Client, { tables, leftOut }: Header): Promise<void> {
  for (const name of [...leftOut, ...tables.map((table) => table.name).toReversed()]) {
    const table = pg.escapeIdentifier(name);
    // An empty table is skipped: the ledger refuses even that delete.
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount) await client.query(`delete from ${table}`);
  }
}

async function loadTable(
  client: pg.Client,
  table: TableHeader,
  { lines, progress, signal }: LoadOptions,
): Promise<void> {
  const { name, columns } = table;
  const begin = JSON.parse((await lines.line()) ?? '{}') as { table?: string };
  if (begin.table !== name) throw new Error(`the backup has ${begin.table} where ${name} belongs`);
  await openPartitions(client, table);
  const sum = createHash('sha256');
  let rows = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of lines.rows()) {
      const count = countLines(chunk);
      rows += count;
      sum.update(chunk);
      progress.moved(name, { rows: count, bytes: chunk.length });
      yield chunk;
    }
  }
  const list = columns.map(pg.escapeIdentifier).join(', ');
  const copy = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${list}) from stdin`));
  await pipeline(counted(), copy, { ...(signal && { signal }) });
  const end = JSON.parse((await lines.line()) ?? '{}') as TableEnd;
  if (end.rows !== rows || end.sha256 !== sum.digest('hex'))
    throw new StartRefusal(`The rows of ${name} are not those that were backed up.`);
  if (copy.rowCount !== rows) throw new Error(`${copy.rowCount} of ${rows} rows in ${name}`);
}

/** A room with monthly partitions has a function that creates one: `wallet_open_month(date)`. */
async function openPartitions(client: pg.Client, { name, partitions = [] }: TableHeader) {
  const room = name.slice(0, name.indexOf('_'));
  for (const from of partitions) {
    // A day into the month, so that no time zone can take it for the month before.
    await client.query(
      `select ${pg.escapeIdentifier(`${room}_open_month`)}(($1::timestamptz + interval '1 day')::date)`,
      [from],
    );
  }
}
