import { basename } from 'node:path';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import { type Migration, migrate } from '../migrate.ts';
import { StartRefusal } from '../start-refusal.ts';
import type { Step } from '../step.ts';
import { readHeads, readTables } from './catalog.ts';
import { type CheckedFile, checkFile, newerBackup, withDocument } from './check-file.ts';
import type { Header } from './format.ts';
import { loadAll } from './load.ts';
import { isKeyOf } from './master-key.ts';
import { noteAct } from './note-act.ts';
import { FUNCTIONS, RESTORING } from './plan.ts';
import type { Counted, Progress } from './progress.ts';
import { inSession } from './session.ts';
import { lookAtTarget } from './target.ts';

export type RestoreOptions = {
  readonly file: string;
  readonly masterKey: Buffer;
  /** All of this version. */
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
  readonly step: Step;
  readonly progress: Progress;
  readonly signal?: AbortSignal;
  /** The database, once the file and the key are verified. */
  readonly open: () => Promise<string>;
  /** Verifies the whole ledger: returns the number of differences. */
  readonly prove: (url: string) => Promise<number>;
};

export type Restored = {
  readonly header: Header;
  readonly differences: number;
  /** Lanes whose restored head equals the backup's. */
  readonly equalHeads: number;
  /** Null when an earlier restore had loaded them. */
  readonly loaded: Counted | null;
};

/**
 * Loads a backup into an empty database and verifies what it loaded.
 * @throws StartRefusal before anything is changed when file, key or database are wrong
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const file = await options.step('Check of the file', () => checkFile(options.file));
  return withDocument(file, async (header, lines) => {
    refuseNewer(file, header, options.migrations);
    if (!isKeyOf(options.masterKey, header.masterKeyCheck))
      throw new StartRefusal(
        'The master key here is not the one of the house in this backup, so sealed columns could ' +
          'not be read: set MASTER_KEY, or put the master-key file of that house into DATA_DIR.',
      );
    const url = await options.open();
    return inSession(url, 'nokshi restore', async (client) => {
      const { clock, step, progress, signal } = options;
      const target = await lookAtTarget(client, { header, sha256: file.sha256 });
      let loaded: Counted | null = null;
      if (target === 'fresh') {
        await step('Migrations of the backup', () =>
          migrateToBackup(url, header, options.migrations),
        );
        const load = { file, header, lines, progress, now: clock.now() };
        loaded = await step('Rows', () => loadAll(client, { ...load, ...(signal && { signal }) }));
      }
      await step('Migrations of this version', () => migrateTo(url, options.migrations));
      await step('Statistics', () => analyze(client));
      signal?.throwIfAborted();
      return finish({ client, url, header, file, loaded }, options);
    });
  });
}

/** The database counts as restored once its chain equals the backup's. */
async function finish(
  done: Pick<Restored, 'header' | 'loaded'> & {
    client: pg.Client;
    url: string;
    file: CheckedFile;
  },
  { clock, step, prove }: RestoreOptions,
): Promise<Restored> {
  const { client, url, header, file, loaded } = done;
  const differences = await step('Proof of the ledger', () => prove(url));
  const equalHeads = await countEqualHeads(client, header);
  if (differences === 0 && equalHeads === header.heads.length) {
    const facts = { takenAt: header.takenAt, sha256: file.sha256 };
    await noteAct({ url, clock }, { act: 'kernel.restore', object: basename(file.path), facts });
    await client.query(`drop table ${RESTORING}`);
  }
  return { header, differences, equalHeads, loaded };
}

function refuseNewer(file: CheckedFile, header: Header, migrations: readonly Migration[]): void {
  const ours = new Map(migrations.map((m) => [`${m.room}/${m.name}`, m.checksum]));
  for (const { room, name, checksum } of header.migrations) {
    const known = ours.get(`${room}/${name}`);
    if (known === checksum) continue;
    if (known === undefined)
      throw newerBackup(file.path, `${header.product}, migration ${room}/${name}`);
    throw new StartRefusal(
      `${file.path} was made with another ${room}/${name} than this version has: restore it with ` +
        `the release that made it (${header.product}).`,
    );
  }
}

/**
 * Creates the tables as the backup knows them. Functions of this version may not fit older tables
 * yet; they are created only where one of them is needed to open months.
 */
async function migrateToBackup(url: string, header: Header, ours: readonly Migration[]) {
  const wanted = new Set(header.migrations.map(({ room, name }) => `${room}/${name}`));
  const functions = header.tables.some(({ partitions = [] }) => partitions.length > 0);
  const needed = ours.filter(({ room, name }) =>
    name.startsWith(FUNCTIONS) ? functions : wanted.has(`${room}/${name}`),
  );
  await migrateTo(url, needed, '-c check_function_bodies=off');
}

async function migrateTo(
  connectionString: string,
  migrations: readonly Migration[],
  options?: string,
): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1, ...(options && { options }) });
  try {
    await migrate(pool, migrations);
  } finally {
    await pool.end();
  }
}

/** The verification reads everything, and needs statistics for good plans. */
async function analyze(client: pg.Client): Promise<void> {
  for (const { name } of await readTables(client))
    await client.query(`analyze ${pg.escapeIdentifier(name)}`);
}

async function countEqualHeads(client: pg.Client, { heads }: Header): Promise<number> {
  const restored = new Map((await readHeads(client)).map((head) => [head.lane, head]));
  return heads.filter(({ lane, batch, hash }) => {
    const head = restored.get(lane);
    return head?.batch === batch && head.hash === hash;
  }).length;
}
