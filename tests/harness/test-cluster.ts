import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/kernel/embedded-postgres/start.ts';
import { silentLog } from '../../apps/server/src/kernel/log.ts';
import { migrationsOf } from '../../apps/server/src/modules/wings.ts';
import { prepareDatabase } from '../../apps/server/src/kernel/prepare-database.ts';
import { APPEND_ONLY, READ_ONLY } from '../../apps/server/src/kernel/store/roles.ts';
import { clusterFolder } from './cluster-folder.ts';
import { liveLeases, locked, takeLease } from './leases.ts';

const SOURCES = join(import.meta.dirname, '../../apps/server/src');

type Urls = { url: string; ownerUrl: string };
export type TestCluster = Urls & { template: string; release(): Promise<void> };

/**
 * One PostgreSQL for all test runs of this working tree that overlap: the first starts it, the
 * last stops it. TEST_DATABASE_OWNER_URL gives another one, whose role must be allowed to create
 * databases, and TEST_DATABASE_URL that of the application on it. Speed matters more than durability here; crash tests start their own.
 */
export async function holdTestCluster(): Promise<TestCluster> {
  const given = givenUrls();
  return locked(async () => {
    const urls = given ?? (await start());
    const leave = async (): Promise<void> => {
      if (!given && liveLeases().length === 0) await stop();
    };
    const template = await prepareTemplate(urls).catch(async (error) => {
      await leave();
      throw error;
    });
    const giveBack = takeLease(template);
    const release = async (): Promise<void> => {
      giveBack();
      await dropLeftovers(urls.ownerUrl, template);
      await leave();
    };
    return { ...urls, template, release: () => locked(release) };
  });
}

/** With one of the two that role does both, as in production. */
function givenUrls(): Urls | null {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_OWNER_URL: ownerUrl = url } = process.env;
  return url && ownerUrl ? { url, ownerUrl } : null;
}

/**
 * Of this process and not of this module, which vitest loads once for each project: of two that look after one
 * PostgreSQL, one would start again what the other has stopped.
 */
const held = globalThis as { testPostgres?: EmbeddedPostgres | undefined };

/** Adopts the one of another run, or starts it. */
async function start(): Promise<Urls> {
  held.testPostgres ??= await startEmbeddedPostgres({
    dataDir: clusterFolder(),
    log: silentLog,
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      max_connections: '200',
      shared_buffers: '256MB',
      checkpoint_timeout: '1d',
      // What is left of a run lies in memory.
      min_wal_size: '32MB',
      max_wal_size: '512MB',
      // Thousands of connections are opened, and their password is no secret.
      scram_iterations: '1',
      // Its workers are the superuser's: a database they are in cannot be dropped by ours.
      autovacuum: 'off',
    },
  });
  const { url, ownerUrl } = held.testPostgres;
  return { url, ownerUrl };
}

async function stop(): Promise<void> {
  await held.testPostgres?.stop();
  held.testPostgres = undefined;
}

/** The name holds the checksum of all migrations, so it is built again only when they change. */
async function prepareTemplate({ url, ownerUrl }: Urls): Promise<string> {
  const migrations = migrationsOf(SOURCES);
  const sum = createHash('sha256').update(`two roles ${[...APPEND_ONLY, ...READ_ONLY].join()}\n`);
  for (const { room, name, checksum } of migrations) sum.update(`${room}/${name} ${checksum}\n`);
  const template = `nokshi_template_${sum.digest('hex').slice(0, 12)}`;
  await withClient(ownerUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount) return;
    const building = `${template}_building`;
    await client.query(`drop database if exists ${building} with (force)`);
    await client.query(`create database ${building}`);
    const urls = { url: databaseUrl(url, building), ownerUrl: databaseUrl(ownerUrl, building) };
    await prepareDatabase(urls, migrations);
    await client.query(`alter database ${building} with allow_connections false`);
    await client.query(`alter database ${building} rename to ${template}`);
  });
  await dropLeftovers(ownerUrl, template);
  return template;
}

/** Databases of runs that are dead, and templates that no live run uses, `keep` excepted. */
async function dropLeftovers(url: string, keep: string): Promise<void> {
  const live = liveLeases();
  const used = new Set([keep, ...live.map(({ template }) => template)]);
  const pids = new Set(live.map(({ pid }) => String(pid)));
  const isUsed = (name: string): boolean =>
    used.has(name) || pids.has(/^nokshi_test_(\d+)_/.exec(name)?.[1] ?? '');
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname ~ '^nokshi_(test|template)_'`,
    );
    for (const { datname } of rows.filter((row) => !isUsed(row.datname))) {
      await client.query(`drop database if exists ${datname} with (force)`);
    }
  });
}

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
