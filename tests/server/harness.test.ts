import { afterAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';

const made: TestDatabase[] = [];
afterAll(() => Promise.all(made.map((database) => database.drop())));

test('a test database has all migrations and is nobody else’s', async () => {
  for (let i = 0; i < 2; i += 1) made.push(await createTestDatabase());
  const [one, other] = made as [TestDatabase, TestDatabase];
  await one.pool.query('create table harness_mark (n int)');
  const missing = await other.pool.query("select to_regclass('harness_mark') as mark");
  expect(missing.rows[0].mark).toBeNull();
  const migrated = await one.pool.query("select to_regclass('kernel_migration') as table");
  expect(migrated.rows[0].table).toBe('kernel_migration');
});
