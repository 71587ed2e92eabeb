// npm run test:nodes [-- 20 22 24]: starts the product on each of these versions of Node.js and
// runs a few tests of each kind there. Without a version: all three.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureChromium } from './lib/chromium.mjs';
import { bin, collect } from './lib/command.mjs';
import { freePorts } from './lib/free-ports.mjs';
import { ensureNode, MAJORS } from './lib/node-versions.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { main, Refusal, ROOT, step } from './lib/say.mjs';
import { buildChanged } from './lib/targets.mjs';

/** What differs between versions: native packages, the HTTP parser, streams, workers, the browser. */
const TESTS = [
  'packages/money/src/money.test.ts',
  'packages/web/src/testing/wire.component.test.tsx',
  'tests/server/pictures.test.ts',
  'tests/server/first-login.test.ts',
  'tests/house/raw-sockets.test.ts',
  'tests/journeys/counter.test.ts',
];
const OPEN_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 15_000;

await main(async () => {
  const given = process.argv.slice(2);
  const gone = TESTS.filter((path) => !existsSync(join(ROOT, path)));
  if (gone.length > 0) throw new Refusal(`These tests are not there: ${gone.join(', ')}.`);
  await ensurePackages();
  await buildChanged();
  const browser = await ensureChromium();
  for (const major of given.length > 0 ? given : MAJORS) {
    const node = await ensureNode(major);
    const path = `${dirname(node)}${delimiter}${process.env.PATH}`;
    const env = { ...process.env, PATH: path, CHROME_PATH: browser };
    await step(`Start on Node.js ${major}`, () => tryStart(node, env));
    await step(`Tests on Node.js ${major}`, () => tryTests(node, env));
  }
});

/** @param {string} node @param {NodeJS.ProcessEnv} env */
async function tryStart(node, env) {
  const dataDir = mkdtempSync(join(tmpdir(), 'nokshi-node-'));
  const [port, consolePort] = await freePorts(2);
  const own = { DATA_DIR: dataDir, PORT: `${port}`, CONSOLE_PORT: `${consolePort}` };
  const server = spawn(node, ['scripts/start.mjs'], { cwd: ROOT, env: { ...env, ...own } });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  try {
    for (const at of [port, consolePort]) await untilOpen(server, `http://127.0.0.1:${at}/healthz`);
    const code = await stop(server);
    if (code !== 0) throw new Refusal(`It stopped with ${code}:\n${said.trim()}`);
    if (/DeprecationWarning|ExperimentalWarning/.test(said)) throw new Refusal(said.trim());
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(said.trim());
    throw error;
  } finally {
    await stop(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Ends the server as an operator does; its exit code. @param {import('node:child_process').ChildProcess} server */
async function stop(server) {
  if (server.exitCode === null) {
    const limit = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN_MS);
    server.kill('SIGTERM');
    await once(server, 'exit');
    clearTimeout(limit);
  }
  return server.exitCode ?? server.signalCode;
}

/** @param {import('node:child_process').ChildProcess} server @param {string} url */
async function untilOpen(server, url) {
  const until = Date.now() + OPEN_WITHIN_MS;
  for (let status = null; status !== 200; status = await statusOf(url)) {
    if (server.exitCode !== null) throw new Error('the product ended before it was open');
    if (Date.now() > until) throw new Error(`${url} is not open: ${status}`);
    await sleep(250);
  }
}

/** The status of an answer; `null` while nobody listens. @param {string} url */
async function statusOf(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

/** @param {string} node @param {NodeJS.ProcessEnv} env */
async function tryTests(node, env) {
  const run = [bin('vitest/vitest.mjs'), 'run', ...TESTS];
  const { code, output } = await collect(node, run, { env });
  if (code === 0) return;
  console.error(output.trim());
  throw new Refusal('Tests failed: see above.');
}
