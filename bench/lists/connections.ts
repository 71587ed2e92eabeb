import pg from 'pg';

/** Connections that load side by side: as many as there are processors to be busy. */
export async function openLoaders(connectionString: string, count: number): Promise<pg.Client[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      await client.query(
        "set statement_timeout = 0; set synchronous_commit = off; set work_mem = '128MB'; set maintenance_work_mem = '256MB'",
      );
      return client;
    }),
  );
}

/** Does all of them, each on the next connection that is free, begun in their order. */
export async function sideBySide<T>(
  loaders: readonly pg.Client[],
  parts: readonly T[],
  load: (client: pg.Client, part: T) => Promise<unknown>,
): Promise<void> {
  const left = [...parts];
  await Promise.all(
    loaders.map(async (client) => {
      for (let part = left.shift(); part !== undefined; part = left.shift())
        await load(client, part);
    }),
  );
}

/**
 * Loads tables without their indexes, which are made when all rows are there: many times quicker than
 * to keep them right with every row.
 */
export async function withoutIndexes(
  loaders: readonly pg.Client[],
  tables: string,
  load: () => Promise<unknown>,
): Promise<void> {
  const [first] = loaders;
  const found = await first?.query(INDEXES, [tables]);
  const indexes = (found?.rows ?? []) as { gone: string; made: string }[];
  for (const { gone } of indexes) await first?.query(gone);
  await load();
  await sideBySide(loaders, indexes, (client, { made }) => client.query(made));
}

const INDEXES = `
select case when c.oid is null then format('drop index %I', i.relname)
    else format('alter table %I drop constraint %I', t.relname, c.conname) end as gone,
  case when c.oid is null then pg_get_indexdef(i.oid)
    else format('alter table %I add constraint %I %s', t.relname, c.conname,
      pg_get_constraintdef(c.oid)) end as made
from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  left join pg_constraint c on c.conindid = i.oid and c.contype = 'p'
where t.relname like $1 and t.relkind = 'r' and i.relam <> 0`;
