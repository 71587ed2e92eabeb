import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { backedUpHouse } from '../harness/backed-up-house.ts';

const kept = backedUpHouse();
const { bench, resealed } = kept;

/** The file as a Citus would have made it, where no key is over all lanes. */
const overMachines = (name: string, of?: string) =>
  resealed(name, (text) => text.replace('"heads":', '"overMachines":true,"heads":'), of);

const KEY = `
  select array(select attname::text from unnest(conkey) with ordinality k (n, nth)
    join pg_attribute on attrelid = conrelid and attnum = n order by nth) as columns
  from pg_constraint where conrelid = 'vendors_transaction'::regclass and contype = 'p'`;
const keyIn = async (pool: pg.Pool) => (await pool.query(KEY)).rows[0].columns;

describe('a vendor’s ids in the backup of a house over several machines', () => {
  it('have one key over all lanes again in one PostgreSQL', async () => {
    const url = await bench.emptyDatabase();
    const file = overMachines('apart');
    expect(await bench.restore(url, { file })).toMatchObject({ differences: 0, equalHeads: 16 });
    expect(await keyIn(bench.pool(url))).toEqual(['vendor', 'transaction_id']);
  });

  it('come back as they are where one was taken twice at the same instant', async () => {
    const { pool, url: played } = kept.house.database;
    await pool.query(`
      alter table vendors_transaction drop constraint vendors_transaction_pkey,
        add primary key (vendor, transaction_id, lane)`);
    await pool.query(`
      insert into vendors_transaction (vendor, transaction_id, lane, member_id, action, status,
        round_ref, asset, taken, paid, closes, digest, at)
      select 'SUNDIAL', 'bet-1', lane, gen_random_uuid(), 'bet', 'OK', 'round', 'BDT', 100, 0,
        false, 'x', now() from unnest(array[3, 4]) lane`);
    await bench.backUp({ url: played, file: bench.path('taken-twice') });
    const url = await bench.emptyDatabase();
    await bench.restore(url, { file: overMachines('apart-twice', bench.path('taken-twice')) });
    const there = bench.pool(url);
    const { rows } = await there.query('select lane from vendors_transaction order by lane');
    expect(rows).toEqual([{ lane: 3 }, { lane: 4 }]);
    expect(await keyIn(there)).toEqual(['vendor', 'transaction_id', 'lane']);
  });
});
