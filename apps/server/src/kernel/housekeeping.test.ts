import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/harness/database.ts';
import { createBus } from './bus.ts';
import { createDb } from './db.ts';
import { scheduleHousekeeping } from './housekeeping.ts';
import { createJobs } from './jobs.ts';
import { silentLog } from './log.ts';
import { createOutbox } from './outbox.ts';
import { systemRandom } from './random.ts';
import { sql } from './sql.ts';

test('keys and unheard events are forgotten after their days, not before', async () => {
  const made = await createTestDatabase();
  const db = createDb({ url: made.url, log: silentLog, connections: 4 });
  const clock = { at: new Date('2026-03-01T00:00:00.000Z'), now: () => new Date(clock.at) };
  const bus = await createBus({ log: silentLog, random: systemRandom, connect: null });
  const jobs = createJobs({ db, clock, log: silentLog, bus });
  const outbox = createOutbox({ db, clock, log: silentLog, jobs });
  scheduleHousekeeping({ jobs, outbox, clock });
  jobs.register('done', async () => {});
  await db.tx(async (tx) => {
    await jobs.enqueue(tx, { name: 'done', key: 'one', payload: {}, runAt: clock.now() });
    await outbox.emit(tx, { topic: 'nobody.listens', key: 'x', payload: {} });
  });
  const left = () =>
    db.read((tx) =>
      tx.one(sql`select (select count(*)::int from kernel_job where name = 'done') as jobs,
        (select count(*)::int from kernel_outbox) as events`),
    );
  const afterDays = async (days: number) => {
    clock.at = new Date(clock.at.getTime() + days * 86_400_000);
    await jobs.runDue();
    return left();
  };
  expect(await afterDays(6)).toEqual({ jobs: 1, events: 1 });
  expect(await afterDays(2)).toEqual({ jobs: 1, events: 0 });
  expect(await afterDays(25)).toEqual({ jobs: 1, events: 0 });
  expect(await afterDays(65)).toEqual({ jobs: 0, events: 0 });
  await db.close();
  await made.drop();
});
