import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type House, openHouse } from '../apps/server/src/house.ts';
import { type Clock, systemClock } from '../apps/server/src/kernel/clock.ts';
import { createLog } from '../apps/server/src/kernel/log.ts';
import { BEHIND_SERVER } from '../apps/server/src/kernel/embedded-postgres/start.ts';
import { migrationsOf } from '../apps/server/src/modules/wings.ts';
import { type RandomSource, systemRandom } from '../apps/server/src/kernel/random.ts';
import { freePorts } from '../scripts/lib/free-ports.mjs';
import { asOwner, openBenchServer } from './ledger/database.ts';

export type BenchHouse = {
  readonly house: House;
  readonly origin: string;
  readonly consoleOrigin: string;
  /** Of the role that owns the tables, for what only a bench does to them. */
  readonly ownerUrl: string;
  readonly firstOperator: { readonly username: string; readonly password: string } | null;
  close(): Promise<void>;
};

const ROOT = resolve('.');

/** The whole product on an embedded PostgreSQL of its own, with full durability. */
export async function openBenchHouse(
  given: {
    spinIntervalMs?: number;
    random?: RandomSource;
    workers?: 0;
    kept?: string;
    clock?: Clock;
    tables?: boolean;
    chainLength?: number;
  } = {},
): Promise<BenchHouse> {
  const { kept, ...options } = given;
  const database = await openBenchServer({ kept, niceness: BEHIND_SERVER });
  if (kept !== undefined) await forgetOperators(database.ownerUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'nokshi-bench-'));
  const [player = 0, console = 0] = await freePorts(2);
  const origin = `http://localhost:${player}`;
  const consoleOrigin = `http://localhost:${console}`;
  const built = (name: string) => join(ROOT, 'dist', name);
  const house = await openHouse({
    config: {
      mode: 'demo',
      host: '127.0.0.1',
      publicOrigin: origin,
      consoleOrigin,
      trustedProxies: [],
      natsUrl: null,
      dataDir,
    },
    ports: { player, console },
    databaseUrl: database.url,
    // As the start does with the embedded database.
    lanes: availableParallelism(),
    migrations: migrationsOf(join(ROOT, 'apps/server/src')),
    // What is kept was sealed under it the last time.
    masterKey: kept === undefined ? randomBytes(32) : Buffer.alloc(32, 7),
    clock: systemClock,
    random: systemRandom,
    log: createLog('error'),
    web: { player: built('player'), console: built('console'), frame: built('games') },
    edgeLimits: {
      sessionRate: { max: 1e9, perSeconds: 1 },
      addressRate: { max: 1e9, perSeconds: 1 },
    },
    ...options,
  });
  const { firstOperator } = await house.start();
  return {
    house,
    origin,
    consoleOrigin,
    ownerUrl: database.ownerUrl,
    firstOperator,
    async close() {
      await house.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** So that the house makes its first operator again and tells the password. */
const forgetOperators = (ownerUrl: string) =>
  asOwner(ownerUrl, 'truncate operators_operator cascade');
