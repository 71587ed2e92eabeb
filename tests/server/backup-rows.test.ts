import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { type Migration, migrate } from '../../apps/server/src/kernel/migrate.ts';
import { backupBench, MIGRATIONS } from '../harness/backups.ts';
import { testPool } from '../harness/test-pool.ts';

const bench = backupBench();
afterAll(() => bench.close());

/** Columns of every kind, one that is computed, months that are parts, and names that need quotes. */
const odd: Migration = {
  room: 'kernel',
  name: '9998-odd.sql',
  checksum: 'odd',
  text: `
    create table kernel_odd (
      id int primary key, words text, bytes bytea, facts jsonb, list text[], at timestamptz,
      day date, ratio double precision, exact numeric, flag boolean,
      long int generated always as (length(words)) stored, "Order" text);
    create table kernel_single (words text);
    create table kernel_month_entry (at timestamptz not null, n bigint not null)
      partition by range (at);
    create function kernel_open_month(p_day date) returns void language plpgsql as $$
    declare v_from timestamp := date_trunc('month', p_day::timestamp);
    begin
      execute format('create table if not exists %I partition of kernel_month_entry
        for values from (%L) to (%L)', 'kernel_month_entry_' || to_char(v_from, 'YYYY_MM'),
        v_from at time zone 'Asia/Dhaka', (v_from + interval '1 month') at time zone 'Asia/Dhaka');
    end $$;`,
};

const character = fc.oneof(
  fc.constantFrom(
    '\\',
    '\t',
    '\n',
    '\r',
    '\b',
    '\v',
    '\f',
    '.',
    'N',
    '"',
    "'",
    '{',
    ',',
    ' ',
    'ঢ',
    '🪷',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((c) => c !== '\0'),
);
const words = fc.oneof(
  fc.constantFrom('\\.', '\\N', '', '\\', '\n', '\\.\n\\.\n', '\r\n'),
  fc.string({ unit: character, maxLength: 40 }),
);
const value = fc.record({
  words: fc.option(words),
  bytes: fc.option(fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes))),
  facts: fc.option(
    fc.dictionary(
      words,
      fc.oneof(words, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)),
      { maxKeys: 3 },
    ),
  ),
  list: fc.option(fc.array(fc.option(words), { maxLength: 4 })),
  ratio: fc.option(fc.double()),
  flag: fc.option(fc.boolean()),
});

it('values of every kind come back as they were: nulls, tabs, backslashes, bytes, any script', async () => {
  const source = await bench.emptyDatabase();
  const migrations = [...MIGRATIONS, odd];
  const one = testPool(source);
  await migrate(one, migrations);
  await one.end();
  const pool = bench.pool(source);
  const seed = Math.floor(Math.random() * 2 ** 31);
  for (const [id, v] of fc.sample(value, { numRuns: 300, seed }).entries()) {
    const facts = v.facts && JSON.stringify(v.facts);
    await pool.query(
      `insert into kernel_odd (id, words, bytes, facts, list, ratio, flag, "Order")
       values ($1, $2, $3, $4, $5, $6, $7, $2)`,
      [id, v.words, v.bytes, facts, v.list, v.ratio, v.flag],
    );
    await pool.query('insert into kernel_single values ($1)', [v.words]);
  }
  // Longer than any chunk on the way.
  await pool.query(`update kernel_odd set words = repeat('x' || chr(9), 300000) where id = 7`);
  await pool.query(`
    update kernel_odd set day = 'infinity', exact = 1e-30::numeric * id,
      at = timestamptz '0044-03-15 12:00+00 BC' + id * interval '10 years 1 us'`);
  await pool.query(`
    select kernel_open_month(day::date) from generate_series(date '2026-10-01', '2027-01-01', '1 month') day`);
  await pool.query(`
    insert into kernel_month_entry
    select timestamptz '2026-09-30 18:00+00' + n * interval '1 hour', n from generate_series(0, 2900) n`);

  const file = bench.path('odd');
  await bench.backUp({ url: source, file });
  const target = await bench.emptyDatabase();
  await bench.restore(target, { file, migrations });
  for (const table of ['kernel_odd', 'kernel_single', 'kernel_month_entry']) {
    const sum = `select count(*), md5(string_agg(t::text, chr(10) order by t::text)) from ${table} t`;
    const there = await bench.pool(target).query(sum);
    expect(there.rows, `${table}, seed ${seed}`).toEqual((await pool.query(sum)).rows);
  }
  const parts = `select tableoid::regclass::text as part, count(*) from kernel_month_entry group by 1 order by 1`;
  const there = await bench.pool(target).query(parts);
  expect(there.rows).toEqual((await pool.query(parts)).rows);
  expect(there.rows).toHaveLength(4);
  const next = `insert into kernel_job (name, key, payload, queued_at, run_at) values ('a', 'b', '{}', now(), now()) returning id`;
  expect((await bench.pool(target).query(next)).rows).toEqual((await pool.query(next)).rows);
}, 60_000);
