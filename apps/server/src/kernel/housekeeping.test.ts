import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/harness/database.ts';
import { createBus } from './bus.ts';
import { createDb } from './db.ts';
import { scheduleHousekeeping } from './housekeeping.ts';
import { createJobs } from './jobs.ts';
import { silentLog } from './log.ts';
import { systemRandom } from './random.ts';
import { sql } from './sql.ts';

test('housekeeping: keys are deleted after their days, not before', async () => {
  const made = await createTestDatabase();
  const db = createDb({ url: made.url, log: silentLog, connections: 4 });
  const clock = { at: new Date('2026-03-01T00:00:00.000Z'), now: () => new Date(clock.at) };
  const bus = await createBus({ log: silentLog, random: systemRandom, connect: null });
  const jobs = createJobs({ db, clock, log: silentLog, bus });
  scheduleHousekeeping({ jobs, clock });
  jobs.register('done', async () => {});
  await db.tx(async (tx) => {
    await jobs.enqueue(tx, { name: 'done', key: 'one', payload: {}, runAt: clock.now() });
  });
  const left = () =>
    db.read((tx) => tx.one(sql`select count(*)::int as jobs from kernel_job where name = 'done'`));
  const afterDays = async (days: number) => {
    clock.at = new Date(clock.at.getTime() + days * 86_400_000);
    await jobs.runDue();
    return left();
  };
  expect(await afterDays(1)).toEqual({ jobs: 1 });
  expect(await afterDays(89)).toEqual({ jobs: 1 });
  expect(await afterDays(2)).toEqual({ jobs: 0 });
  await db.close();
  await made.drop();
});
