// npm run test:citus -- URL [--stop COMMAND --start COMMAND] [--crash COMMAND] [FILES]
// URL: an empty database on a Citus with workers, of the role that owns it; tests empty it again and
// again. COMMANDs: stop a worker at once and start it again; kill the coordinator and start it again.
import { parseArgs } from 'node:util';
import { attach, bin } from './lib/command.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { main, Refusal } from './lib/say.mjs';

const USAGE =
  "npm run test:citus -- URL [--stop 'COMMAND' --start 'COMMAND'] [--crash 'COMMAND'] [FILES]";

await main(async () => {
  const { values, positionals } = given();
  const [url, ...files] = positionals;
  const { stop, start, crash } = values;
  if (!url?.startsWith('postgres') || Boolean(stop) !== Boolean(start)) throw new Refusal(USAGE);
  await ensurePackages();
  const env = { ...process.env, CITUS_URL: url };
  if (stop) Object.assign(env, { CITUS_STOP: stop, CITUS_START: start });
  else console.log('No worker is stopped: --stop and --start say how.');
  if (crash) Object.assign(env, { CITUS_CRASH: crash });
  else console.log('The coordinator is not killed: --crash says how.');
  const args = ['run', '--project', 'citus', '--disableConsoleIntercept', ...files];
  process.exitCode = await attach(process.execPath, [bin('vitest/vitest.mjs'), ...args], env);
});

function given() {
  const text = /** @type {const} */ ({ type: 'string' });
  try {
    return parseArgs({
      allowPositionals: true,
      options: { stop: text, start: text, crash: text },
    });
  } catch {
    throw new Refusal(USAGE);
  }
}
