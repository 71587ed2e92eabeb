import pg from 'pg';
import { refuseUnfinished } from './backup/unfinished.ts';
import type { Say } from './citus/distribute-new.ts';
import { renewCopies } from './citus/lane-copies.ts';
import { standingOf } from './citus/standing.ts';
import { underLock } from './citus/under-lock.ts';
import { type Migration, migrate } from './migrate.ts';
import type { Sql } from './sql.ts';
import { grantAll, mayRewrite, mayUseAll } from './store/roles.ts';

export type DatabaseUrls = {
  /** For the role the server runs as. */
  readonly url: string;
  /** For the role that owns the tables; null: there is one role for both. */
  readonly ownerUrl: string | null;
};

export type Prepared = {
  /** How many migrations were missing. */
  readonly applied: number;
  /**
   * What keeps the application from changing entries: the database, because its role has no such
   * right, or only the trigger, because the role owns the tables (or could become the owner).
   */
  readonly guard: 'role' | 'trigger';
  /** Whether the lanes are distributed over Citus. */
  readonly citus: boolean;
};

/**
 * Applies the migrations as the owner and grants the application's role what it needs on every
 * table (docs/operations.md). The owner's connections are closed before this resolves.
 * @throws StartRefusal while a restore into this database is not finished
 */
export async function prepareDatabase(
  { url, ownerUrl }: DatabaseUrls,
  migrations: readonly Migration[],
  say?: Say,
): Promise<Prepared> {
  const application = await withPool(url, askRole);
  const apart = ownerUrl !== null && (await withPool(ownerUrl, askRole)) !== application;
  const applied = await withPool(apart ? ownerUrl : url, async (pool) => {
    await refuseUnfinished(pool);
    const count = await migrate(pool, migrations, say);
    const asWas =
      count === 0 && (await isDistributed(pool)) && (await mayUseAll(pool, application));
    if (apart && !asWas) await inTransaction(pool, (client) => grantAll(client, application));
    return count;
  });
  const prepared = await withPool(url, async (pool) => ({
    applied,
    guard: await guardOf(pool),
    citus: await isDistributed(pool),
  }));
  if (prepared.citus)
    await underLock({ url, ownerUrl }, (owner) => renewCopies(owner, say ?? (() => {})));
  return prepared;
}

const isDistributed = async (pool: pg.Pool) => (await standingOf(pool)) === 'distributed';

const askRole = async (pool: pg.Pool): Promise<string> =>
  (await pool.query<{ role: string }>('select current_user as role')).rows[0]?.role ?? '';

async function guardOf(pool: pg.Pool): Promise<Prepared['guard']> {
  const ask = { one: async <R>({ text }: Sql) => (await pool.query(text)).rows[0] as R };
  return (await mayRewrite(ask)) ? 'trigger' : 'role';
}

async function inTransaction(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (err) {
    await client.query('rollback').catch(() => undefined);
    throw err;
  } finally {
    client.release();
  }
}

async function withPool<T>(connectionString: string, work: (pool: pg.Pool) => Promise<T>) {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: 10_000,
    application_name: 'nokshi-start',
  });
  // Its end does not matter to an idle connection; a running statement throws by itself.
  pool.on('error', () => {});
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
