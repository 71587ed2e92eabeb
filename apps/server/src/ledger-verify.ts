import { REPO, runCommand, say } from './kernel/command.ts';
import { readConfig } from './kernel/config.ts';
import { createLog } from './kernel/log.ts';
import { openBesideHouse } from './kernel/open-database.ts';
import { proveLedger } from './prove-ledger.ts';

/** `npm run ledger:verify`: verifies the whole ledger; exits with 1 when there is a difference. */
await runCommand(async (signal) => {
  const config = readConfig(process.env, { repoRoot: REPO });
  const database = await openBesideHouse({ config, log: createLog('error') });
  try {
    const { entries, batches, accounts, differences, tookMs } = await proveLedger(
      database.url,
      signal,
    );
    say(`${entries} entries, ${batches} batches, ${accounts} accounts, ${tookMs} ms`);
    say(`${differences} differences`);
    return differences === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
});
