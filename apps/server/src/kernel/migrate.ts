import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { distributeNew, type Say } from './citus/distribute-new.ts';
import { dropCopies } from './citus/lane-copies.ts';
import { runInOneMode } from './citus/store/standing.ts';
import { standingOf } from './citus/standing.ts';
import { splitStatements } from './split-statements.ts';

export type Migration = {
  readonly room: string;
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /** Applied again whenever its text changes: it creates functions, and nothing that holds data. */
  readonly repeatable?: boolean;
};

/** A room and the folder that has its `migrations/` and `functions/`. */
export type MigrationSource = { readonly room: string; readonly folder: string };

/**
 * Reads `migrations/` of each room in the given order, sorted by name, then `functions/`: the SQL
 * functions of all rooms, whose text here is the one that runs.
 */
export function readMigrations(sources: readonly MigrationSource[]): Migration[] {
  const read = (kind: 'migrations' | 'functions') =>
    sources.flatMap(({ room, folder }) =>
      filesOf(join(folder, kind)).map((file): Migration => {
        const text = readFileSync(join(folder, kind, file), 'utf8');
        const checksum = createHash('sha256').update(text).digest('hex');
        return kind === 'migrations'
          ? { room, name: file, text, checksum }
          : { room, name: `functions/${file}`, text, checksum, repeatable: true };
      }),
    );
  return [...read('migrations'), ...read('functions')];
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

/** Two servers may create it at the same moment: `if not exists` does not prevent the conflict. */
const MADE_MEANWHILE = new Set(['23505', '42P07', '42710']);

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
 * Applies what is missing, or repeatable and changed, all in one transaction, and returns how many.
 * Where the lanes are distributed over Citus, so is what it added. Throws {@link MigrationRefusal} when an applied migration was edited or the database has one that
 * this version does not know (it belongs to a newer one).
 */
export async function migrate(
  pool: pg.Pool,
  migrations: readonly Migration[],
  say: Say = () => {},
): Promise<number> {
  const client = await pool.connect();
  try {
    await makeTable(client);
    // Two servers that start together wait for each other here; a plain table lock works on Citus
    // too.
    await client.query('begin');
    await client.query('lock table kernel_migration in exclusive mode');
    const applied = await client.query<{ room: string; name: string; checksum: string }>(
      'select room, name, checksum from kernel_migration',
    );
    const missing = missingOf(migrations, applied.rows);
    const standing = await standingOf(client);
    if (standing === 'distributed') await runInOneMode(client);
    if (standing === 'distributed' && missing.length > 0) await dropCopies(client);
    for (const m of missing) {
      await apply(client, m, standing === 'plain' ? [m.text] : splitStatements(m.text));
      say(`${m.room}/${m.name}`);
    }
    if (standing === 'distributed') await distributeNew(client, say);
    await client.query('commit');
    return missing.length;
  } catch (err) {
    await client.query('rollback').catch(() => undefined);
    throw err;
  } finally {
    client.release();
  }
}

type Applied = { readonly room: string; readonly name: string; readonly checksum: string };

function missingOf(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const pathOf = ({ room, name }: Pick<Migration, 'room' | 'name'>) => `${room}/${name}`;
  const known = new Map(migrations.map((m) => [pathOf(m), m]));
  const done = new Map(applied.map((row) => [pathOf(row), row.checksum]));
  for (const row of applied) {
    // A function that is no longer needed stays and does no harm.
    if (row.name.startsWith('functions/')) continue;
    const ours = known.get(pathOf(row));
    if (!ours)
      throw new MigrationRefusal(
        `The database has the migration ${pathOf(row)} of a newer version; start that version, or give another database.`,
      );
    if (ours.checksum !== row.checksum)
      throw new MigrationRefusal(
        `The applied migration ${pathOf(row)} was edited; put it back and add a new file instead.`,
      );
  }
  return migrations.filter((m) => done.get(pathOf(m)) !== m.checksum);
}

async function apply(
  client: pg.PoolClient,
  { room, name, checksum }: Migration,
  statements: readonly string[],
) {
  for (const statement of statements)
    await client.query(statement).catch((err: Error) => {
      throw new Error(`migration ${room}/${name}: ${err.message}`, { cause: err });
    });
  await client.query(
    `insert into kernel_migration (room, name, checksum) values ($1, $2, $3)
     on conflict (room, name) do update set checksum = excluded.checksum, applied_at = now()`,
    [room, name, checksum],
  );
}
