/** A process of its own that holds an embedded PostgreSQL, for tests that kill it. */
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '../../apps/server/src/kernel/embedded-postgres/start.ts';
import type { Log } from '../../apps/server/src/kernel/log.ts';

const quiet: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  child: () => quiet,
};
const say = (fact: object): boolean => process.stdout.write(`${JSON.stringify(fact)}\n`);

const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({
  dataDir,
  log: quiet,
  onRestart: (pid) => say({ restarted: pid }),
});
say({ url: postgres.url, ownerUrl: postgres.ownerUrl, pid: postgres.pid() });
// One line on its input ends it the good way.
createInterface(process.stdin).once('line', async () => {
  await postgres.stop();
  process.exit(0);
});
