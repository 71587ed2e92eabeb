import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createHash, randomInt } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEAL_BYTES, sealOf } from '../../apps/server/src/kernel/backup/format.ts';
import { countProgress } from '../../apps/server/src/kernel/backup/progress.ts';
import { type Migration, migrate } from '../../apps/server/src/kernel/migrate.ts';
import { StartRefusal } from '../../apps/server/src/kernel/start-refusal.ts';
import { backupBench, MIGRATIONS, prove } from '../harness/backups.ts';
import { createTestDatabase } from '../harness/database.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const bench = backupBench();
const file = bench.path('house');
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse();
  const member = await house.member();
  expect(member.memberId).toMatch(/^mbr_/);
  await house.operator();
  await bench.backUp({ url: house.database.url, file });
});
afterAll(async () => {
  await house.close();
  await bench.close();
});

const tablesIn = async (url: string) => {
  const { rows } = await bench.pool(url).query(`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  return rows.length;
};
const refused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (err: unknown) => err,
  );
  expect(error).toBeInstanceOf(StartRefusal);
  return (error as Error).message;
};
/** Says how the restore of this file is refused, and sees that nothing was opened. */
const refusalOf = (path: string, more: Parameters<typeof bench.restore>[1] | object = {}) =>
  refused(
    bench.restore('', {
      ...more,
      file: path,
      open: () => Promise.reject(new Error('the database was touched')),
    }),
  );
/** The file again with another text in it, sealed as if it had been made so. */
function resealed(name: string, change: (text: string) => string): string {
  const bytes = readFileSync(file);
  const text = gunzipSync(bytes.subarray(0, -SEAL_BYTES)).toString();
  const body = gzipSync(change(text));
  const sum = createHash('sha256').update(body).digest('hex');
  writeFileSync(bench.path(name), Buffer.concat([body, sealOf(sum)]));
  return bench.path(name);
}

describe('a backup file', () => {
  it('is for its owner alone, and any program that reads gzip shows what is in it', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    expect(lines[0]).toBe('nokshi backup 1');
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      product: 'of the tests',
      leftOut: ['identity_captcha'],
    });
    expect(lines.at(-2)).toMatch(/^sha256 [0-9a-f]{64}$/);
  });

  it('is never written over another', async () => {
    const before = readFileSync(file);
    expect(await refused(bench.backUp({ url: house.database.url, file }))).toContain(
      'is there already',
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('is not there when the backup was stopped, and neither is its beginning', async () => {
    const stopping = new AbortController();
    const progress = { ...countProgress(null, () => 0), moved: () => stopping.abort() };
    const stopped = bench.path('stopped');
    const { signal } = stopping;
    await expect(
      bench.backUp({ url: house.database.url, file: stopped, progress, signal }),
    ).rejects.toThrow('aborted');
    for (const path of [stopped, `${stopped}.partial`])
      expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
    const connected = () =>
      house.database.pool.query(`select from pg_stat_activity
        where datname = current_database() and application_name = 'nokshi backup'`);
    await expect.poll(async () => (await connected()).rowCount).toBe(0);
  });

  it('is not there when the database went away', async () => {
    const progress = countProgress(null, () => 0);
    const cut = async () => {
      await bench
        .pool(house.database.url)
        .query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'nokshi backup' and datname = current_database()`);
    };
    let cutting: Promise<void> | undefined;
    const moved = () => void (cutting ??= cut());
    const lost = bench.path('lost');
    const work = bench.backUp({
      url: house.database.url,
      file: lost,
      progress: { ...progress, moved },
    });
    await expect(work).rejects.toThrow();
    await cutting;
    expect(statSync(lost, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('is not made with a master key that is not the one of the house', async () => {
    await house.visitor().raw('/wps/system/credentialKey');
    const { pool } = house.database;
    const keys = await pool.query('select from identity_credential_key');
    expect(keys.rowCount).toBe(1);
    const masterKey = Buffer.alloc(32, 6);
    const made = bench.backUp({ url: house.database.url, file: bench.path('no'), masterKey });
    expect(await refused(made)).toContain('not the one this database was written with');
  });
});

describe('a restore touches nothing when', () => {
  it('the file is cut, by a byte or by half', async () => {
    const whole = readFileSync(file);
    for (const length of [0, 1, 40, SEAL_BYTES, whole.length >> 1, whole.length - 1]) {
      const cut = bench.path('cut');
      writeFileSync(cut, whole);
      truncateSync(cut, length);
      expect(await refusalOf(cut)).toContain('was cut short or changed');
    }
  });

  it('one bit of it is another, wherever', async () => {
    const whole = readFileSync(file);
    const places = Array.from({ length: 60 }, () => randomInt(whole.length));
    for (const at of [0, 4, 9, ...places, whole.length - SEAL_BYTES + 4, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8));
      writeFileSync(bench.path('flipped'), changed);
      expect(await refusalOf(bench.path('flipped')), `byte ${at}`).toContain('changed');
    }
  });

  it('the file is something else, or is not there', async () => {
    writeFileSync(bench.path('else'), gzipSync('hello\n'.repeat(100)));
    expect(await refusalOf(bench.path('else'))).toContain('it is something else');
    expect(await refusalOf(bench.path('nowhere'))).toContain('There is no file');
  });

  it('the master key is another one', async () => {
    const masterKey = Buffer.alloc(32, 6);
    expect(await refusalOf(file, { masterKey })).toContain('master key here is not the one');
  });

  it('the backup is of a newer version', async () => {
    const older = MIGRATIONS.filter(({ name }) => name !== '0006-months.sql');
    expect(await refusalOf(file, { migrations: older })).toContain('made by a newer Nokshi');
    const next = resealed('next', (text) => text.replace('nokshi backup 1', 'nokshi backup 2'));
    expect(await refusalOf(next)).toContain('made by a newer Nokshi (format 2)');
  });

  it('the database has a house, or tables of something else', async () => {
    const open = () => Promise.resolve(house.database.ownerUrl);
    const busy = bench.restore('', { file, open });
    expect(await refused(busy)).toContain('A house uses this database');
    const url = await bench.emptyDatabase();
    await bench.restore(url, { file });
    const again = bench.restore(url, { file });
    expect(await refused(again)).toContain('overwrites nothing');
    const foreign = await bench.emptyDatabase();
    await bench.pool(foreign).query('create table shop (id int)');
    expect(await refused(bench.restore(foreign, { file }))).toContain('something else (shop)');
  });
});

describe('a restore that ends early', () => {
  it('leaves no row when it dies while it loads, and the next one succeeds', async () => {
    const url = await bench.emptyDatabase();
    const stopping = new AbortController();
    const progress = { ...countProgress(null, () => 0), moved: () => stopping.abort() };
    const { signal } = stopping;
    await expect(bench.restore(url, { file, progress, signal })).rejects.toThrow('aborted');
    const members = await bench.pool(url).query('select from identity_member');
    expect(members.rowCount).toBe(0);
    expect(await bench.restore(url, { file })).toMatchObject({ differences: 0, equalHeads: 16 });
  });

  it('is known when it died before its proof: the same file goes on, another is refused', async () => {
    const url = await bench.emptyDatabase();
    const dead = bench.restore(url, { file, prove: () => Promise.reject(new Error('killed')) });
    await expect(dead).rejects.toThrow('killed');
    const other = bench.path('other');
    await bench.backUp({ url: house.database.url, file: other });
    expect(await refused(bench.restore(url, { file: other }))).toContain('The restore of house');
    const backup = bench.backUp({ url, file: bench.path('half') });
    expect(await refused(backup)).toContain('was not finished');
    const { loaded, equalHeads } = await bench.restore(url, { file });
    expect({ loaded, equalHeads }).toEqual({ loaded: null, equalHeads: 16 });
    expect(await refused(bench.restore(url, { file }))).toContain('overwrites nothing');
  });

  it('keeps the house from starting until it is finished', async () => {
    const ownerUrl = await bench.emptyDatabase();
    const dead = bench.restore(ownerUrl, {
      file,
      async prove() {
        expect(await refused(bench.opened(ownerUrl))).toContain('is under way: wait');
        throw new Error('killed');
      },
    });
    await expect(dead).rejects.toThrow('killed');
    expect(await refused(bench.opened(ownerUrl))).toContain('The restore of house');
    await bench.restore(ownerUrl, { file });
    const { pool } = await bench.opened(ownerUrl);
    expect((await pool.query('select from identity_member')).rowCount).toBe(1);
  });

  it('fails when rows and their sum part, although the file is sealed', async () => {
    const forged = resealed('forged', (text) => text.replace('\tEN\t', '\tBN\t'));
    const url = await bench.emptyDatabase();
    await expect(bench.restore(url, { file: forged })).rejects.toThrow(
      'are not those that were backed up',
    );
    expect((await bench.pool(url).query('select from identity_member')).rowCount).toBe(0);
  });

  it('says so when the ledger that was backed up does not prove itself', async () => {
    const url = await bench.emptyDatabase();
    expect(await bench.restore(url, { file, prove: () => Promise.resolve(3) })).toMatchObject({
      differences: 3,
    });
    expect(await prove(url)).toBe(0);
    expect(await bench.restore(url, { file })).toMatchObject({ differences: 0, loaded: null });
  });
});

describe('a database in which a house was started and nothing happened', () => {
  it('takes a backup: what the start had made gives way to it', async () => {
    const database = await createTestDatabase();
    const started = await startHouse({ database });
    await started.house.stop();
    const seeded = await database.pool.query('select from identity_operator');
    expect(seeded.rowCount).toBe(1);
    const done = await bench.restore(database.ownerUrl, { file });
    expect(done).toMatchObject({ differences: 0, equalHeads: 16 });
    const operators = 'select operator_id, password_hash from identity_operator';
    const there = await database.pool.query(operators);
    expect(there.rows).toEqual((await house.database.pool.query(operators)).rows);
    await database.drop();
  });
});

describe('an older backup', () => {
  const later: Migration = {
    room: 'site',
    name: '9999-later.sql',
    text: 'alter table site_service add column later int not null default 7',
    checksum: 'later',
  };

  it('from before entries had months is a house of today, to the last hash', async () => {
    const url = await bench.emptyDatabase();
    const before = join(import.meta.dirname, 'fixtures/before-months.backup.gz');
    const done = await bench.restore(url, { file: before });
    expect(done).toMatchObject({ differences: 0, equalHeads: 16 });
    const database = await bench.opened(url);
    const today = await startHouse({ database });
    const member = today.visitor();
    const credentials = { username: 'rahima', password: PASSWORD };
    await member.call(playerRoutes.identity.login, credentials);
    expect((await member.call(playerRoutes.wallet.balance, {})).sumBalance).toBe('50.00');
    await today.house.stop();
  });

  it('is loaded as its version had it, then brought to this one', async () => {
    const url = await bench.emptyDatabase();
    await bench.restore(url, { file, migrations: [...MIGRATIONS, later] });
    const { rows } = await bench.pool(url).query('select distinct later from site_service');
    expect(rows).toEqual([{ later: 7 }]);
  });

  it('does not go into a database that is ahead of it', async () => {
    const url = await bench.emptyDatabase();
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    await migrate(pool, [...MIGRATIONS, later]);
    await pool.end();
    const work = bench.restore(url, { file, migrations: [...MIGRATIONS, later] });
    expect(await refused(work)).toContain('younger than the backup');
    expect(await tablesIn(url)).toBeGreaterThan(20);
  });
});
