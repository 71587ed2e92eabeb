import type pg from 'pg';
import { standingOf } from '../citus/standing.ts';
import { StartRefusal } from '../start-refusal.ts';
import { hasRows, hasTable, readMigrations, readTables } from './catalog.ts';
import type { Header } from './format.ts';
import { HISTORY } from './plan.ts';
import { findUnfinished, notFinished } from './unfinished.ts';

/** `loaded`: a restore of this very file loaded its rows and was not verified. */
export type Target = 'fresh' | 'loaded';

/**
 * The state of the database to restore into; changes nothing.
 * @throws StartRefusal when it is in use or has anything that a restore would overwrite
 */
export async function lookAtTarget(
  client: pg.ClientBase,
  backup: { header: Header; sha256: string },
): Promise<Target> {
  await refuseUsed(client);
  const begun = await findUnfinished(client);
  if (begun?.sha256 === backup.sha256) return 'loaded';
  if (begun) throw notFinished(begun);
  if ((await standingOf(client)) === 'distributed')
    throw new StartRefusal(
      'The lanes of this database lie on several machines, and a restore fills one: give an empty ' +
        'database, and run npm run citus -- distribute --with-members once it is restored.',
    );
  const applied = await readMigrations(client);
  if (!applied) {
    const [foreign] = await readTables(client);
    if (!foreign) return 'fresh';
    throw new StartRefusal(
      `The database has tables of something else (${foreign.name}): give an empty database.`,
    );
  }
  for (const table of HISTORY) {
    if ((await hasTable(client, table)) && (await hasRows(client, table)))
      throw new StartRefusal(
        `The database has a house with a history of its own (rows in ${table}), and a restore ` +
          'overwrites nothing: give an empty database, or another DATA_DIR.',
      );
  }
  const known = new Set(backup.header.migrations.map(({ room, name }) => `${room}/${name}`));
  const extra = applied.find(({ room, name }) => !known.has(`${room}/${name}`));
  if (!extra) return 'fresh';
  throw new StartRefusal(
    `The database has the migration ${extra.room}/${extra.name}, which is younger than the ` +
      'backup: give an empty database, or another DATA_DIR.',
  );
}

/** The tables would change under a running house, on this machine or another. */
async function refuseUsed(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'nokshi'`);
  if (rows[0]?.count === 0) return;
  throw new StartRefusal('A house uses this database: stop it on every server, then restore.');
}
