import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collect } from './command.mjs';
import { Refusal, ROOT, step } from './say.mjs';

/** The oldest minor version of each line that the product runs on; newer lines than these do too. */
const OLDEST_MINOR = { 20: 19, 22: 12, 24: 0 };
const NEWEST_LINE = 24;

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const oldest = OLDEST_MINOR[/** @type {keyof typeof OLDEST_MINOR} */ (major)] ?? Infinity;
  if (major > NEWEST_LINE || minor >= oldest) return;
  throw new Refusal(
    `Nokshi runs on Node.js 20.19, 22.12, 24 or newer, and this is ${process.versions.node}: ` +
      'install one of them from https://nodejs.org and start again.',
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

/** Under `npm start` the same npm is used again. @param {string[]} args */
export function npm(args, options = {}) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? collect(process.execPath, [cli, ...args], options)
    : collect('npm', args, options);
}
