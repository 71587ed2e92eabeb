import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/harness/database.ts';
import { type Migration, MigrationRefusal, migrate } from './migrate.ts';

const file = (name: string, text: string, checksum = text): Migration => ({
  room: 'site',
  name,
  text,
  checksum,
});
const one = file('9001-one.sql', 'create table migrate_one (id int)');
const two = file('9002-two.sql', 'create table migrate_two (id int)');

let made: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  made = await createTestDatabase();
  await made.pool.query('drop table if exists kernel_migration');
});
afterAll(() => made.drop());

test('migrations: missing ones are applied once, also when two servers start together', async () => {
  const counts = await Promise.all([
    migrate(made.pool, [one, two]),
    migrate(made.pool, [one, two]),
  ]);
  expect(counts.sort()).toEqual([0, 2]);
  expect(await migrate(made.pool, [one, two])).toBe(0);
});

test('migrations: their own table is created once, however close two servers start', async () => {
  for (let times = 0; times < 50; times += 1) {
    await made.pool.query('drop table kernel_migration');
    const starts = Array.from({ length: 4 }, () => migrate(made.pool, []));
    expect(await Promise.all(starts)).toEqual([0, 0, 0, 0]);
  }
  await made.pool.query('drop table kernel_migration, migrate_one, migrate_two');
  await migrate(made.pool, [one, two]);
});

test('migrations: an applied file that was edited stops the start', async () => {
  await expect(migrate(made.pool, [{ ...one, checksum: 'other' }, two])).rejects.toBeInstanceOf(
    MigrationRefusal,
  );
});

test('migrations: a database of a newer version stops the start and is left unchanged', async () => {
  await expect(migrate(made.pool, [one])).rejects.toThrow('newer version');
});

test('migrations: a file that fails leaves no trace of the others', async () => {
  const three = file('9003-three.sql', 'create table migrate_three (id int)');
  const broken = file('9004-broken.sql', 'create tabel oops');
  await expect(migrate(made.pool, [one, two, three, broken])).rejects.toThrow('syntax');
  const found = await made.pool.query("select to_regclass('migrate_three') as t");
  expect(found.rows[0].t).toBeNull();
});

test('migrations: functions are replaced when their text changes, and never stop a start', async () => {
  const answer = (n: number): Migration => ({
    ...file(
      'functions/answer.sql',
      `create or replace function migrate_answer() returns int
      language sql as 'select ${n}'`,
    ),
    repeatable: true,
  });
  const said = async () => (await made.pool.query('select migrate_answer() as n')).rows[0].n;
  expect(await migrate(made.pool, [one, two, answer(1)])).toBe(1);
  expect(await migrate(made.pool, [one, two, answer(1)])).toBe(0);
  expect(await migrate(made.pool, [one, two, answer(2)])).toBe(1);
  expect(await said()).toBe(2);
  expect(await migrate(made.pool, [one, two])).toBe(0);
});
