import type pg from 'pg';
import { StartRefusal } from '../start-refusal.ts';
import { hasTable } from './catalog.ts';
import { RESTORING } from './plan.ts';

type Asked = Pick<pg.ClientBase, 'query'>;

export type Unfinished = { readonly file: string; readonly sha256: string; readonly at: Date };

/** A restore that began in this database and whose chain is not verified yet. */
export async function findUnfinished(client: Asked): Promise<Unfinished | null> {
  if (!(await hasTable(client, RESTORING))) return null;
  const { rows } = await client.query<Unfinished>(`select file, sha256, at from ${RESTORING}`);
  return rows[0] ?? null;
}

export const notFinished = ({ file, at }: Unfinished): StartRefusal =>
  new StartRefusal(
    `The restore of ${file} into this database, of ${at.toISOString()}, was not finished: run it ` +
      'again with that file, or give an empty database.',
  );

/** @throws StartRefusal while a restore runs here, and after one that was not finished */
export async function refuseUnfinished(client: Asked): Promise<void> {
  const { rowCount } = await client.query(`
    select from pg_stat_activity
    where datname = current_database() and application_name = 'nokshi restore'`);
  if (rowCount)
    throw new StartRefusal('A restore into this database is under way: wait for it, then start.');
  const unfinished = await findUnfinished(client);
  if (unfinished) throw notFinished(unfinished);
}
