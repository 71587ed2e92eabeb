import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOptions } from './bundle.mjs';
import { bin, collect } from './command.mjs';
import { precompress } from './compress.mjs';
import { Refusal, ROOT, stepLine } from './say.mjs';
import { contentHash, isBuilt, stamp } from './stamp.mjs';

/** What every target is made from, besides its own folder. */
const SHARED = ['packages', 'scripts', 'tools', 'package-lock.json', 'tsconfig.base.json'];

/** What is built: the folder, and its name under dist/. */
export const WEB = [
  { name: 'player', folder: 'apps/player' },
  { name: 'console', folder: 'apps/console' },
  { name: 'games', folder: 'games' },
];
const SERVER = { name: 'server', folder: 'apps/server' };
export const SERVER_ENTRY = join(ROOT, 'apps/server/src/main.ts');
export const SERVER_BUNDLE = join(ROOT, 'dist/server/main.js');

/** Builds every target whose sources changed, side by side, each with a line and its time. */
export async function buildChanged() {
  const results = await Promise.allSettled([SERVER, ...WEB].map(buildIfChanged));
  const broken = results.find(({ status }) => status === 'rejected');
  if (broken && 'reason' in broken) throw broken.reason;
}

/** @param {{ name: string, folder: string }} target */
async function buildIfChanged(target) {
  const { name } = target;
  const hash = contentHash([target.folder, ...SHARED]);
  if (isBuilt(name, hash)) return;
  const started = performance.now();
  stamp(name, null);
  await (name === 'server' ? buildServer() : buildWeb(target));
  stamp(name, hash);
  console.log(stepLine(`Build ${name}`, performance.now() - started));
}

async function buildServer() {
  const { build } = await import('esbuild');
  await swapIn('server', async (fresh) => {
    await build(bundleOptions(SERVER_ENTRY, join(fresh, 'main.js'))).catch(() => {
      throw new Refusal('The build of apps/server failed: see above.');
    });
  });
}

/** @param {{ name: string, folder: string }} target */
async function buildWeb({ name, folder }) {
  if (!existsSync(join(ROOT, folder, 'vite.config.ts'))) {
    throw new Refusal(`${folder} has no vite.config.ts: restore it from the repository.`);
  }
  await swapIn(name, async (fresh) => {
    const cwd = join(ROOT, folder);
    const args = [...viteBuild(fresh), '--logLevel', 'warn'];
    const { code, output } = await collect(process.execPath, args, { cwd });
    if (code !== 0) {
      console.error(output.trim());
      throw new Refusal(`The build of ${folder} failed: see above.`);
    }
    await precompress(fresh);
  });
}

/** The runner loads a vite.config.ts that imports our own TypeScript packages. */
export function viteBuild(/** @type {string} */ outDir) {
  const options = ['--configLoader', 'runner', '--outDir', outDir, '--emptyOutDir'];
  return [bin('vite/bin/vite.js'), 'build', ...options];
}

/**
 * Builds beside and swaps when all is there: a server that runs never sees half a build.
 * @param {string} name
 * @param {(fresh: string) => Promise<unknown>} make
 */
async function swapIn(name, make) {
  const dist = join(ROOT, 'dist');
  const fresh = join(dist, `.${name}.${process.pid}`);
  const old = join(dist, `.${name}.old.${process.pid}`);
  clearHalfBuilds(dist, name);
  try {
    await make(fresh);
    if (existsSync(join(dist, name))) renameSync(join(dist, name), old);
    renameSync(fresh, join(dist, name));
  } finally {
    rmSync(old, { recursive: true, force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** What killed builds left behind; those of processes that live are theirs. */
function clearHalfBuilds(/** @type {string} */ dist, /** @type {string} */ name) {
  if (!existsSync(dist)) return;
  for (const entry of readdirSync(dist)) {
    const pid = new RegExp(`^\\.${name}\\.(?:old\\.)?(\\d+)$`).exec(entry)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(dist, entry), { recursive: true, force: true });
  }
}

function isAlive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
