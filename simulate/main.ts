import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathGiven, REPO, runCommand, say } from '../apps/server/src/kernel/command.ts';
import { openDataDir } from '../apps/server/src/kernel/data-dir.ts';
import { startEmbeddedPostgres } from '../apps/server/src/kernel/embedded-postgres/start.ts';
import { createLog } from '../apps/server/src/kernel/log.ts';
import { migrationsOf } from '../apps/server/src/modules/wings.ts';
import { prepareDatabase } from '../apps/server/src/kernel/prepare-database.ts';
import { systemRandom } from '../apps/server/src/kernel/random.ts';
import { proveLedger } from '../apps/server/src/prove-ledger.ts';
import { fakeClock } from '../tests/harness/clock.ts';
import { type Lived, liveDay } from './live-day.ts';
import { type Options, readOptions } from './options.ts';
import { EVENING_BEFORE, openOwnHouse } from './own-house.ts';
import { realPace } from './pace.ts';
import type { Place } from './place.ts';
import { planDay } from './plan/plan-day.ts';
import { showProgress } from './progress.ts';
import { isClean, reportOf, waysIn } from './report.ts';

/** `npm run simulate`: lives a day of the product; ends with 1 when anything does not agree. */
await runCommand(async (signal) => {
  const options = readOptions({ args: process.argv.slice(2), env: process.env }, () => Date.now());
  const { members, hours, seed } = options;
  const length = options.speed === 'fast' ? `${hours} hours` : `${options.minutes} minutes`;
  say(`A day of ${members} members and ${length}, seed ${seed}, at ${options.speed} speed`);
  const began = performance.now();
  const clean = await (options.speed === 'fast'
    ? liveHere(options, signal)
    : liveThere(options, signal));
  say(
    `\n${((performance.now() - began) / 1_000).toFixed(0)} s; ${clean ? 'all agrees' : 'NOT ALL AGREES'}`,
  );
  return clean ? 0 : 1;
});

async function live(place: Place, options: Options): Promise<Lived> {
  const plan = planDay(options);
  const lived = await liveDay(place, plan, showProgress(say, process.stdout.isTTY));
  for (const line of reportOf(lived)) say(line);
  return lived;
}

type Of<Speed> = Extract<Options, { speed: Speed }>;

/** In a house of its own, which is gone afterwards unless a folder for it was named. */
async function liveHere(options: Of<'fast'>, signal: AbortSignal): Promise<boolean> {
  const { seed } = options;
  const path = options.dataDir
    ? pathGiven(options.dataDir, process.env)
    : mkdtempSync(join(tmpdir(), 'nokshi-day-'));
  const data = openDataDir({ path, masterKey: null, random: systemRandom });
  const database = await startEmbeddedPostgres({ dataDir: path, log: createLog('error') });
  try {
    await prepareDatabase(database, migrationsOf(join(REPO, 'apps/server/src')));
    const databaseUrl = database.url;
    const { masterKey } = data;
    const clock = fakeClock(EVENING_BEFORE);
    const place = await openOwnHouse({ databaseUrl, dataDir: path, masterKey, seed, clock });
    const stop = () => void place.close().catch(() => {});
    signal.addEventListener('abort', stop);
    const lived = await live(place, options).finally(() =>
      signal.removeEventListener('abort', stop),
    );
    await place.close();
    if (options.dataDir) for (const line of waysIn(lived)) say(line);
    const { entries, differences } = await proveLedger(databaseUrl, signal);
    say(
      `${differences === 0 ? '✓' : '✗'} ledger:verify: ${entries} entries, ${differences} differences`,
    );
    return isClean(lived) && differences === 0;
  } finally {
    await database.stop();
    data.release();
    if (!options.dataDir) removeFolder(path);
  }
}

/** As root the cluster lives elsewhere, behind a link. */
function removeFolder(path: string): void {
  rmSync(realpathSync(join(path, 'postgres')), { recursive: true, force: true });
  rmSync(path, { recursive: true, force: true });
}

/** In a house that runs already, as the clock on the wall goes. */
async function liveThere(options: Of<'real'>, signal: AbortSignal): Promise<boolean> {
  const origins = { player: options.player, console: options.console };
  const lived = await live(
    {
      origins,
      addresses: origins,
      operator: { credentials: options.credentials },
      pace: realPace(signal),
      beside: null,
      close: () => Promise.resolve(),
    },
    options,
  );
  return isClean(lived);
}
