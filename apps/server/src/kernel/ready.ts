import type { Db } from './db.ts';
import type { Migration } from './migrate.ts';

/** Resolves when the database answers and has every migration this version needs, else throws. */
export async function checkReady(db: Db, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await db.pool.query<{ count: bigint }>('select count(*) from kernel_migration');
  const applied = Number(rows[0]?.count ?? 0);
  if (applied < migrations.length)
    throw new Error(`${applied} of ${migrations.length} migrations are applied`);
}
