import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backUp } from './kernel/backup/back-up.ts';
import { findMasterKey } from './kernel/backup/master-key.ts';
import { countProgress, counted, megabytes } from './kernel/backup/progress.ts';
import { systemClock } from './kernel/clock.ts';
import { fileArgument, pathGiven, PRODUCT, REPO, runCommand, say } from './kernel/command.ts';
import { readConfig } from './kernel/config.ts';
import { createLog } from './kernel/log.ts';
import { openBesideHouse } from './kernel/open-database.ts';

/** `npm run backup`, `npm run backup -- FILE`: the whole house in one file, during play. */
const USAGE = 'Name one file or none: npm run backup, or npm run backup -- FILE.';

await runCommand(async (signal) => {
  const given = fileArgument(process.argv.slice(2), USAGE);
  const config = readConfig(process.env, { repoRoot: REPO });
  const named = `nokshi-${systemClock
    .now()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')}.backup.gz`;
  const file = given ? pathGiven(given, process.env) : join(config.dataDir, 'backups', named);
  const masterKey = findMasterKey(config);
  const database = await openBesideHouse({ config, log: createLog('error') });
  try {
    if (!given) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const terminal = process.stderr.isTTY ? process.stderr : null;
    const progress = countProgress(terminal, () => performance.now());
    const { url } = database;
    const clock = systemClock;
    const done = await backUp({ url, file, masterKey, product: PRODUCT, clock, progress, signal });
    const packed = `${done.tables} tables, ${megabytes(done.fileBytes)} packed`;
    say(`${counted(progress.done())}; ${packed}`);
    if (done.held) {
      const [stories, bets] = [done.held.stories, done.held.bets].map((ms) => ms.toFixed(0));
      say(`Stories waited for ${stories} ms while it began, and bets for ${bets} ms.`);
    }
    say(`The house of ${done.takenAt} is in ${file}`);
    say(
      'The master key is not in it: keep MASTER_KEY, or the master-key file of DATA_DIR, in ' +
        'another safe place. Without it sealed columns cannot be read and nothing is restored.',
    );
    return 0;
  } finally {
    await database.close();
  }
});
