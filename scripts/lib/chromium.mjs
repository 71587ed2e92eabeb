import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { attach, bin } from './command.mjs';
import { Refusal, step } from './say.mjs';

/** Draws pages as Chromium does, without the windows, bars and menus around them. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** An installed Chrome or Chromium that runs, else null. @returns {Promise<string | null>} */
export async function findChromium() {
  const given = process.env.CHROME_PATH;
  const { chromium } = await import('playwright-core');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [given, ...inPath, MAC, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path) && runs(path)) ?? null;
}

/**
 * Finds a browser, or installs one as far as this account may. Where the one that draws only pages can
 * be had, it is: the journeys take two thirds of the time that they take in a whole browser.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = await findChromium();
  const chosen = found === process.env.CHROME_PATH || found?.endsWith(SHELL);
  if (found && (chosen || !mayInstall())) return found;
  await step('Browser for the tests', found ? aptInstall : install);
  const installed = await findChromium();
  if (installed) return installed;
  throw new Refusal(
    'The tests need a browser and none could be installed: install Chrome or Chromium ' +
      `("apt-get install ${SHELL}" as root on Debian), or set CHROME_PATH, and run them again.`,
  );
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function install() {
  if (mayInstall() && (await aptInstall())) return;
  await attach(process.execPath, [bin('playwright-core/cli.js'), 'install', 'chromium']);
}

/** Where no mirror answers, it says so in seconds. */
const QUICKLY = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

async function aptInstall() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => attach('apt-get', [...QUICKLY, ...args], env);
  await apt('update');
  const code = await apt('install', '-y', '--no-install-recommends', SHELL);
  return code === 0 && (await findChromium()) !== null;
}

function runs(/** @type {string} */ path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
