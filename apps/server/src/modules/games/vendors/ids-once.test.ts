import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../../tests/harness/database.ts';

const migration = readFileSync(join(import.meta.dirname, 'migrations/0010-ids-once.sql'), 'utf8');

it('ids of vendors that were taken twice before keep both rows, the first under its own name', async () => {
  const { pool, drop } = await createTestDatabase();
  try {
    await pool.query(`
      alter table vendors_transaction drop constraint vendors_transaction_pkey,
        add primary key (vendor, transaction_id, lane)`);
    await pool.query(`
      insert into vendors_transaction (vendor, transaction_id, lane, member_id, action, status,
        round_ref, asset, taken, paid, closes, digest, at)
      select 'SUNDIAL', id, lane, gen_random_uuid(), 'bet', 'OK', 'r', 'BDT', 100, 0, false, '\\x00',
        '2026-03-01T00:00:00Z'::timestamptz + later * interval '1 second'
      from (values ('twice', 7, 0), ('twice', 3, 1), ('twice', 5, 0), ('once', 1, 0))
        as v(id, lane, later)`);
    await pool.query(migration);
    const { rows } = await pool.query(
      'select transaction_id as id, lane from vendors_transaction order by lane',
    );
    expect(rows).toEqual([
      { id: 'once', lane: 1 },
      { id: 'twice lane 3', lane: 3 },
      { id: 'twice', lane: 5 },
      { id: 'twice lane 7', lane: 7 },
    ]);
  } finally {
    await drop();
  }
});
