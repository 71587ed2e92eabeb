import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/harness/database.ts';
import { createDemoCourier } from './courier.ts';
import { createDb } from './db.ts';
import { silentLog } from './log.ts';

test('the demo courier keeps what it would have sent, newest first', async () => {
  const made = await createTestDatabase();
  const db = createDb({ url: made.url, log: silentLog, connections: 2 });
  const at = new Date('2026-03-01T00:00:00.000Z');
  const courier = createDemoCourier({ db, clock: { now: () => at } });
  await courier.send({ to: 'rina@example.com', subject: 'One', text: 'প্রথম' });
  await courier.send({ to: 'rina@example.com', subject: 'Two', text: 'দ্বিতীয়' });
  expect(await courier.recent(1)).toEqual([
    { id: 2n, to: 'rina@example.com', subject: 'Two', text: 'দ্বিতীয়', at },
  ]);
  await db.close();
  await made.drop();
});
