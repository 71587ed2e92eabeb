import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type House, openHouse } from '../apps/server/src/house.ts';
import { systemClock } from '../apps/server/src/kernel/clock.ts';
import { startEmbeddedPostgres } from '../apps/server/src/kernel/embedded-postgres/start.ts';
import { createLog } from '../apps/server/src/kernel/log.ts';
import { migrationsOf } from '../apps/server/src/kernel/migrate.ts';
import { prepareDatabase } from '../apps/server/src/kernel/prepare-database.ts';
import { systemRandom } from '../apps/server/src/kernel/random.ts';
import { freePorts } from '../tests/harness/free-ports.ts';

export type BenchHouse = { readonly house: House; readonly origin: string; close(): Promise<void> };

const ROOT = resolve('.');

/** The whole product on an embedded PostgreSQL of its own, with full durability. */
export async function openBenchHouse(
  options: { spinIntervalMs?: number } = {},
): Promise<BenchHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nokshi-bench-'));
  const log = createLog('error');
  const database = await startEmbeddedPostgres({ dataDir, log });
  const migrations = migrationsOf(join(ROOT, 'apps/server/src'));
  await prepareDatabase(database, migrations);
  const [player = 0, console = 0] = await freePorts(2);
  const origin = `http://localhost:${player}`;
  const built = (name: string) => join(ROOT, 'dist', name);
  const house = await openHouse({
    config: {
      mode: 'demo',
      host: '127.0.0.1',
      publicOrigin: origin,
      consoleOrigin: `http://localhost:${console}`,
      trustedProxies: [],
      natsUrl: null,
      dataDir,
    },
    ports: { player, console },
    databaseUrl: database.url,
    migrations,
    masterKey: randomBytes(32),
    clock: systemClock,
    random: systemRandom,
    log,
    web: { player: built('player'), console: built('console'), frame: built('games') },
    edgeLimits: {
      sessionRate: { max: 1e9, perSeconds: 1 },
      addressRate: { max: 1e9, perSeconds: 1 },
    },
    ...options,
  });
  await house.start();
  return {
    house,
    origin,
    async close() {
      await house.stop();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
