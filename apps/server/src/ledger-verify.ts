import { resolve } from 'node:path';
import { type Config, readConfig } from './kernel/config.ts';
import { systemClock } from './kernel/clock.ts';
import { openDataDir } from './kernel/data-dir.ts';
import { createDb } from './kernel/db.ts';
import { readCredentials, urlOf } from './kernel/embedded-postgres/credentials.ts';
import { startEmbeddedPostgres } from './kernel/embedded-postgres/start.ts';
import { createIds } from './kernel/ids.ts';
import { createLog } from './kernel/log.ts';
import { systemRandom } from './kernel/random.ts';
import { START_REFUSED, StartRefusal } from './kernel/start-refusal.ts';
import { createWallet } from './modules/wallet/index.ts';

/** `npm run ledger:verify`: proves the whole ledger; ends with 1 when there is a difference. */
const log = createLog('error');

async function verify(databaseUrl: string): Promise<number> {
  const db = createDb({ url: databaseUrl, log, connections: 2, statementTimeoutMs: 3_600_000 });
  try {
    const ids = createIds(systemClock, systemRandom);
    const proof = await createWallet({ db, clock: systemClock, ids, log }).verify('full');
    const { entries, batches, accounts, differences, tookMs } = proof;
    console.log(`${entries} entries, ${batches} batches, ${accounts} accounts, ${tookMs} ms`);
    for (const { check, lane, where, expected, found } of proof.examples)
      console.log(
        `DIFFERENCE ${check}, lane ${lane}, ${where}: expected ${expected}, found ${found}`,
      );
    console.log(`${differences} differences`);
    return differences === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

/** Beside a running server the database is there; else it is started for the proof. */
async function withDatabase(config: Config, use: (url: string) => Promise<number>) {
  if (config.databaseUrl) return use(config.databaseUrl);
  let data: ReturnType<typeof openDataDir>;
  try {
    data = openDataDir({ path: config.dataDir, masterKey: config.masterKey, random: systemRandom });
  } catch (err) {
    const credentials = err instanceof StartRefusal && readCredentials(config.dataDir);
    if (!credentials) throw err;
    return use(urlOf(credentials));
  }
  const embedded = await startEmbeddedPostgres({ dataDir: data.path, log });
  try {
    return await use(embedded.url);
  } finally {
    await embedded.stop();
    data.release();
  }
}

try {
  const config = readConfig(process.env, { repoRoot: resolve('.') });
  process.exitCode = await withDatabase(config, verify);
} catch (err) {
  const refused = err instanceof StartRefusal;
  console.error(refused ? err.message : err);
  process.exitCode = refused ? START_REFUSED : 1;
}
