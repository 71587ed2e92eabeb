import pg from 'pg';
import type { AppliedMigration, Head, Header, TableHeader } from './format.ts';
import { FUNCTIONS, LEFT_OUT, MADE_WITH_TABLES, MIGRATIONS } from './plan.ts';

type Found = {
  name: string;
  columns: string[];
  needs: string[];
  partitions: (string | null)[] | null;
};

/** All tables of the house and their columns; referenced tables come first. */
export async function readTables(client: pg.ClientBase): Promise<TableHeader[]> {
  const { rows } = await client.query<Found>(`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as needs,
      case c.relkind when 'p' then array(
        select substring(pg_get_expr(p.relpartbound, p.oid) from $$FROM \\('([^']+)'$$)
        from pg_inherits i join pg_class p on p.oid = i.inhrelid
        where i.inhparent = c.oid order by p.relname) end as partitions
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and c.relpersistence <> 't'
    order by c.relname`);
  const data = rows.filter(({ name }) => !MADE_WITH_TABLES.has(name));
  return inOrder(data).map(({ name, columns, partitions }) => ({
    name,
    columns,
    ...(partitions && { partitions: partitions.filter((from) => from !== null) }),
  }));
}

function inOrder(tables: readonly Found[]): Found[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<Found>();
  const place = (table: Found, above: readonly string[]): void => {
    if (ordered.has(table)) return;
    if (above.includes(table.name))
      throw new Error(
        `tables refer to each other in a circle: ${[...above, table.name].join(', ')}`,
      );
    for (const name of table.needs) {
      const needed = byName.get(name);
      if (needed) place(needed, [...above, table.name]);
    }
    ordered.add(table);
  };
  for (const table of tables) place(table, []);
  return [...ordered];
}

/**
 * The migrations that created the tables, in order; every version creates functions itself. Null:
 * no house here.
 */
export async function readMigrations(client: pg.ClientBase): Promise<AppliedMigration[] | null> {
  if (!(await hasTable(client, MIGRATIONS))) return null;
  const { rows } = await client.query<AppliedMigration>(
    `select room, name, checksum from ${MIGRATIONS} where name not like '${FUNCTIONS}%'
     order by applied_at, room, name`,
  );
  return rows;
}

export async function readHeads(client: pg.ClientBase): Promise<Head[]> {
  const { rows } = await client.query<Head>(
    `select lane, batch::text, encode(hash, 'hex') as hash from wallet_lane order by lane`,
  );
  return rows;
}

/** Read after the snapshot began: never lower than what its rows have used. */
async function readSequences(client: pg.ClientBase): Promise<Header['sequences']> {
  const { rows } = await client.query<{ name: string }>(`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`);
  const sequences: Header['sequences'][number][] = [];
  for (const { name } of rows) {
    const read = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${pg.escapeIdentifier(name)}`,
    );
    sequences.push({ name, ...(read.rows[0] as { last: string; called: boolean }) });
  }
  return sequences;
}

export async function hasTable(
  client: Pick<pg.ClientBase, 'query'>,
  name: string,
): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [pg.escapeIdentifier(name)],
  );
  return rows[0]?.there ?? false;
}

export async function hasRows(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rowCount } = await client.query(`select from ${pg.escapeIdentifier(name)} limit 1`);
  return rowCount === 1;
}

/** The tables in the snapshot of this connection. */
export async function readHeader(
  client: pg.ClientBase,
  house: Pick<Header, 'product' | 'masterKeyCheck' | 'heads' | 'overMachines'>,
): Promise<Header> {
  const { rows } = await client.query<{ at: Date; postgres: string }>(
    `select transaction_timestamp() as at, current_setting('server_version') as postgres`,
  );
  const tables = await readTables(client);
  return {
    ...house,
    postgres: rows[0]?.postgres ?? '',
    takenAt: rows[0]?.at.toISOString() ?? '',
    migrations: (await readMigrations(client)) ?? [],
    tables: tables.filter(({ name }) => !LEFT_OUT.has(name)),
    leftOut: tables.filter(({ name }) => LEFT_OUT.has(name)).map(({ name }) => name),
    sequences: await readSequences(client),
  };
}
