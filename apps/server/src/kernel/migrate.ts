import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

export type Migration = {
  readonly room: string;
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
};

/** Rooms in the order of the graph: a room's tables exist before those of who may call it. */
export const ROOM_ORDER = [
  'kernel',
  'site',
  'fairness',
  'wallet',
  'identity',
  'limits',
  'catalogue',
  'wagers',
  'slots',
  'cashier',
  'records',
] as const;

/** Reads `<src>/kernel/migrations` and `<src>/modules/<room>/migrations`, sorted by name in a room. */
export function migrationsOf(src: string): Migration[] {
  return ROOM_ORDER.flatMap((room) => {
    const folder =
      room === 'kernel' ? join(src, 'kernel/migrations') : join(src, 'modules', room, 'migrations');
    return filesOf(folder).map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { room, name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
  });
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort();
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw err;
  }
}

/** A database that this version cannot serve; the start prints the sentence and stops. */
export class MigrationRefusal extends Error {}

/** Two servers that make it at the same moment: `if not exists` does not keep them apart. */
const MADE_MEANWHILE = new Set(['23505', '42P07']);

async function makeTable(client: pg.PoolClient): Promise<void> {
  try {
    await client.query(`create table if not exists kernel_migration (
      room text not null, name text not null, checksum text not null,
      applied_at timestamptz not null default now(), primary key (room, name))`);
  } catch (err) {
    if (!MADE_MEANWHILE.has((err as pg.DatabaseError).code ?? '')) throw err;
  }
}

/**
 * Applies what is missing, each file in its own transaction, and answers how many it applied.
 * Throws {@link MigrationRefusal} when an applied file was edited or the database knows a file
 * that this version does not have (it belongs to a newer one).
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<number> {
  const client = await pool.connect();
  try {
    await makeTable(client);
    // Two servers that start together take turns here; a plain table lock works on Citus too.
    await client.query('begin');
    await client.query('lock table kernel_migration in exclusive mode');
    const applied = await client.query<{ room: string; name: string; checksum: string }>(
      'select room, name, checksum from kernel_migration',
    );
    const known = new Map(migrations.map((m) => [`${m.room}/${m.name}`, m]));
    const done = new Set<string>();
    for (const row of applied.rows) {
      const path = `${row.room}/${row.name}`;
      const ours = known.get(path);
      if (!ours)
        throw new MigrationRefusal(
          `The database has the migration ${path} of a newer version; start that version, or give another database.`,
        );
      if (ours.checksum !== row.checksum)
        throw new MigrationRefusal(
          `The applied migration ${path} was edited; put it back and add a new file instead.`,
        );
      done.add(path);
    }
    const missing = migrations.filter((m) => !done.has(`${m.room}/${m.name}`));
    for (const m of missing) {
      await client.query(m.text).catch((err: Error) => {
        throw new Error(`migration ${m.room}/${m.name}: ${err.message}`, { cause: err });
      });
      await client.query(
        'insert into kernel_migration (room, name, checksum) values ($1, $2, $3)',
        [m.room, m.name, m.checksum],
      );
    }
    await client.query('commit');
    return missing.length;
  } catch (err) {
    await client.query('rollback').catch(() => undefined);
    throw err;
  } finally {
    client.release();
  }
}
