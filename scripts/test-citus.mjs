// npm run test:citus -- URL [--servers URL] [--stop COMMAND --start COMMAND] [--crash COMMAND]
//   [--freeze COMMAND --thaw COMMAND] [--spare HOST:PORT --admin URL] [FILES]
// URL: an empty database on a Citus with workers, of the role that owns it; tests empty it again and
// again. Of --servers: for the servers' role, where that is another one. COMMANDs: stop a worker at
// once and start it again; halt all its processes and let them go on; kill the coordinator and start
// it again.
// HOST:PORT: a machine that is set up and not added; a superuser's URL for the coordinator.
import { parseArgs } from 'node:util';
import { attach, bin } from './lib/command.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { main, Refusal } from './lib/say.mjs';

const USAGE =
  "npm run test:citus -- URL [--servers URL] [--stop 'COMMAND' --start 'COMMAND'] [--crash 'COMMAND'] " +
  "[--freeze 'COMMAND' --thaw 'COMMAND'] [--spare HOST:PORT --admin URL] [FILES]";

await main(async () => {
  const { values, positionals } = given();
  const [url, ...files] = positionals;
  const { servers, stop, start, freeze, thaw, crash, spare, admin } = values;
  const pairs = [
    [stop, start],
    [freeze, thaw],
    [spare, admin],
  ];
  const halves = pairs.some(([one, other]) => Boolean(one) !== Boolean(other));
  if (!url?.startsWith('postgres') || halves) throw new Refusal(USAGE);
  await ensurePackages();
  const env = { ...process.env, CITUS_URL: url };
  if (servers) Object.assign(env, { CITUS_SERVERS: servers });
  else
    console.log(
      'One role owns the tables and runs the servers: --servers gives another URL for these.',
    );
  if (stop) Object.assign(env, { CITUS_STOP: stop, CITUS_START: start });
  else console.log('No worker is stopped: --stop and --start say how.');
  if (freeze) Object.assign(env, { CITUS_FREEZE: freeze, CITUS_THAW: thaw });
  else console.log('No worker is frozen: --freeze and --thaw say how.');
  if (crash) Object.assign(env, { CITUS_CRASH: crash });
  else console.log('The coordinator is not killed: --crash says how.');
  if (spare) Object.assign(env, { CITUS_SPARE: spare, CITUS_ADMIN: admin });
  else console.log('No worker is added: --spare and --admin say which one, and by whom.');
  const args = ['run', '--project', 'citus', '--disableConsoleIntercept', ...files];
  process.exitCode = await attach(process.execPath, [bin('vitest/vitest.mjs'), ...args], env);
});

function given() {
  const text = /** @type {const} */ ({ type: 'string' });
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        servers: text,
        stop: text,
        start: text,
        freeze: text,
        thaw: text,
        crash: text,
        spare: text,
        admin: text,
      },
    });
  } catch {
    throw new Refusal(USAGE);
  }
}
