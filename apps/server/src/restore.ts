import { join } from 'node:path';
import { fileArgument, pathGiven, REPO, runCommand, say } from './kernel/backup/command.ts';
import { findMasterKey } from './kernel/backup/master-key.ts';
import { type OpenedDatabase, openInsteadOfHouse } from './kernel/backup/open-database.ts';
import { countProgress, counted } from './kernel/backup/progress.ts';
import { restore } from './kernel/backup/restore.ts';
import { systemClock } from './kernel/clock.ts';
import { readConfig } from './kernel/config.ts';
import { createDb } from './kernel/db.ts';
import { createIds } from './kernel/ids.ts';
import { createLog } from './kernel/log.ts';
import { migrationsOf } from './kernel/migrate.ts';
import { systemRandom } from './kernel/random.ts';
import { StartRefusal } from './kernel/start-refusal.ts';
import { printedStep } from './kernel/step.ts';
import { createWallet } from './modules/wallet/index.ts';

/** `npm run restore -- FILE`: a backup into an empty database, proven; 1 when it is not the same. */
const USAGE = 'Name the file to restore: npm run restore -- FILE.';
const log = createLog('error');

async function proveLedger(url: string): Promise<number> {
  const db = createDb({ url, log, connections: 2, statementTimeoutMs: 3_600_000 });
  try {
    const ids = createIds(systemClock, systemRandom);
    const proof = await createWallet({ db, clock: systemClock, ids, log }).verify('full');
    for (const { check, lane, where, expected, found } of proof.examples)
      say(`DIFFERENCE ${check}, lane ${lane}, ${where}: expected ${expected}, found ${found}`);
    return proof.differences;
  } finally {
    await db.close();
  }
}

await runCommand(async (signal) => {
  const given = fileArgument(process.argv.slice(2), USAGE);
  if (!given) throw new StartRefusal(USAGE);
  const config = readConfig(process.env, { repoRoot: REPO });
  const nowMs = () => performance.now();
  let database: OpenedDatabase | undefined;
  try {
    const { header, differences, equalHeads, loaded } = await restore({
      file: pathGiven(given, process.env),
      masterKey: findMasterKey(config),
      migrations: migrationsOf(join(REPO, 'apps/server/src')),
      clock: systemClock,
      step: printedStep((line) => process.stdout.write(line), nowMs),
      progress: countProgress(process.stderr.isTTY ? process.stderr : null, nowMs),
      signal,
      async open() {
        database = await openInsteadOfHouse({ config, log });
        return database.url;
      },
      prove: proveLedger,
    });
    const equal = equalHeads === header.heads.length;
    if (loaded) say(counted(loaded));
    say(`${differences} differences in the ledger`);
    say(
      `restored chain ${equal ? 'equals' : 'DIFFERS FROM'} the backup: ` +
        `${equalHeads} of ${header.heads.length} heads`,
    );
    if (!equal || differences > 0) return 1;
    say(`This is the house of ${header.takenAt}. All sessions are ended; start it now.`);
    return 0;
  } finally {
    await database?.close();
  }
});
