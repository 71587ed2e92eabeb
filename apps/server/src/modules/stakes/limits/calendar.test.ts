import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { spanOf } from '../../../kernel/calendar.ts';
import { startsAt } from './count-deposit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** As limits_guard computes them. */
const STARTS = `
  select d::text as day, date_trunc('week', d)::date::text as week,
    date_trunc('month', d)::date::text as month, limits_instant(d + 1) as ends
  from (select ($1::timestamptz at time zone 'Asia/Dhaka')::date as d) t`;

it('the guard and the calendar agree where a period begins, at any instant', async () => {
  const client: pg.Pool = database.pool;
  const instant = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2060-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const nearMidnight = instant.map((at) => {
    const day = spanOf('D', at).start.getTime();
    return new Date(day + (at.getTime() % 3) - 1);
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(instant, nearMidnight), async (at) => {
      const { rows } = await client.query(STARTS, [at]);
      const ends = spanOf('D', at).end.toISOString();
      expect(rows[0]).toEqual({ ...startsAt(at), ends });
    }),
    { numRuns: 300 },
  );
});
