import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect } from 'vitest';
import { DAY, HOUR, type Limits, MINUTE, SPANS } from '../test-rolling.ts';

export type Begins = { readonly at: number; readonly rolled: boolean };

/** A guard by itself, as the riders see it. */
export async function guardBeside(pool: pg.Pool, { at, rolled }: Begins) {
  const member = randomUUID();
  const one = async <R>(text: string, values: unknown[]) =>
    (await pool.query(text, values)).rows[0] as R;
  await one(
    `insert into limits_guard (lane, member_id, generation, check_minutes, rolls, day, week, month)
     select 1, $1, 1, null, $3::boolean, limits_day(d), date_trunc('week', limits_day(d)),
       date_trunc('month', limits_day(d)) from (select to_timestamp($2 / 1000.0) as d) t`,
    [member, at, rolled],
  );
  const ride = (rider: string, now: number, numbers: readonly (number | bigint)[]) =>
    one(`select ${rider}(1, $1, 1, array[$2::uuid], $3::bigint[], '{}', '{}')`, [
      new Date(now),
      member,
      numbers,
    ]);
  return {
    member,
    one,
    limit: (limits: Limits) =>
      one(
        `update limits_guard set stake_limit_day = $2, stake_limit_week = $3, stake_limit_month = $4,
           loss_limit_day = $5, loss_limit_week = $6, loss_limit_month = $7, time_limit_day = $8,
           time_limit_week = $9, time_limit_month = $10 where member_id = $1`,
        [member, ...limits.stake, ...limits.loss, ...limits.time],
      ),
    stake: (now: number, stake: number, win: number) =>
      ride('limits_guard', now, [1, stake, win]).then(
        () => 'taken',
        (err: Error) => err.message,
      ),
    refusal: (now: number, stake: number) =>
      ride('limits_guard', now, [1, stake, 0]).then(
        () => expect.fail('it was taken'),
        (err: { detail: string }) => JSON.parse(err.detail) as { resetsAt: string },
      ),
    back: (now: number, [win, stake, placed]: [number, number, number]) =>
      ride('limits_return', now, [win, stake, placed]),
    used: async (now: number) => {
      const { rows } = await pool.query(
        `select hours, staked::int, lost::int, played_ms::int from limits_rolling(1, $1, $2)
         order by hours`,
        [member, now],
      );
      return rows as { hours: number; staked: number; lost: number; played_ms: number }[];
    },
  };
}

/** Steps of the clock between two acts: on, to the edge of a period, back, and far away. */
export const moves = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 20 * MINUTE }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 30 * HOUR }) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...SPANS), fc.integer({ min: -90 * MINUTE, max: 10 * MINUTE }))
      .map(([hours, by]) => hours * HOUR + by),
  },
  { weight: 1, arbitrary: fc.integer({ min: -50 * HOUR, max: 0 }) },
  { weight: 1, arbitrary: fc.integer({ min: -40 * DAY, max: 40 * DAY }) },
);
const three = (most: number) =>
  fc.tuple(
    fc.option(fc.integer({ min: 1, max: most })),
    fc.option(fc.integer({ min: 1, max: 2 * most })),
    fc.option(fc.integer({ min: 1, max: 4 * most })),
  );
const none = fc.constant([null, null, null] as const);
export const limits = fc.oneof(
  fc.record({ stake: three(400), loss: three(200), time: three(30) }),
  fc.record({ stake: none, loss: three(200), time: none }),
);
