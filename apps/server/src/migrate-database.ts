import { join } from 'node:path';
import { REPO, runCommand, say } from './kernel/command.ts';
import { readConfig } from './kernel/config.ts';
import { asDatabaseRefusal } from './kernel/database-refusal.ts';
import { settleLanes } from './kernel/lanes-of-house.ts';
import { createLog } from './kernel/log.ts';
import { type OpenedByOwner, openInsteadOfHouse } from './kernel/open-database.ts';
import { prepareDatabase } from './kernel/prepare-database.ts';
import { migrationsOf } from './modules/wings.ts';

/**
 * `npm run migrate`: brings the database to this version without serving, as a server that starts
 * does; servers of the version before may be open on it.
 */
await runCommand(async () => {
  const config = readConfig(process.env, { repoRoot: REPO });
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl } = config;
  const opened: OpenedByOwner = url
    ? { urls: { url, ownerUrl }, close: async () => {} }
    : await openInsteadOfHouse({ config, log: createLog('error') });
  try {
    const migrations = migrationsOf(join(REPO, 'apps/server/src'));
    const { applied, citus } = await prepareDatabase(opened.urls, migrations, (line) =>
      say(`  ${line}`),
    ).catch((err: unknown) => {
      throw asDatabaseRefusal(err);
    });
    await settleLanes(opened.urls, config.lanesOfHouse);
    const where = citus ? ', lanes distributed over Citus' : '';
    say(`${applied} of ${migrations.length} migrations were missing and are applied${where}.`);
    return 0;
  } finally {
    await opened.close();
  }
});
