import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/kernel/embedded-postgres/start.ts';
import { createLog } from '../../apps/server/src/kernel/log.ts';
import { migrationsOf } from '../../apps/server/src/modules/wings.ts';
import { prepareDatabase } from '../../apps/server/src/kernel/prepare-database.ts';

/** One PostgreSQL for everything that is compared, each in a database of its own. */
export type BenchServer = {
  readonly url: string;
  /** Of the role that owns the tables, for what only a bench does to them. */
  readonly ownerUrl: string;
  /** Makes an empty database and answers its address. */
  makeDatabase(name: string): Promise<string>;
  close(): Promise<void>;
};

/**
 * The embedded PostgreSQL with full durability and the house's tables in its own database; in a
 * folder that is named it stays for the next time.
 */
export async function openBenchServer({
  kept,
  niceness = 0,
}: {
  kept?: string | undefined;
  niceness?: number;
} = {}): Promise<BenchServer> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'nokshi-bench-'));
  mkdirSync(dataDir, { recursive: true });
  const database = await startEmbeddedPostgres({ dataDir, niceness, log: createLog('error') });
  await prepareDatabase(database, migrationsOf(join(resolve('.'), 'apps/server/src')));
  const pool = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
  // The server's end is no news to an idle connection.
  pool.on('error', () => {});
  return {
    url: database.url,
    ownerUrl: database.ownerUrl,
    async makeDatabase(name) {
      await pool.query(`create database ${name}`);
      const url = new URL(database.ownerUrl);
      url.pathname = `/${name}`;
      return url.href;
    },
    async close() {
      await pool.end();
      await database.stop();
      if (kept !== undefined) return;
      // As root the cluster lives elsewhere, behind a link.
      rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * What the database does by itself within a minute: its plans know what is in the tables. Only their
 * owner may; anybody else's is left out with no more than a warning.
 */
export const analyze = (ownerUrl: string) => asOwner(ownerUrl, 'vacuum analyze');

/** One statement that only a bench makes. */
export async function asOwner(ownerUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
