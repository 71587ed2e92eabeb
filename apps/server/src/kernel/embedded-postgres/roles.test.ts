import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { adminUrlOf, readCredentials } from './credentials.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const home = mkdtempSync(join(tmpdir(), 'nokshi-roles-'));
const dataDir = join(home, 'data');
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  mkdirSync(dataDir, { mode: 0o700 });
  chmodSync(home, 0o755);
  postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
});

async function ask<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const answers = await client.query<R>(text);
    return answers.rows ?? [];
  } finally {
    await client.end();
  }
}

test('database roles: the owner creates tables and databases, the application nothing', async () => {
  await ask(postgres.ownerUrl, 'create table owned as select 7 as n');
  await ask(postgres.ownerUrl, 'create database another');
  await ask(postgres.ownerUrl, 'drop database another');
  for (const text of ['create table mine (n int)', 'create database mine', 'select * from owned'])
    await expect(ask(postgres.url, text)).rejects.toThrow('permission denied');
  const mighty =
    'select 1 from pg_roles where rolname = current_user and (rolsuper or rolcreaterole)';
  for (const url of [postgres.url, postgres.ownerUrl]) expect(await ask(url, mighty)).toEqual([]);
});

/** A cluster from before the two roles: one role that owns everything, and its password. */
async function makeOld(): Promise<void> {
  const credentials = readCredentials(dataDir);
  if (!credentials) throw new Error('no credentials');
  await ask(
    adminUrlOf(credentials, 'nokshi'),
    `alter role nokshi createdb;
     reassign owned by nokshi_owner to nokshi;
     drop owned by nokshi_owner;
     create table old as select 5 as n;
     create function old_of() returns int language sql as 'select 6';
     alter table old owner to nokshi; alter function old_of owner to nokshi`,
  );
  await ask(adminUrlOf(credentials), 'drop role nokshi_owner');
  await postgres.stop();
  const file = join(dataDir, 'postgres.json');
  const { ownerPassword: _, ...before } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(before));
}

test('database roles: a cluster owned by the application is converted at the next start', async () => {
  const { password } = readCredentials(dataDir) ?? {};
  await makeOld();
  postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  expect(readCredentials(dataDir)?.password).toBe(password);
  const owners = await ask(
    postgres.url,
    `select relname as name, pg_get_userbyid(relowner) as owner
       from pg_class where relname in ('old', 'owned')
      union all select proname, pg_get_userbyid(proowner) from pg_proc where proname = 'old_of'
      union all select datname, pg_get_userbyid(datdba) from pg_database where datname = 'nokshi'
      order by 1`,
  );
  expect(owners).toEqual(
    ['nokshi', 'old', 'old_of', 'owned'].map((name) => ({ name, owner: 'nokshi_owner' })),
  );
  expect(await ask(postgres.ownerUrl, 'select n, old_of() as m from old')).toEqual([
    { n: 5, m: 6 },
  ]);
  await expect(ask(postgres.url, 'create database mine')).rejects.toThrow('permission denied');
  await expect(ask(postgres.url, 'drop table old')).rejects.toThrow('must be owner');

  // Nothing is left to convert, and a second start does not try.
  const { ownerUrl } = postgres;
  await postgres.stop();
  postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  expect(postgres.ownerUrl).toBe(ownerUrl);
});
