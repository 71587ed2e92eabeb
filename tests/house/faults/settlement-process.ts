/** The whole server on the database of a test, for a test that kills it while it settles contracts. */
import { openHouse } from '../../../apps/server/src/house.ts';
import { createLog } from '../../../apps/server/src/kernel/log.ts';
import { systemRandom } from '../../../apps/server/src/kernel/random.ts';
import { migrationsOf } from '../../../apps/server/src/modules/wings.ts';
import { fakeClock } from '../../harness/clock.ts';

const [databaseUrl = '', at = '', sources = ''] = process.argv.slice(2);
const house = await openHouse({
  config: {
    mode: 'demo',
    host: '127.0.0.1',
    publicOrigin: 'http://localhost',
    consoleOrigin: 'http://127.0.0.1',
    trustedProxies: [],
    natsUrl: null,
    dataDir: 'none',
  },
  ports: { player: 0, console: 0 },
  databaseUrl,
  migrations: migrationsOf(sources),
  masterKey: Buffer.alloc(32, 5),
  clock: fakeClock(at),
  random: systemRandom,
  log: createLog('error'),
  web: { player: null, console: null, frame: null },
  chainLength: 500,
  issuesAheadMs: 2 * 3_600_000,
  // Its clock stands still: it does what is due, and says when that is over.
  workers: 0,
});
await house.start();
await house.jobs.runDue();
process.send?.('done');
