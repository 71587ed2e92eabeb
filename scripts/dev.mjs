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

await main(async () => {
  await ensurePackages();
  const { context } = await import('esbuild');
  const sites = WEB.map(watchSite);
  const options = bundleOptions(SERVER_ENTRY, SERVER_BUNDLE);
  stamp('server', null);
  const restarting = {
    name: 'restart',
    setup(/** @type {import('esbuild').PluginBuild} */ build) {
      build.onEnd(({ errors }) => (errors.length === 0 ? restart() : undefined));
    },
  };
  const watcher = await context({ ...options, plugins: [...(options.plugins ?? []), restarting] });
  await watcher.watch();
  process.once('SIGINT', () => end(sites, watcher));
  process.once('SIGTERM', () => end(sites, watcher));
});

function watchSite(/** @type {{ name: string, folder: string }} */ { name, folder }) {
  stamp(name, null);
  return spawn(process.execPath, [...viteBuild(join(ROOT, 'dist', name)), '--watch'], {
    cwd: join(ROOT, folder),
    stdio: 'inherit',
  });
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
