import { join } from 'node:path';
import { playerRoutes } from '@nokshi/contract';
import { describe, expect, it, vi } from 'vitest';
import { countProgress } from '../../apps/server/src/kernel/backup/progress.ts';
import { type Migration, migrate } from '../../apps/server/src/kernel/migrate.ts';
import { backedUpHouse, refusedWith } from '../harness/backed-up-house.ts';
import { MIGRATIONS, prove } from '../harness/backups.ts';
import { createTestDatabase } from '../harness/database.ts';
import { testPool } from '../harness/test-pool.ts';
import { PASSWORD, startHouse } from '../harness/house.ts';

const kept = backedUpHouse();
const { bench, file, resealed } = kept;

const tablesIn = async (url: string) => {
  const { rows } = await bench.pool(url).query(`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  return rows.length;
};

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
    await bench.backUp({ url: kept.house.database.url, file: other });
    expect(await refusedWith(bench.restore(url, { file: other }))).toContain(
      'The restore of house',
    );
    const backup = bench.backUp({ url, file: bench.path('half') });
    expect(await refusedWith(backup)).toContain('was not finished');
    const { loaded, equalHeads } = await bench.restore(url, { file });
    expect({ loaded, equalHeads }).toEqual({ loaded: null, equalHeads: 16 });
    expect(await refusedWith(bench.restore(url, { file }))).toContain('overwrites nothing');
  });

  it('keeps the house from starting until it is finished', async () => {
    const ownerUrl = await bench.emptyDatabase();
    const dead = bench.restore(ownerUrl, {
      file,
      async prove() {
        expect(await refusedWith(bench.opened(ownerUrl))).toContain('is under way: wait');
        throw new Error('killed');
      },
    });
    await expect(dead).rejects.toThrow('killed');
    expect(await refusedWith(bench.opened(ownerUrl))).toContain('The restore of house');
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
    // PostgreSQL lets go of the proof's connection a moment after its end.
    await vi.waitFor(async () => {
      const again = await bench.restore(url, { file });
      expect(again).toMatchObject({ differences: 0, loaded: null });
    });
  });
});

describe('a database in which a house was started and nothing happened', () => {
  it('takes a backup: what the start had made gives way to it', async () => {
    const database = await createTestDatabase();
    const started = await startHouse({ database, mode: 'licensed' });
    await started.house.stop();
    const seeded = await database.pool.query('select from operators_operator');
    expect(seeded.rowCount).toBe(1);
    const done = await bench.restore(database.ownerUrl, { file });
    expect(done).toMatchObject({ differences: 0, equalHeads: 16 });
    const operators = 'select operator_id, password_hash from operators_operator';
    const there = await database.pool.query(operators);
    expect(there.rows).toEqual((await kept.house.database.pool.query(operators)).rows);
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
    const pool = testPool(url);
    await migrate(pool, [...MIGRATIONS, later]);
    await pool.end();
    const work = bench.restore(url, { file, migrations: [...MIGRATIONS, later] });
    expect(await refusedWith(work)).toContain('younger than the backup');
    expect(await tablesIn(url)).toBeGreaterThan(20);
  });
});
