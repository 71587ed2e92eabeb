import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type House, openHouse } from './house.ts';
import { checkMasterKey } from './kernel/backup/master-key.ts';
import { compareClocks } from './kernel/compare-clocks.ts';
import { type Config, readConfig } from './kernel/config.ts';
import { asDatabaseRefusal } from './kernel/database-refusal.ts';
import { type DataDir, openDataDir } from './kernel/data-dir.ts';
import { BEHIND_SERVER, startEmbeddedPostgres } from './kernel/embedded-postgres/start.ts';
import { settleLanes } from './kernel/lanes-of-house.ts';
import { createLog, type Log } from './kernel/log.ts';
import type { Migration } from './kernel/migrate.ts';
import { migrationsOf } from './modules/wings.ts';
import { type DatabaseUrls, prepareDatabase } from './kernel/prepare-database.ts';
import { systemRandom } from './kernel/random.ts';
import { machineClock } from './kernel/steady-clock.ts';
import { START_REFUSED, StartRefusal } from './kernel/start-refusal.ts';
import { Refusal } from './kernel/refusal.ts';
import { printedStep, type Step } from './kernel/step.ts';

/** The bundle is `dist/server/main.js`; its sources are two folders up. */
const REPO = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const STOP_WITHIN_MS = 9_500;

type Closing = () => Promise<void>;

const say = (line: string) => void process.stdout.write(line);

async function start(closing: Closing[]): Promise<void> {
  const began = performance.now();
  const config = readConfig(process.env, { repoRoot: REPO });
  const log = createLog(config.logLevel);
  const step = printedStep(say, () => performance.now());
  const data = openDataDir({
    path: config.dataDir,
    masterKey: config.masterKey,
    random: systemRandom,
  });
  closing.push(async () => data.release());
  const urls = await openDatabase({ config, data, log, step }, closing);
  const clock = machineClock(log);
  const migrations = migrationsOf(join(REPO, 'apps/server/src'));
  await step('Migrations', () => prepare({ config, urls, log }, migrations));
  await step('Clocks', () => compareClocks(urls.url, clock));
  await step('Master key', () => checkMasterKey(urls.url, data.masterKey));
  const web = (name: string) => join(REPO, 'dist', name);
  const started = await step('House', async () => {
    const opened = await openHouse({
      config,
      ports: { player: config.port, console: config.consolePort },
      databaseUrl: urls.url,
      citusDirect: config.citusDirect,
      lanes: lanesOf(config),
      migrations,
      masterKey: data.masterKey,
      clock,
      random: systemRandom,
      log,
      tables: true,
      web: { player: web('player'), console: web('console'), frame: web('games') },
    });
    closing.push(() => opened.stop());
    return { house: opened, ...(await opened.start().catch(portTaken)) };
  });
  await step('Proof of the tail', () => proveTail(started.house));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`\nNokshi is open (${config.mode}, ready in ${seconds} s)\n`);
  say(`  player site       ${config.publicOrigin}\n`);
  say(`  operator console  ${config.consoleOrigin}\n`);
  if (started.firstOperator) tellFirstOperator(config, started.firstOperator);
  say('  Ctrl-C stops it.\n');
}

/**
 * Promise T2: verified at every start; a difference is logged loudly and does not hide the house.
 */
async function proveTail(house: House): Promise<void> {
  const proof = await house.wallet.verify('tail').catch((err: unknown) => {
    // Another server on this database is verifying it at this moment.
    if (err instanceof Refusal) return null;
    throw err;
  });
  if (!proof || proof.differences === 0) return;
  say(
    `\n  THE LEDGER HAS ${proof.differences} DIFFERENCES: run npm run ledger:verify before anything is paid.\n`,
  );
}

type Opening = { config: Config; data: DataDir; log: Log; step: Step };

async function openDatabase(
  { config, data, log, step }: Opening,
  closing: Closing[],
): Promise<DatabaseUrls> {
  if (config.databaseUrl) return { url: config.databaseUrl, ownerUrl: config.databaseOwnerUrl };
  const options = { dataDir: data.path, log, step, niceness: BEHIND_SERVER };
  const embedded = await startEmbeddedPostgres(options);
  closing.push(() => embedded.stop());
  return embedded;
}

/** An external database does not say how many processors it has. */
const lanesOf = ({ lanes, databaseUrl }: Config) =>
  lanes ?? (databaseUrl ? undefined : availableParallelism());

type Preparing = { config: Config; urls: DatabaseUrls; log: Log };

async function prepare({ config, urls, log }: Preparing, migrations: readonly Migration[]) {
  const { guard } = await prepareDatabase(urls, migrations).catch((err: unknown) => {
    throw asDatabaseRefusal(err);
  });
  await settleLanes(urls, config.lanesOfHouse);
  if (guard === 'role') return;
  if (urls.ownerUrl || config.mode === 'licensed') throw new StartRefusal(TOO_MIGHTY);
  log.warn('the application’s database role owns the ledger: a trigger alone guards its entries', {
    remedy: 'set DATABASE_OWNER_URL (docs/operations.md)',
  });
}

const TOO_MIGHTY =
  'The role of DATABASE_URL could change the ledger: it must be neither owner of the tables, nor ' +
  'able to become it, nor a superuser; DATABASE_OWNER_URL names the owner (docs/operations.md).';

function portTaken(err: unknown): never {
  const { code, port, address } = err as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE')
    throw new StartRefusal(
      `Port ${port} is taken: stop the program that uses it, or set PORT and CONSOLE_PORT to others.`,
    );
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    throw new StartRefusal(
      `Port ${port} on ${address} may not be opened by this account: set PORT, CONSOLE_PORT or HOST.`,
    );
  throw err;
}

function tellFirstOperator(config: Config, operator: { username: string; password: string }) {
  const file = join(config.dataDir, 'first-operator.txt');
  const text = `username ${operator.username}\npassword ${operator.password}\n`;
  writeFileSync(file, text, { mode: 0o600 });
  say(`\n  first operator    ${operator.username}\n`);
  say(`  one-time password ${operator.password}\n`);
  say(`  (also in ${file}; it must be changed at the first log-in)\n\n`);
}

/** Stops in the reverse order of the start, whatever fails on the way, within the limit. */
async function stop(closing: Closing[]): Promise<void> {
  const cut = setTimeout(() => process.exit(1), STOP_WITHIN_MS);
  for (const close of closing.splice(0).reverse()) {
    await close().catch((err: unknown) => process.stderr.write(`while stopping: ${String(err)}\n`));
  }
  clearTimeout(cut);
}

const closing: Closing[] = [];
let stopping = false;
const onSignal = () => {
  if (stopping) return;
  stopping = true;
  say('\nStopping\n');
  void stop(closing).then(() => process.exit(0));
};
process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);

start(closing).catch(async (err: unknown) => {
  const refused = err instanceof StartRefusal;
  process.stderr.write(refused ? `${err.message}\n` : `${(err as Error).stack ?? String(err)}\n`);
  await stop(closing);
  process.exit(refused ? START_REFUSED : 1);
});
