/** One server of several, in a process of its own, for tests that kill it. Says when it listens. */
import { join } from 'node:path';
import { openHouse } from '../../../apps/server/src/house.ts';
import { systemClock } from '../../../apps/server/src/kernel/clock.ts';
import { createLog } from '../../../apps/server/src/kernel/log.ts';
import { migrationsOf } from '../../../apps/server/src/modules/wings.ts';
import { prepareDatabase } from '../../../apps/server/src/kernel/prepare-database.ts';
import { systemRandom } from '../../../apps/server/src/kernel/random.ts';
import { sql } from '../../../apps/server/src/kernel/sql.ts';
import type { ServerOrders } from './cluster-server.ts';

const orders = JSON.parse(process.argv[2] ?? '') as ServerOrders;
const { databaseUrl, name } = orders;
const log = createLog('error');
const migrations = migrationsOf(orders.sources);
await prepareDatabase({ url: databaseUrl, ownerUrl: null }, migrations);
const house = await openHouse({
  config: {
    mode: 'demo',
    host: '127.0.0.1',
    publicOrigin: orders.publicOrigin,
    consoleOrigin: orders.consoleOrigin,
    // The load comes from many made-up addresses, as from a proxy.
    trustedProxies: ['127.0.0.1/32'],
    natsUrl: orders.natsUrl,
    dataDir: join(orders.sources, 'none'),
  },
  ports: orders.ports,
  databaseUrl,
  migrations,
  masterKey: Buffer.alloc(32, 7),
  clock: systemClock,
  random: systemRandom,
  log,
  web: { player: null, console: null, frame: null },
  connections: 12,
  spinIntervalMs: 0,
  chainLength: 500,
  issuesAheadMs: 3 * 3_600_000,
  edgeLimits: {
    sessionRate: { max: 1e6, perSeconds: 1 },
    addressRate: { max: 1e6, perSeconds: 1 },
  },
});

/** Two jobs of every second that say who ran them: with the commit, and outside of one. */
const ran = (job: string, tick: unknown) =>
  sql`insert into cluster_run values (${job}, ${String(tick)}, ${name})`;
house.jobs.register('cluster.inside', async (tx, { tick }) => {
  await tx.run(ran('cluster.inside', tick));
});
house.jobs.registerOutside('cluster.outside', async ({ tick }) => {
  await house.db.tx((tx) => tx.run(ran('cluster.outside', tick)));
});
house.jobs.schedule('cluster.inside', '* * * * * *');
house.jobs.schedule('cluster.outside', '* * * * * *');

await house.start();
process.stdout.write('open\n');
// The process that started it is gone, whatever the reason.
process.stdin.resume().on('end', () => process.exit(1));
process.on('SIGTERM', () => {
  void house.stop().then(() => process.exit(0));
});
