import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { consoleRoutes, type OperatorRole, playerRoutes } from '@nokshi/contract';
import { vi } from 'vitest';
import type { EdgeLimits } from '../../apps/server/src/edge/deps.ts';
import { type House, openHouse } from '../../apps/server/src/house.ts';
import type { Clock } from '../../apps/server/src/kernel/clock.ts';
import { systemClock } from '../../apps/server/src/kernel/clock.ts';
import type { Log } from '../../apps/server/src/kernel/log.ts';
import { silentLog } from '../../apps/server/src/kernel/log.ts';
import { systemRandom } from '../../apps/server/src/kernel/random.ts';
import type { FundedPool } from '../../apps/server/src/modules/games/jackpots/index.ts';
import { migrationsOf } from '../../apps/server/src/modules/wings.ts';
import { freePorts } from '../../scripts/lib/free-ports.mjs';
import { cheapHasher } from './cheap-hasher.ts';
import { type HttpClient, httpClient } from './client.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export type RunningHouse = {
  readonly playerOrigin: string;
  readonly consoleOrigin: string;
  readonly house: House;
  readonly database: TestDatabase;
  /** The first operator's one-time password; void once somebody asked for an operator. */
  readonly oneTimePassword: string;
  /** The clock stands still in tests; jobs run when asked to. */
  readonly runJobs: () => Promise<void>;
  /** A full proof of the ledger; the one of each minute may be running, then after it. */
  readonly prove: () => Promise<{ readonly differences: number }>;
  visitor(): HttpClient;
  /** A new member, logged in, from an address of their own; the name is made up unless given. */
  member(
    username?: string,
  ): Promise<HttpClient & { readonly username: string; readonly memberId: string }>;
  operator(role?: OperatorRole): Promise<HttpClient>;
  close(): Promise<void>;
};

export const PASSWORD = 'a long walk by the river 7';

export type HouseOptions = {
  readonly clock?: Clock;
  readonly log?: Log;
  readonly spinIntervalMs?: number;
  /** A day and more in a house of its own; so that a test that lives through days need not make them. */
  readonly issuesAheadMs?: number;
  /** Shared tables, the kite and instant games, which a house of a test does not have by default. */
  readonly tables?: boolean;
  /** Draws of one chain; 500 by default. */
  readonly chainLength?: number;
  /** The jackpot that the house begins with; else the one of every demo house. */
  readonly demoPool?: FundedPool;
  /** The red envelope of every demo house, which would lie over the first page of each story. */
  readonly demoEnvelope?: boolean;
  /** The country of an address; else every one is at home. */
  readonly locate?: (ip: string) => string | null;
  readonly edgeLimits?: Partial<EdgeLimits>;
  readonly mode?: 'demo' | 'licensed';
  /** Serve the built web apps as well. */
  readonly web?: boolean;
  readonly database?: TestDatabase;
};

let addresses = 0;
/** An address that nobody else in this file has: registrations and guesses are limited by it. */
export function newAddress(): string {
  addresses += 1;
  return `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/** The whole product on a database of its own, listening on free ports of 127.0.0.1. */
export async function startHouse(options: HouseOptions = {}): Promise<RunningHouse> {
  const database = options.database ?? (await createTestDatabase());
  const [player = 0, console = 0] = await freePorts(2);
  const playerOrigin = `http://localhost:${player}`;
  const consoleOrigin = `http://localhost:${console}`;
  const root = join(import.meta.dirname, '../..');
  const built = (name: string) => (options.web ? join(root, 'dist', name) : null);
  const house = await openHouse({
    config: {
      mode: options.mode ?? 'demo',
      host: '127.0.0.1',
      publicOrigin: playerOrigin,
      consoleOrigin,
      trustedProxies: ['127.0.0.1/32'],
      natsUrl: null,
      dataDir: join(root, '.test'),
    },
    ports: { player, console },
    databaseUrl: database.url,
    migrations: migrationsOf(join(root, 'apps/server/src')),
    masterKey: Buffer.alloc(32, 5),
    clock: options.clock ?? systemClock,
    random: systemRandom,
    chainLength: options.chainLength ?? 500,
    issuesAheadMs: options.issuesAheadMs ?? 2 * 3_600_000,
    hasher: cheapHasher(systemRandom),
    log: options.log ?? silentLog,
    web: { player: built('player'), console: built('console'), frame: built('games') },
    connections: 10,
    // A test that asks for work would race against a worker that does it by itself.
    ...(!options.web && { workers: 0 }),
    ...(options.spinIntervalMs === undefined ? {} : { spinIntervalMs: options.spinIntervalMs }),
    ...(options.tables && { tables: true }),
    demoEnvelope: options.demoEnvelope ?? false,
    ...(options.demoPool && { demoPool: options.demoPool }),
    ...(options.locate && { locate: options.locate }),
    ...(options.edgeLimits === undefined ? {} : { edgeLimits: options.edgeLimits }),
  });
  const { firstOperator } = await house.start();
  const adminPassword = firstOperator?.password ?? '';
  let admin: HttpClient | undefined;

  const visitor = (from?: string) => httpClient(`http://127.0.0.1:${player}`, playerOrigin, from);
  const newName = () => `m${randomBytes(6).toString('hex')}`;

  const openAdmin = async () => {
    const client = httpClient(`http://127.0.0.1:${console}`, consoleOrigin);
    const headers = { 'x-forwarded-for': newAddress() };
    const form = { username: 'admin', password: adminPassword };
    await client.call(consoleRoutes.identity.login, form, { headers });
    await client.call(consoleRoutes.identity.changePassword, {
      oldPassword: adminPassword,
      newPassword: PASSWORD,
      confirmNewPassword: PASSWORD,
    });
    return client;
  };

  return {
    playerOrigin,
    consoleOrigin,
    house,
    database,
    oneTimePassword: adminPassword,
    runJobs: async () => void (await house.jobs.runDue()),
    prove: () => vi.waitFor(() => house.wallet.verify('full'), { timeout: 30_000, interval: 100 }),
    visitor: () => visitor(),
    async member(username = newName()) {
      const client = visitor(newAddress());
      const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
      const { userInfo } = await client.call(playerRoutes.identity.register, form);
      return Object.assign(client, { username, memberId: userInfo.id });
    },
    async operator(role = 'admin') {
      admin ??= await openAdmin();
      if (role === 'admin') return admin;
      const username = `op${role}`;
      await database.pool.query(
        `insert into operators_operator select (jsonb_populate_record(o, jsonb_build_object(
           'operator_id', gen_random_uuid(), 'username', $1::text, 'roles', array[$2::text]))).*
         from operators_operator o where o.username = 'admin' on conflict do nothing`,
        [username, role],
      );
      const client = httpClient(`http://127.0.0.1:${console}`, consoleOrigin);
      const headers = { 'x-forwarded-for': newAddress() };
      const form = { username, password: PASSWORD };
      await client.call(consoleRoutes.identity.login, form, { headers });
      return client;
    },
    async close() {
      await house.stop();
      await database.drop();
    },
  };
}
