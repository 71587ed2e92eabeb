import { REPO, runCommand, say } from './kernel/command.ts';
import { systemClock } from './kernel/clock.ts';
import { readConfig } from './kernel/config.ts';
import { createDb } from './kernel/db.ts';
import { createLog } from './kernel/log.ts';
import { openBesideHouse } from './kernel/open-database.ts';
import { closeAgain } from './modules/money/cashier/index.ts';
import { countAgain } from './modules/stakes/wagers/index.ts';
import { sumAgain } from './modules/base/wallet/index.ts';

/**
 * `npm run figures`: recomputes the figures of reports from the first wager; exits with 1 when some
 * differed.
 */
await runCommand(async (signal) => {
  const config = readConfig(process.env, { repoRoot: REPO });
  const log = createLog('error');
  const database = await openBesideHouse({ config, log });
  const db = createDb({ url: database.url, log, connections: 2 });
  try {
    const differed = await countAgain({ db, clock: systemClock }, signal);
    await closeAgain(db, { clock: systemClock, log });
    await sumAgain(db);
    say(`Counted again. ${differed} sums had differed from their daily figures.`);
    return differed === 0n ? 0 : 1;
  } finally {
    await db.close();
    await database.close();
  }
});
