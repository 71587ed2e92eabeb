// Three servers on one PostgreSQL 15 and, where it is installed, one NATS, behind a small
// round-robin proxy; all on 127.0.0.1 with throw-away data, until Ctrl-C.
// --servers N: another number of them; --without-nats: messages go through PostgreSQL.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './lib/free-ports.mjs';
import { installedNats, startNats } from './lib/outside-nats.mjs';
import { startPostgres } from './lib/outside-postgres.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { roundRobin } from './lib/round-robin.mjs';
import { main, Refusal, ROOT, step } from './lib/say.mjs';

const [PLAYER, CONSOLE] = [3000, 3001];

await main(async () => {
  const { count, withNats } = wanted(process.argv.slice(2));
  await ensurePackages();
  const { buildChanged } = await import('./lib/targets.mjs');
  await buildChanged();
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-cluster-'));
  chmodSync(folder, 0o711);
  /** @type {(() => Promise<unknown> | void)[]} */
  const closing = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  try {
    await run({ folder, count, withNats, closing });
    await stop;
    console.log('\nStopping');
  } finally {
    for (const close of closing.reverse()) await close();
  }
});

/** @param {string[]} args */
function wanted(args) {
  const at = args.indexOf('--servers');
  const count = at < 0 ? 3 : Number(args[at + 1]);
  const known = ['--servers', '--without-nats', ...(at < 0 ? [] : [args[at + 1]])];
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown) throw new Refusal(`${unknown} is not known: --servers N, --without-nats.`);
  if (!(count >= 1 && count <= 9)) throw new Refusal('--servers takes a number from 1 to 9.');
  return { count, withNats: !args.includes('--without-nats') };
}

/**
 * @param {{ folder: string, count: number, withNats: boolean,
 *   closing: (() => Promise<unknown> | void)[] }} it
 */
async function run({ folder, count, withNats, closing }) {
  const postgres = await step('PostgreSQL', () =>
    startPostgres({ folder: join(folder, 'postgres'), detached: true }),
  );
  closing.push(postgres.stop);
  const nats = withNats && installedNats() ? await step('NATS', openNats) : null;
  if (nats) closing.push(nats.stop);
  const shared = {
    DATABASE_URL: postgres.url,
    MASTER_KEY: randomBytes(32).toString('hex'),
    PUBLIC_ORIGIN: `http://localhost:${PLAYER}`,
    CONSOLE_ORIGIN: `http://localhost:${CONSOLE}`,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...(nats ? { NATS_URL: nats.url } : {}),
  };
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  closing.push(() => Promise.all(stops.map((stop) => stop())));
  /** @type {Awaited<ReturnType<typeof openServer>>[]} */
  const servers = [];
  for (let at = 1; at <= count; at += 1) {
    const name = `server-${at}`;
    servers.push(await step(name, () => openServer(name, { folder, shared, stops })));
  }
  for (const [listen, side] of /** @type {const} */ ([
    [PLAYER, 'player'],
    [CONSOLE, 'console'],
  ])) {
    const backends = servers.map((server) => ({ port: server[side] }));
    const proxy = await roundRobin({ listen, backends }).catch((/** @type {Error} */ err) => {
      throw new Refusal(`The proxy could not listen on port ${listen}: ${err.message}.`);
    });
    closing.push(proxy.close);
  }
  tell({ servers, postgres, nats });
}

async function openNats() {
  const [port = 0] = await freePorts(1);
  return startNats({ port, detached: true });
}

/**
 * @param {string} name
 * @param {{ folder: string, shared: Record<string, string>, stops: (() => Promise<void>)[] }} it
 */
async function openServer(name, { folder, shared, stops }) {
  const [player, desk] = await freePorts(2);
  const dataDir = join(folder, name);
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    ...shared,
    PORT: String(player),
    CONSOLE_PORT: String(desk),
    DATA_DIR: dataDir,
  };
  // Ctrl-C is for us: servers first, then what they stand on.
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once('close', () => resolve()));
  stops.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let said = '';
  const opened = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes('Nokshi is open')) resolve(true);
    });
  });
  if (!(await Promise.race([opened, ended]))) throw new Refusal(`${name} did not open.\n${said}`);
  return { name, player, console: desk, dataDir, pid: child.pid };
}

/**
 * @param {{ servers: Awaited<ReturnType<typeof openServer>>[], nats: { url: string } | null,
 *   postgres: { url: string, pid(): number } }} it
 */
function tell({ servers, postgres, nats }) {
  console.log(`\n  player site       http://localhost:${PLAYER}`);
  console.log(`  operator console  http://localhost:${CONSOLE}\n`);
  for (const { name, player, console: desk, pid } of servers)
    console.log(`  ${name}  process ${pid}, 127.0.0.1:${player} and :${desk}`);
  console.log(`  PostgreSQL process ${postgres.pid()}, ${postgres.url}`);
  console.log(nats ? `  NATS      ${nats.url}` : '  messages go through PostgreSQL');
  for (const { dataDir } of servers) {
    const file = join(dataDir, 'first-operator.txt');
    if (existsSync(file))
      console.log(`\n  first operator\n${readFileSync(file, 'utf8').trimEnd()}`);
  }
  console.log('\n  Kill one server with -9 and go on; Ctrl-C stops all and deletes the data.');
}
