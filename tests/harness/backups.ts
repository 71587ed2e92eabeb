import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import { type BackUpOptions, backUp } from '../../apps/server/src/kernel/backup/back-up.ts';
import { countProgress } from '../../apps/server/src/kernel/backup/progress.ts';
import { type RestoreOptions, restore } from '../../apps/server/src/kernel/backup/restore.ts';
import { systemClock } from '../../apps/server/src/kernel/clock.ts';
import { createDb } from '../../apps/server/src/kernel/db.ts';
import { createIds } from '../../apps/server/src/kernel/ids.ts';
import { silentLog } from '../../apps/server/src/kernel/log.ts';
import { migrationsOf } from '../../apps/server/src/modules/wings.ts';
import { prepareDatabase } from '../../apps/server/src/kernel/prepare-database.ts';
import { laneCountOf } from '../../apps/server/src/kernel/store/lanes.ts';
import { systemRandom } from '../../apps/server/src/kernel/random.ts';
import { silentStep } from '../../apps/server/src/kernel/step.ts';
import { createWallet } from '../../apps/server/src/modules/base/wallet/index.ts';
import type { TestDatabase } from './database.ts';
import { databaseUrl, withClient } from './test-cluster.ts';
import { testPool } from './test-pool.ts';

/** Of startHouse(). */
export const MASTER_KEY = Buffer.alloc(32, 5);
export const MIGRATIONS = migrationsOf(join(import.meta.dirname, '../../apps/server/src'));

const noProgress = () => countProgress(null, () => performance.now());

export async function prove(url: string): Promise<number> {
  const db = createDb({ url, log: silentLog, connections: 2, statementTimeoutMs: 600_000 });
  try {
    const ids = createIds(systemClock, systemRandom);
    const wallet = createWallet({
      db,
      clock: systemClock,
      ids,
      log: silentLog,
      laneCount: await laneCountOf(db),
    });
    return (await wallet.verify('full')).differences;
  } finally {
    await db.close();
  }
}

/** A folder of backups and the empty databases they go into; all of it goes away with `close`. */
export function backupBench() {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-backup-'));
  const made: { server: string; name: string }[] = [];
  const pools: pg.Pool[] = [];
  let count = 0;
  return {
    path: (name: string) => join(folder, name),
    async emptyDatabase(server = inject('testOwnerUrl')): Promise<string> {
      count += 1;
      const name = `nokshi_test_${inject('testRun')}_${process.pid}_restored_${count}`;
      await withClient(server, (client) =>
        client.query(`create database ${name} template template0 encoding 'UTF8'`),
      );
      made.push({ server, name });
      return databaseUrl(server, name);
    },
    /** As the start opens what was restored: the application gets its rights. */
    async opened(ownerUrl: string): Promise<TestDatabase> {
      const url = databaseUrl(inject('testDatabaseUrl'), new URL(ownerUrl).pathname.slice(1));
      await prepareDatabase({ url, ownerUrl }, MIGRATIONS);
      return { url, ownerUrl, pool: this.pool(ownerUrl), drop: () => Promise.resolve() };
    },
    pool(url: string): pg.Pool {
      const pool = testPool(url, 4);
      pools.push(pool);
      return pool;
    },
    backUp: (given: Pick<BackUpOptions, 'url' | 'file'> & Partial<BackUpOptions>) =>
      backUp({
        masterKey: MASTER_KEY,
        product: 'of the tests',
        clock: systemClock,
        progress: noProgress(),
        ...given,
      }),
    restore: (url: string, given: Pick<RestoreOptions, 'file'> & Partial<RestoreOptions>) =>
      restore({
        masterKey: MASTER_KEY,
        migrations: MIGRATIONS,
        clock: systemClock,
        step: silentStep,
        progress: noProgress(),
        open: () => Promise.resolve(url),
        prove,
        ...given,
      }),
    async close() {
      await Promise.all(pools.map((pool) => pool.end()));
      for (const { server, name } of made) {
        await withClient(server, (client) =>
          client.query(`drop database if exists ${name} with (force)`),
        );
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
