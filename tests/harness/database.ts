import type pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl, withClient } from './test-cluster.ts';
import { testPool } from './test-pool.ts';

export type TestDatabase = {
  /** Of the application's role, as the server has it. */
  url: string;
  /** Of the role that owns the tables. */
  ownerUrl: string;
  /** The owner's hand, for what a test does beside the application. */
  pool: pg.Pool;
  drop(): Promise<void>;
};

let count = 0;

/** A database of its own with every migration applied, cloned from the template of this run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const owner = inject('testOwnerUrl');
  const worker = process.env.VITEST_POOL_ID ?? '0';
  count += 1;
  const name = `nokshi_test_${inject('testRun')}_${process.pid}_${worker}_${count}`;
  await withClient(owner, async (client) => {
    await client.query(
      `create database ${name} template ${inject('testTemplate')} strategy file_copy`,
    );
    // The one grant that a template does not hand on.
    await client.query(`revoke temporary on database ${name} from public`);
  });
  const ownerUrl = databaseUrl(owner, name);
  const pool = testPool(ownerUrl, 8);
  return {
    url: databaseUrl(inject('testDatabaseUrl'), name),
    ownerUrl,
    pool,
    async drop() {
      await pool.end();
      await withClient(owner, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}
