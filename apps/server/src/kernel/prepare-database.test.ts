import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/harness/database.ts';
import { testPool } from '../../../../tests/harness/test-pool.ts';
import { migrationsOf } from '../modules/wings.ts';
import { prepareDatabase } from './prepare-database.ts';
import { APPEND_ONLY, mayUseAll, READ_ONLY } from './store/roles.ts';

const migrations = migrationsOf(join(import.meta.dirname, '..'));
const DENIED = '42501';

let database: TestDatabase;
let application: pg.Pool;
let owner: string;
beforeAll(async () => {
  database = await createTestDatabase();
  application = testPool(database.url, 2);
  const { rows } = await database.pool.query('select quote_ident(current_user) as name');
  owner = rows[0].name;
  await database.pool.query(`create table before_grants (n int);
    create function before_grants_of() returns int language sql as 'select 1'`);
});
afterAll(async () => {
  await application.end();
  await database.drop();
});

const sqlState = (statement: string): Promise<string> =>
  application.query(statement).then(
    () => 'done',
    (err: pg.DatabaseError) => err.code ?? String(err),
  );
/** Those that were not refused for lack of a right. */
const undenied = async (statements: readonly string[]) => {
  const found: string[] = [];
  for (const statement of statements) {
    const state = await sqlState(statement);
    if (state !== DENIED) found.push(`${state}: ${statement}`);
  }
  return found;
};

/** Attacks of somebody who can run any statement as the application's role. */
const attempts = (table: string): string[] => [
  `update ${table} set lane = lane`,
  `delete from ${table}`,
  `truncate ${table}`,
  `merge into ${table} t using (values (1)) v (n) on true when matched then delete`,
  `select 1 from ${table} for update`,
  `do 'begin lock table ${table} in access exclusive mode; end'`,
  `alter table ${table} disable trigger all`,
  `alter table ${table} disable trigger user`,
  `alter table ${table} owner to current_user`,
  `alter table ${table} add column extra int`,
  `alter table ${table} alter column lane type int`,
  `alter table ${table} rename to elsewhere`,
  `alter table ${table} enable row level security`,
  `drop table ${table} cascade`,
  `drop trigger ${table}_immutable on ${table}`,
  `create trigger more before insert on ${table}
     for each row execute function wallet_refuse_change()`,
  `create rule more as on insert to ${table} do instead nothing`,
  `create index more on ${table} (lane)`,
  `create table child () inherits (${table})`,
];

const anywhere = () => [
  `set role ${owner}`,
  `set session authorization ${owner}`,
  'set session_replication_role = replica',
  'set allow_system_table_mods = on',
  `grant ${owner} to current_user`,
  `alter role ${owner} password 'known'`,
  'alter role current_user createrole',
  'create role more',
  'create database more',
  'create schema more',
  'create table more (n int)',
  'create temporary table wallet_entry (n int)',
  'create view more as select 1',
  `create function more() returns int language sql as 'select 1'`,
  `create function pg_temp.more() returns int language sql as 'select 1'`,
  `create or replace function wallet_refuse_change() returns trigger language plpgsql
     as 'begin return old; end'`,
  'drop function wallet_refuse_change() cascade',
  'alter function wallet_refuse_change() rename to more',
  `alter database ${new URL(database.url).pathname.slice(1)} set session_replication_role = replica`,
  `copy wallet_entry to '/tmp/nokshi-entries'`,
  `copy wallet_entry from program 'true'`,
  `update pg_class set relowner = relowner where relname = 'wallet_entry'`,
  `delete from pg_trigger`,
  'insert into kernel_migration (room, name, checksum) values (1, 1, 1)',
  'delete from kernel_migration',
];

describe('the application’s database role', () => {
  it('can only add and read entries and batches', async () => {
    const allowed = `begin; select count(*) from wallet_entry; select count(*) from wallet_batch;
      insert into wallet_batch select * from wallet_batch;
      insert into wallet_entry select * from wallet_entry; rollback`;
    expect(await sqlState(allowed)).toBe('done');
    // An impossible grant is a warning and no error; what follows shows that it granted nothing.
    await application.query('grant all on wallet_entry, wallet_batch to current_user');
    for (const table of ['wallet_entry', 'wallet_batch'])
      expect(await undenied(attempts(table))).toEqual([]);
  });

  it('cannot become another role, nor create anything', async () => {
    expect(await undenied(anywhere())).toEqual([]);
  });

  it('can change no row of an append-only table, partitions included', async () => {
    const { rows } = await application.query<{ name: string; may: boolean }>(
      `
      select c.relname as name,
             has_table_privilege(c.oid, 'update, delete, truncate, references, trigger') as may
        from pg_class c
        left join pg_inherits i on i.inhrelid = c.oid
        left join pg_class p on p.oid = i.inhparent
       where c.relkind in ('r', 'p') and coalesce(p.relname, c.relname) = any ($1)`,
      [APPEND_ONLY],
    );
    expect(rows.filter(({ may }) => may)).toEqual([]);
    const names = rows.map(({ name }) => name);
    for (const table of APPEND_ONLY) expect(names).toContain(table);
  });

  it('can write rows of every other table and change the form of none', async () => {
    const { rows } = await application.query<{ name: string; can: string }>(`
      select relname as name, concat_ws(' ',
             case when has_table_privilege(oid, 'select') then 'select' end,
             case when has_table_privilege(oid, 'insert') then 'insert' end,
             case when has_table_privilege(oid, 'update') then 'update' end,
             case when has_table_privilege(oid, 'delete') then 'delete' end,
             case when has_table_privilege(oid, 'truncate, references, trigger') then 'more' end,
             case when pg_has_role(relowner, 'member') then 'own' end) as can
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and not relispartition and relname <> 'before_grants'`);
    const expected = (name: string) =>
      READ_ONLY.includes(name)
        ? 'select'
        : APPEND_ONLY.includes(name)
          ? 'select insert'
          : 'select insert update delete';
    expect(rows.length).toBeGreaterThan(40);
    for (const { name, can } of rows) expect(`${name}: ${can}`).toBe(`${name}: ${expected(name)}`);
  });
});

describe('preparing a database', () => {
  it('grants the application rights on new tables, and can run twice', async () => {
    const use = 'select before_grants_of() from before_grants';
    expect(await sqlState(use)).toBe(DENIED);
    const both = { url: database.url, ownerUrl: database.ownerUrl };
    const twice = [prepareDatabase(both, migrations), prepareDatabase(both, migrations)];
    expect(await Promise.all(twice)).toEqual([
      { applied: 0, guard: 'role', citus: false },
      { applied: 0, guard: 'role', citus: false },
    ]);
    expect(await sqlState(use)).toBe('done');
    expect(await sqlState('update before_grants set n = 1')).toBe('done');
  });

  it('knows whether the application may use all there is, and need not be granted it again', async () => {
    const role = decodeURIComponent(new URL(database.url).username);
    await database.pool.query('create table not_granted (n int)');
    expect(await mayUseAll(database.pool, role)).toBe(false);
    await database.pool.query('drop table not_granted');
    expect(await mayUseAll(database.pool, role)).toBe(true);
    await database.pool.query(
      `create function not_granted() returns int language sql as 'select 1';
       revoke execute on function not_granted() from public`,
    );
    expect(await mayUseAll(database.pool, role)).toBe(false);
    await database.pool.query('drop function not_granted');
  });

  it('reports when one role owns the tables, so that only a trigger guards them', async () => {
    const alone = { url: database.ownerUrl, ownerUrl: null };
    expect(await prepareDatabase(alone, migrations)).toMatchObject({
      applied: 0,
      guard: 'trigger',
    });
    const same = { url: database.ownerUrl, ownerUrl: database.ownerUrl };
    expect(await prepareDatabase(same, migrations)).toMatchObject({ guard: 'trigger' });
  });

  it('leaves no connection of the owner open', async () => {
    const held = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name = 'nokshi-start'`;
    await prepareDatabase({ url: database.url, ownerUrl: database.ownerUrl }, migrations);
    const count = async () => (await database.pool.query<{ n: number }>(held)).rows[0]?.n;
    await expect.poll(count, { timeout: 5_000 }).toBe(0);
  });
});
