import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collect } from './command.mjs';
import { Refusal, ROOT, step } from './say.mjs';

const NODE_NEEDED = [20, 19];

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = NODE_NEEDED;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new Refusal(
    `Nokshi needs Node.js ${NODE_NEEDED.join('.')} or newer and this is ${process.versions.node}: ` +
      'install it from https://nodejs.org and start again.',
  );
}

/** Installs the locked packages when what npm last installed is not what the lock file says. */
export async function ensurePackages() {
  checkNode();
  if (installed()) return;
  await step('Packages (npm ci)', async () => {
    const { code, output } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code === 0) return;
    console.error(output.trim());
    throw new Refusal('The packages could not be installed: see what npm says above.');
  });
}

/** npm keeps its own record of a finished installation: that is compared, package by package. */
function installed() {
  const wanted = read('package-lock.json');
  const found = read('node_modules/.package-lock.json');
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const there = found[path];
    if (!there) return entry.optional === true || !path.startsWith('node_modules/');
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | null} */
function read(/** @type {string} */ path) {
  const file = join(ROOT, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}

/** Under `npm start` the same npm is used again. */
function npm(/** @type {string[]} */ args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? collect(process.execPath, [cli, ...args]) : collect('npm', args);
}
