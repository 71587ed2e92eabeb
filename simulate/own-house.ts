import { join, resolve } from 'node:path';
import { openHouse } from '../apps/server/src/house.ts';
import { spanOf } from '../apps/server/src/kernel/calendar.ts';
import { createLog } from '../apps/server/src/kernel/log.ts';
import type { Hasher } from '../apps/server/src/modules/people/access/index.ts';
import { migrationsOf } from '../apps/server/src/modules/wings.ts';
import type { FakeClock } from '../tests/harness/clock.ts';
import { freePorts } from '../scripts/lib/free-ports.mjs';
import { seededRandom } from '../tests/harness/random.ts';
import type { Place } from './place.ts';
import { fastPace } from './pace.ts';
import { openBeside } from './beside/index.ts';

/**
 * When the clock of such a house begins: on the evening before its day, for what counts from the
 * next day on. The day is one of the calendar in Dhaka.
 */
export const EVENING_BEFORE = '2026-01-14T17:15:00.000Z';

type Given = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly masterKey: Buffer;
  readonly seed: string;
  /** Set to {@link EVENING_BEFORE}. */
  readonly clock: FakeClock;
  /** Stands in for argon2id at its full cost. */
  readonly hasher?: Hasher;
  /** How much of shared rounds is made ahead; as in every house unless given. */
  readonly ahead?: { readonly chainLength: number; readonly issuesAheadMs: number };
  /** How often the house does what it does by the clock; every five minutes unless given. */
  readonly routineEveryMinutes?: number;
};

/**
 * A house of the day's own, whose clock jumps from one event to the next and whose chance comes from
 * the seed, with the reference vendors and provider beside it. Its jobs are done when the clock passes them.
 */
export async function openOwnHouse(given: Given): Promise<Place> {
  const { clock, seed, dataDir } = given;
  const root = resolve('.');
  const [player = 0, console = 0] = await freePorts(2);
  const origins = { player: `http://localhost:${player}`, console: `http://localhost:${console}` };
  const house = await openHouse({
    config: {
      mode: 'demo',
      host: '127.0.0.1',
      publicOrigin: origins.player,
      consoleOrigin: origins.console,
      // Everybody of the day comes from an address of their own.
      trustedProxies: ['127.0.0.1/32'],
      natsUrl: null,
      dataDir,
    },
    ports: { player, console },
    databaseUrl: given.databaseUrl,
    migrations: migrationsOf(join(root, 'apps/server/src')),
    masterKey: given.masterKey,
    clock,
    random: seededRandom(seed),
    log: createLog('error'),
    ...(given.hasher && { hasher: given.hasher }),
    ...given.ahead,
    web: { player: null, console: null, frame: null },
    connections: 10,
    tables: true,
    workers: 0,
    // The day is lived in the server's own process, which may be late without being overloaded.
    edgeLimits: { loopDelayMs: 60_000 },
  });
  const { firstOperator } = await house.start();
  if (!firstOperator)
    throw new Error('the house has an operator already: take a folder of its own');
  const walletUrl = `http://127.0.0.1:${player}`;
  const now = () => clock.now().getTime();
  const beside = await openBeside({ house, playerOrigin: origins.player, walletUrl, seed, now });
  return {
    origins,
    addresses: { player: walletUrl, console: `http://127.0.0.1:${console}` },
    operator: { oneTime: firstOperator },
    beginsAt: spanOf('D', clock.now()).end.getTime(),
    pace: fastPace(clock, house.jobs, given.routineEveryMinutes),
    beside,
    async close() {
      await beside.close();
      await house.stop();
    },
  };
}
