/** The whole product in a process of its own, for tests that kill it. Speaks over IPC. */
import { join } from 'node:path';
import { openHouse } from '../../../apps/server/src/house.ts';
import { systemClock } from '../../../apps/server/src/kernel/clock.ts';
import { openDataDir } from '../../../apps/server/src/kernel/data-dir.ts';
import { startEmbeddedPostgres } from '../../../apps/server/src/kernel/embedded-postgres/start.ts';
import { createLog } from '../../../apps/server/src/kernel/log.ts';
import { migrationsOf } from '../../../apps/server/src/modules/wings.ts';
import { prepareDatabase } from '../../../apps/server/src/kernel/prepare-database.ts';
import { systemRandom } from '../../../apps/server/src/kernel/random.ts';
import { withClient } from '../../harness/test-cluster.ts';
import type { Asked, HouseOrder, Said } from './house-holder.ts';

const order = JSON.parse(process.argv[2] ?? '{}') as HouseOrder;
const { dataDir, ports, sources, settings = {}, databasePort, aheadMs = 0 } = order;
const say = (said: Said) => void process.send?.(said);

const log = createLog(order.logFile ? 'debug' : 'error');
const data = openDataDir({ path: dataDir, masterKey: null, random: systemRandom });
const postgres = await startEmbeddedPostgres({ dataDir, log, settings });
const facts = () => ({
  pid: postgres.pid(),
  url: postgres.url,
  ownerUrl: postgres.ownerUrl,
});
say({ kind: 'postgres', ...facts() });

const migrations = migrationsOf(sources);
await prepareDatabase(postgres, migrations);
for (const statement of order.statements ?? [])
  await withClient(postgres.url, (client) => client.query(statement));
const databaseUrl = new URL(postgres.url);
if (databasePort) databaseUrl.port = String(databasePort);
const [player = 0, console = 0] = ports;
const house = await openHouse({
  config: {
    mode: 'demo',
    host: '127.0.0.1',
    publicOrigin: `http://localhost:${player}`,
    consoleOrigin: `http://localhost:${console}`,
    // The load comes from many made-up addresses, as from a proxy.
    trustedProxies: ['127.0.0.1/32'],
    natsUrl: null,
    dataDir: join(dataDir, 'none'),
  },
  ports: { player, console },
  databaseUrl: databaseUrl.href,
  migrations,
  masterKey: data.masterKey,
  clock: { now: () => new Date(systemClock.now().getTime() + aheadMs) },
  random: systemRandom,
  log,
  web: { player: null, console: null, frame: null },
  spinIntervalMs: 0,
  // Hours and not a day of them: a start makes what a test may see.
  chainLength: 500,
  issuesAheadMs: 3 * 3_600_000,
  ...(order.databaseLimits ? { databaseLimits: order.databaseLimits } : {}),
  edgeLimits: {
    sessionRate: { max: 1e6, perSeconds: 1 },
    addressRate: { max: 1e6, perSeconds: 1 },
  },
});
const { firstOperator } = await house.start();
say({ kind: 'open', firstOperator });

process.on('SIGTERM', () => {
  void house
    .stop()
    .then(() => postgres.stop())
    .then(() => process.exit(0));
});
// PostgreSQL may be restarted under us; the next kill asks for its process id.
process.on('message', (asked: Asked) => {
  if (asked === 'postgres') return say({ kind: 'postgres', ...facts() });
  house.wallet.verify('full').then(
    ({ differences, examples }) => say({ kind: 'proof', differences, examples: [...examples] }),
    (err: unknown) => say({ kind: 'no-proof', because: String(err) }),
  );
});
