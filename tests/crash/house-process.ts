/** The whole product in a process of its own, for tests that kill it. Says one line of JSON. */
import { join } from 'node:path';
import { openHouse } from '../../apps/server/src/house.ts';
import { systemClock } from '../../apps/server/src/kernel/clock.ts';
import { openDataDir } from '../../apps/server/src/kernel/data-dir.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/kernel/embedded-postgres/start.ts';
import { createLog } from '../../apps/server/src/kernel/log.ts';
import { migrationsOf } from '../../apps/server/src/kernel/migrate.ts';
import { prepareDatabase } from '../../apps/server/src/kernel/prepare-database.ts';
import { systemRandom } from '../../apps/server/src/kernel/random.ts';

const [dataDir = '', playerPort = '', consolePort = '', sources = ''] = process.argv.slice(2);
const log = createLog('error');
const data = openDataDir({ path: dataDir, masterKey: null, random: systemRandom });
const postgres = await startEmbeddedPostgres({ dataDir, log });
const migrations = migrationsOf(sources);
await prepareDatabase(postgres, migrations);
const house = await openHouse({
  config: {
    mode: 'demo',
    host: '127.0.0.1',
    publicOrigin: `http://localhost:${playerPort}`,
    consoleOrigin: `http://localhost:${consolePort}`,
    // The load comes from many made-up addresses, as from a proxy.
    trustedProxies: ['127.0.0.1/32'],
    natsUrl: null,
    dataDir: join(dataDir, 'none'),
  },
  ports: { player: Number(playerPort), console: Number(consolePort) },
  databaseUrl: postgres.url,
  migrations,
  masterKey: data.masterKey,
  clock: systemClock,
  random: systemRandom,
  log,
  web: { player: null, console: null, frame: null },
  spinIntervalMs: 0,
  edgeLimits: {
    sessionRate: { max: 1e6, perSeconds: 1 },
    addressRate: { max: 1e6, perSeconds: 1 },
  },
});
await house.start();
process.stdout.write(`${JSON.stringify({ postgres: postgres.pid(), url: postgres.url })}\n`);
process.on('SIGTERM', () => {
  void house
    .stop()
    .then(() => postgres.stop())
    .then(() => process.exit(0));
});
// PostgreSQL may be restarted under us; whoever kills it next asks for its process id.
process.stdin.on('data', () =>
  process.stdout.write(`${JSON.stringify({ postgres: postgres.pid(), url: postgres.url })}\n`),
);
