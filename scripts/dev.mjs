// Builds and starts again on every change; the sites are built in watch mode beside the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundleOptions } from './lib/bundle.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { main, ROOT } from './lib/say.mjs';
import { stamp } from './lib/stamp.mjs';
import { SERVER_BUNDLE, SERVER_ENTRY, viteBuild, WEB } from './lib/targets.mjs';

/** @type {import('node:child_process').ChildProcess | null} */
let server = null;
/** What the server is made of, once it was built; the server reads the files of the sites when it starts. */
const built = new Set();
/** @type {Promise<void>} */
let restarts = Promise.resolve();

await main(async () => {
  await ensurePackages();
  const { context } = await import('esbuild');
  const sites = WEB.map(watchSite);
  const options = bundleOptions(SERVER_ENTRY, SERVER_BUNDLE);
  stamp('server', null);
  const restarting = {
    name: 'restart',
    setup(/** @type {import('esbuild').PluginBuild} */ build) {
      build.onEnd(({ errors }) => (errors.length === 0 ? isBuilt('server') : undefined));
    },
  };
  const watcher = await context({ ...options, plugins: [...(options.plugins ?? []), restarting] });
  await watcher.watch();
  process.once('SIGINT', () => end(sites, watcher));
  process.once('SIGTERM', () => end(sites, watcher));
});

function watchSite(/** @type {{ name: string, folder: string }} */ { name, folder }) {
  stamp(name, null);
  const site = spawn(process.execPath, [...viteBuild(join(ROOT, 'dist', name)), '--watch'], {
    cwd: join(ROOT, folder),
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  site.stdout.setEncoding('utf8').on('data', (/** @type {string} */ said) => {
    process.stdout.write(said);
    if (said.includes('built in')) isBuilt(name);
  });
  return site;
}

/** The server starts once all is built, and again after each build. @param {string} name */
function isBuilt(name) {
  built.add(name);
  if (built.size > WEB.length) restarts = restarts.then(restart);
}

async function restart() {
  await stopServer();
  server = spawn(
    process.execPath,
    ['--enable-source-maps', '--max-semi-space-size=128', SERVER_BUNDLE],
    {
      cwd: ROOT,
      stdio: 'inherit',
    },
  );
}

async function stopServer() {
  const old = server;
  if (!old || old.exitCode !== null) return;
  old.kill('SIGTERM');
  await new Promise((resolve) => old.once('exit', resolve));
}

/** @param {import('node:child_process').ChildProcess[]} sites */
async function end(sites, /** @type {import('esbuild').BuildContext} */ watcher) {
  for (const site of sites) site.kill('SIGTERM');
  await watcher.dispose();
  await stopServer();
}
