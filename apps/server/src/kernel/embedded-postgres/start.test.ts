import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { holdPostgres, prepareHolder } from '../../../../../tests/harness/postgres-holder.ts';
import { testPool } from '../../../../../tests/harness/test-pool.ts';
import { silentLog } from '../log.ts';
import { StartRefusal } from '../start-refusal.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start.ts';

const home = mkdtempSync(join(tmpdir(), 'nokshi-postgres-'));
const dataDir = join(home, 'data');
const PACKAGES = join(import.meta.dirname, '../../../../../node_modules');
const running: EmbeddedPostgres[] = [];

beforeAll(async () => {
  mkdirSync(dataDir, { mode: 0o700 });
  // Open, so that root's cluster can be inside; the closed home has its own tests.
  chmodSync(home, 0o755);
  await prepareHolder(home);
  symlinkSync(PACKAGES, join(home, 'node_modules'));
});
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function start(
  more: Pick<EmbeddedPostgresOptions, 'onRestart' | 'niceness'> = {},
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, ...more });
  running.push(postgres);
  return postgres;
}

async function ask(url: string, text: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows[0] ?? {};
  } finally {
    await client.end();
  }
}

function nextRestart(): { told: Promise<number>; tell: (pid: number) => void } {
  let tell = (_pid: number): void => {};
  const told = new Promise<number>((resolve) => {
    tell = resolve;
  });
  return { told, tell: (pid) => tell(pid) };
}

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('embedded PostgreSQL: the first start creates a durable cluster that only this machine can reach', async () => {
  const { url } = await start();
  const shown = await ask(
    url,
    `select current_setting('listen_addresses') as listen, current_setting('fsync') as fsync,
      current_setting('data_checksums') as checksums, current_setting('server_encoding') as text,
      current_setting('synchronous_commit') as commit, current_setting('is_superuser') as super,
      (select datlocale from pg_database where datname = current_database()) as locale`,
  );
  expect(shown).toEqual({
    listen: '127.0.0.1',
    fsync: 'on',
    checksums: 'on',
    text: 'UTF8',
    commit: 'on',
    super: 'off',
    locale: 'C.UTF-8',
  });
  expect(modeOf(join(dataDir, 'postgres.json'))).toBe('600');
  expect(modeOf(join(dataDir, 'postgres/cluster'))).toBe('700');
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('embedded PostgreSQL: every process runs at the requested priority', async () => {
  const { pid, url } = await start({ niceness: 3 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const stand = [pid(), ...rows.map((row) => row.pid)].map(getPriority);
  await client.end();
  expect(stand).toEqual([3, 3]);
});

test('embedded PostgreSQL: stops within its limit, and restarts with the same address and data', async () => {
  const first = await start();
  await ask(first.ownerUrl, 'create table kept as select 7 as n');
  const started = performance.now();
  await first.stop();
  expect(performance.now() - started).toBeLessThan(8000);
  await expect(ask(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await ask(second.ownerUrl, 'select n from kept')).toEqual({ n: 7 });
});

test('embedded PostgreSQL: adopts a server that outlived its parent, and restarts it when killed', async () => {
  const holder = await holdPostgres(home, dataDir);
  await ask(holder.ownerUrl, 'create table before_adoption as select 5 as n');
  holder.kill('SIGKILL');
  await holder.ended;
  const restart = nextRestart();
  const next = await start({ onRestart: restart.tell });
  expect(next.pid()).toBe(holder.pid);
  expect(await ask(next.ownerUrl, 'select n from before_adoption')).toEqual({ n: 5 });
  process.kill(holder.pid, 'SIGKILL');
  expect(await restart.told).not.toBe(holder.pid);
  expect(await ask(next.ownerUrl, 'select n from before_adoption')).toEqual({ n: 5 });
});

test('embedded PostgreSQL: restarts every time it is killed, and pools reconnect', async () => {
  let restart = nextRestart();
  const postgres = await start({ onRestart: (pid) => restart.tell(pid) });
  const pool = testPool(postgres.ownerUrl, 2);
  pool.on('error', () => {});
  await pool.query('create table counted (n int)');
  for (let round = 1; round <= 2; round += 1) {
    await pool.query('insert into counted values ($1)', [round]);
    const killed = postgres.pid();
    process.kill(killed, 'SIGKILL');
    expect(await restart.told).not.toBe(killed);
    restart = nextRestart();
    expect((await pool.query('select count(*)::int as n from counted')).rows[0].n).toBe(round);
  }
  await pool.end();
});

test('embedded PostgreSQL: a stale process id of another program is no obstacle', async () => {
  const first = await start();
  await first.stop();
  const left = join(dataDir, 'postgres/cluster/postmaster.pid');
  writeFileSync(left, `${process.pid}\n/elsewhere\n1\n5432\n\n127.0.0.1\n\nready\n`);
  const second = await start();
  expect(await ask(second.url, 'select 1 as one')).toEqual({ one: 1 });
});

test('embedded PostgreSQL: a cluster of a newer version is refused and left unchanged', async () => {
  const file = join(dataDir, 'postgres/cluster/PG_VERSION');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, '99\n');
  await expect(start()).rejects.toThrow(StartRefusal);
  await expect(start()).rejects.toThrow(/made by PostgreSQL 99 .* back up, and restore/);
  expect(readFileSync(file, 'utf8')).toBe('99\n');
  writeFileSync(file, before);
});

test.each(['{"port": 54', '[]', '{"port":"x","password":""}'])(
  'embedded PostgreSQL: a damaged password file %j is refused in a sentence, and stays as it is',
  async (text) => {
    const file = join(dataDir, 'postgres.json');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, text);
    await expect(start()).rejects.toThrow(StartRefusal);
    await expect(start()).rejects.toThrow(/password is damaged: restore it from a backup/);
    expect(readFileSync(file, 'utf8')).toBe(text);
    writeFileSync(file, before, { mode: 0o600 });
  },
);

test('embedded PostgreSQL: a lost password file is refused, never replaced', async () => {
  const file = join(dataDir, 'postgres.json');
  const before = readFileSync(file, 'utf8');
  rmSync(file);
  await expect(start()).rejects.toThrow(/password is missing: restore it from a backup/);
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, before, { mode: 0o600 });
});

test('embedded PostgreSQL: the password file of another database is refused in a sentence', async () => {
  const file = join(dataDir, 'postgres.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(before), adminPassword: 'of another' }));
  await expect(start()).rejects.toThrow(StartRefusal);
  await expect(start()).rejects.toThrow(/another password than its database: restore it/);
  writeFileSync(file, before, { mode: 0o600 });
});
