import type pg from 'pg';
import type { Known } from './lane-statements.ts';
import { ownFunctions } from './lane-functions.ts';

/** Tables with a column `lane`, those of a partitioned one as that one. */
export async function tablesWithLane(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'lane' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition order by 1`);
  return rows.map(({ name }) => name);
}

/** What the catalog says against distributing these tables by lane, one sentence each. */
export async function againstLane(pool: pg.Pool, tables: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `with distributed as (
       select c.oid, c.relname, a.attnum, a.attnotnull, a.atttypid
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'lane'
       where c.relname = any($1) and c.relnamespace = 'public'::regnamespace)
     select format('the unique index %s leaves the lane out', i.indexrelid::regclass) as what
       from pg_index i join distributed d on d.oid = i.indrelid
       where i.indisunique and d.attnum <> all (i.indkey[0:i.indnkeyatts - 1])
     union all
     select format('%s on %s leaves the lane out', k.conname, d.relname)
       from pg_constraint k join distributed d on d.oid = k.conrelid
       where k.contype = 'f' and d.attnum <> all (k.conkey) or k.contype = 'x'
         and d.attnum <> all (k.conkey)
     union all
     select format('%s refers to %s and its lane may be another', k.conname, other.relname)
       from pg_constraint k join distributed d on d.oid = k.conrelid
         join distributed other on other.oid = k.confrelid
       where k.contype = 'f' and not exists (
         select from unnest(k.conkey, k.confkey) p (mine, theirs)
         where p.mine = d.attnum and p.theirs = other.attnum)
     union all
     select format('the lane of %s may be null', relname) from distributed where not attnotnull
     order by 1`,
    [tables],
  );
  return rows.map(({ what }) => what);
}

/** The functions behind the triggers of these tables. */
export async function triggerFunctions(
  pool: pg.Pool,
  tables: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct p.proname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and t.tgrelid = any($1::text[]::regclass[]) order by 1`,
    [tables],
  );
  return rows.map(({ name }) => name);
}

/** What the statements are judged by. */
export async function knownTo(pool: pg.Pool, distributed: readonly string[]): Promise<Known> {
  const tables = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  );
  const counted = await pool.query<{ name: string; columns: string[] }>(
    `select a.attrelid::regclass::text as name, array_agg(a.attname::text) as columns
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = any($1::text[]::regclass[])
       and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like 'nextval(%') group by 1`,
    [distributed],
  );
  const lanes = new Set(distributed);
  return {
    distributed: lanes,
    others: new Set(tables.rows.map(({ name }) => name).filter((name) => !lanes.has(name))),
    functions: new Map((await ownFunctions(pool)).map(({ name, onLane }) => [name, onLane])),
    counted: new Map(counted.rows.map(({ name, columns }) => [name, columns])),
  };
}
