import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SEAL_BYTES } from '../../apps/server/src/kernel/backup/format.ts';
import { checkMasterKey } from '../../apps/server/src/kernel/backup/master-key.ts';
import { countProgress } from '../../apps/server/src/kernel/backup/progress.ts';
import { backedUpHouse, refusedWith } from '../harness/backed-up-house.ts';
import { MASTER_KEY, MIGRATIONS } from '../harness/backups.ts';

const kept = backedUpHouse();
const { bench, file, resealed } = kept;

/** Says how the restore of this file is refused, and sees that nothing was opened. */
const refusalOf = (path: string, more: Parameters<typeof bench.restore>[1] | object = {}) =>
  refusedWith(
    bench.restore('', {
      ...more,
      file: path,
      open: () => Promise.reject(new Error('the database was touched')),
    }),
  );

describe('a backup file', () => {
  it('is for its owner alone, and any program that reads gzip shows what is in it', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    expect(lines[0]).toBe('nokshi backup 1');
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      product: 'of the tests',
      leftOut: ['access_captcha', 'vendors_nonce'],
    });
    expect(lines.at(-2)).toMatch(/^sha256 [0-9a-f]{64}$/);
  });

  it('is never written over another', async () => {
    const before = readFileSync(file);
    expect(await refusedWith(bench.backUp({ url: kept.house.database.url, file }))).toContain(
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
      bench.backUp({ url: kept.house.database.url, file: stopped, progress, signal }),
    ).rejects.toThrow('aborted');
    for (const path of [stopped, `${stopped}.partial`])
      expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
    const connected = () =>
      kept.house.database.pool.query(`select from pg_stat_activity
        where datname = current_database() and application_name = 'nokshi backup'`);
    await expect.poll(async () => (await connected()).rowCount).toBe(0);
  });

  it('is not there when the database went away', async () => {
    const ofBackup = `from pg_stat_activity where datname = current_database()
      and application_name = 'nokshi backup' and wait_event_type = 'Lock'`;
    const { pool } = kept.house.database;
    const holder = await pool.connect();
    const lost = bench.path('lost');
    try {
      // It comes as far as this table and no further.
      await holder.query('begin');
      await holder.query('lock table wallet_lane in access exclusive mode');
      const progress = countProgress(null, () => 0);
      const work = bench.backUp({ url: kept.house.database.url, file: lost, progress });
      const ended = expect(work).rejects.toThrow('terminating connection');
      await expect.poll(async () => (await pool.query(`select ${ofBackup}`)).rowCount).toBe(1);
      await pool.query(`select pg_terminate_backend(pid) ${ofBackup}`);
      await ended;
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect(statSync(lost, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('is not made with a master key that is not the one of the house', async () => {
    await kept.house.visitor().raw('/wps/system/credentialKey');
    const { pool } = kept.house.database;
    const keys = await pool.query('select from access_credential_key');
    expect(keys.rowCount).toBe(1);
    const masterKey = Buffer.alloc(32, 6);
    const made = bench.backUp({ url: kept.house.database.url, file: bench.path('no'), masterKey });
    expect(await refusedWith(made)).toContain('not the one this database was written with');
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

  it('a house that starts has another master key than its database was written with', async () => {
    const start = (masterKey: Buffer) => checkMasterKey(kept.house.database.url, masterKey);
    await start(MASTER_KEY);
    expect(await refusedWith(start(Buffer.alloc(32, 6)))).toContain(
      'master key here is not the one',
    );
  });

  it('the backup is of a newer version', async () => {
    const older = MIGRATIONS.filter(({ name }) => name !== '0006-months.sql');
    expect(await refusalOf(file, { migrations: older })).toContain('made by a newer Nokshi');
    const next = resealed('next', (text) => text.replace('nokshi backup 1', 'nokshi backup 2'));
    expect(await refusalOf(next)).toContain('made by a newer Nokshi (format 2)');
  });

  it('the database has a house, or tables of something else', async () => {
    const open = () => Promise.resolve(kept.house.database.ownerUrl);
    const busy = bench.restore('', { file, open });
    expect(await refusedWith(busy)).toContain('A house uses this database');
    const url = await bench.emptyDatabase();
    await bench.restore(url, { file });
    const again = bench.restore(url, { file });
    expect(await refusedWith(again)).toContain('overwrites nothing');
    const foreign = await bench.emptyDatabase();
    await bench.pool(foreign).query('create table shop (id int)');
    expect(await refusedWith(bench.restore(foreign, { file }))).toContain('something else (shop)');
  });
});
