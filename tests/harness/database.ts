import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl, withClient } from './test-cluster.ts';

export type TestDatabase = { url: string; pool: pg.Pool; drop(): Promise<void> };

let count = 0;

/** A database of its own with every migration applied, cloned from the template of this run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const admin = inject('testDatabaseUrl');
  const worker = process.env.VITEST_POOL_ID ?? '0';
  count += 1;
  const name = `nokshi_test_${inject('testRun')}_${process.pid}_${worker}_${count}`;
  await withClient(admin, (client) =>
    client.query(`create database ${name} template ${inject('testTemplate')} strategy file_copy`),
  );
  const url = databaseUrl(admin, name);
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  // A database dropped or a server killed under a test breaks idle clients; that is no failure.
  pool.on('error', () => {});
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await withClient(admin, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}
