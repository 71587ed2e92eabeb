import { join } from 'node:path';
import { findMasterKey } from './kernel/backup/master-key.ts';
import { countProgress, counted } from './kernel/backup/progress.ts';
import { restore } from './kernel/backup/restore.ts';
import { systemClock } from './kernel/clock.ts';
import { fileArgument, pathGiven, REPO, runCommand, say } from './kernel/command.ts';
import { readConfig } from './kernel/config.ts';
import { createLog } from './kernel/log.ts';
import { migrationsOf } from './modules/wings.ts';
import { type OpenedByOwner, openInsteadOfHouse } from './kernel/open-database.ts';
import { prepareDatabase } from './kernel/prepare-database.ts';
import { StartRefusal } from './kernel/start-refusal.ts';
import { printedStep } from './kernel/step.ts';
import { proveLedger } from './prove-ledger.ts';

/**
 * `npm run restore -- FILE`: a backup into an empty database, verified; exits with 1 when it
 * differs.
 */
const USAGE = 'Name the file to restore: npm run restore -- FILE.';

await runCommand(async (signal) => {
  const given = fileArgument(process.argv.slice(2), USAGE);
  if (!given) throw new StartRefusal(USAGE);
  const config = readConfig(process.env, { repoRoot: REPO });
  const nowMs = () => performance.now();
  const migrations = migrationsOf(join(REPO, 'apps/server/src'));
  const step = printedStep((line) => process.stdout.write(line), nowMs);
  let database: OpenedByOwner | undefined;
  try {
    const { header, differences, equalHeads, loaded } = await restore({
      file: pathGiven(given, process.env),
      masterKey: findMasterKey(config),
      migrations,
      clock: systemClock,
      step,
      progress: countProgress(process.stderr.isTTY ? process.stderr : null, nowMs),
      signal,
      async open() {
        database = await openInsteadOfHouse({ config, log: createLog('error') });
        return database.urls.ownerUrl ?? database.urls.url;
      },
      prove: async (url) => (await proveLedger(url, signal)).differences,
    });
    const equal = equalHeads === header.heads.length;
    const whole = equal && differences === 0;
    const urls = database?.urls;
    // As at a start, so that it can be verified before.
    if (whole && urls) await step('Rights of the server', () => prepareDatabase(urls, migrations));
    if (loaded) say(counted(loaded));
    say(`${differences} differences in the ledger`);
    say(
      `restored chain ${equal ? 'equals' : 'DIFFERS FROM'} the backup: ` +
        `${equalHeads} of ${header.heads.length} heads`,
    );
    if (!whole) return 1;
    say(`This is the house of ${header.takenAt}. All sessions are ended; start it now.`);
    return 0;
  } finally {
    await database?.close();
  }
});
