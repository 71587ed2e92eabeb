import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { times } from '../../../../../../tests/harness/extent.ts';
import { type Begins, guardBeside, limits, moves } from './store/test-guard.ts';
import { continuous, DAY, HOUR, hourly, MINUTE, SPANS } from './test-rolling.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const NOON = Date.parse('2026-04-15T06:00:00.000Z');

const createGuard = (begins: Begins) => guardBeside(database.pool, begins);

const amount = fc.integer({ min: 1, max: 100 });
const step = fc.record({
  move: moves,
  act: fc.oneof(
    { weight: 4, arbitrary: fc.record({ stake: amount, win: fc.integer({ min: 0, max: 150 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        of: fc.nat(),
        win: fc.integer({ min: -50, max: 150 }),
        voids: fc.boolean(),
      }),
    },
  ),
});
describe('rolling periods', () => {
  it('answer by the hours, and never allow what the last hours to the millisecond forbid', async () => {
    await fc.assert(
      fc.asyncProperty(limits, fc.array(step, { maxLength: 40 }), async (limited, steps) => {
        const guard = await createGuard({ at: NOON, rolled: true });
        await guard.limit(limited);
        const byHour = hourly();
        const exact = continuous();
        const placed: { at: number; stake: number; win: number }[] = [];
        let now = NOON;
        for (const { move, act } of steps) {
          now += move;
          if ('stake' in act) {
            const { stake, win } = act;
            const said = await guard.stake(now, stake, win);
            expect(said).toBe(byHour.asked(now, stake, limited));
            if (said === 'taken') {
              expect(exact.asked(now, stake, limited)).toBe('taken');
              placed.push({ at: now, stake, win });
              exact.add(now, { stake, loss: stake - win });
              byHour.add(now, { stake, loss: stake - win });
            }
          } else {
            const of = placed[act.of % placed.length];
            if (!of) continue;
            const voided = act.voids ? of.stake : 0;
            const win = act.voids ? -of.win : Math.max(act.win, -of.win);
            await guard.back(now, [win, voided, of.at]);
            of.stake -= voided;
            of.win += win;
            exact.back(of.at, { stake: voided, loss: voided + win });
            byHour.back(of.at, { stake: voided, loss: voided + win });
          }
          expect(await guard.used(now)).toEqual(byHour.used(now));
        }
      }),
      { numRuns: times(20) },
    );
  }, 120_000);
});

describe('the hour in which a period begins', () => {
  const half = 30 * MINUTE;

  it('counts what its end has lost: a win before the period began gives no allowance in it', async () => {
    const guard = await createGuard({ at: NOON, rolled: true });
    await guard.limit({
      stake: [null, null, null],
      loss: [100, null, null],
      time: [null, null, null],
    });
    expect(await guard.stake(NOON, 10, 500)).toBe('taken');
    expect(await guard.stake(NOON + half, 80, 0)).toBe('taken');
    expect(await guard.stake(NOON + DAY + 1, 21, 0)).toBe('limits.loss-limit');
    expect(await guard.stake(NOON + DAY + 1, 20, 0)).toBe('taken');
    expect(await guard.stake(NOON + DAY + HOUR, 80, 0)).toBe('taken');
  });

  it('stays whole, and the refusal says when it leaves', async () => {
    const guard = await createGuard({ at: NOON, rolled: true });
    await guard.limit({
      stake: [100, null, null],
      loss: [null, null, null],
      time: [null, null, null],
    });
    await guard.stake(NOON + half, 100, 0);
    const told = await guard.refusal(NOON + half + DAY, 1);
    expect(told).toEqual({ limit: '1.00', used: '1.00', resetsAt: '2026-04-16T07:00:00.000Z' });
    expect(await guard.stake(Date.parse(told.resetsAt) - 1, 1, 0)).toBe('limits.stake-limit');
    expect(await guard.stake(Date.parse(told.resetsAt), 100, 0)).toBe('taken');
  });
});

it('is deleted for the 721 hours after it, not for a clock that jumped', async () => {
  const guard = await createGuard({ at: NOON, rolled: true });
  const open = (from: number, to: number) =>
    guard.one(
      `select limits_open_hour(1, $1::uuid, $2::bigint + n::bigint * 3600000)
       from generate_series($3::int, $4) n`,
      [guard.member, NOON, from, to],
    );
  await guard.stake(NOON, 100, 0);
  await open(5_000, 5_719);
  expect((await guard.used(NOON))[0]).toMatchObject({ staked: 100 });
  await open(5_720, 5_720);
  expect((await guard.used(NOON))[0]).toMatchObject({ staked: 0 });
});

describe('what the calendar counted', () => {
  it('is counted in the last hours too, when periods begin to roll', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const guard = await createGuard({ at: NOON, rolled: false });
        let now = NOON;
        for (const { move, act } of steps) {
          now += move;
          if ('stake' in act) await guard.stake(now, act.stake, act.win);
          else await guard.back(now, [act.win, 0, now - HOUR]);
        }
        const counted = await guard.one<Record<string, number>>(
          `with t as (select limits_day(to_timestamp($2 / 1000.0)) as today)
           select case when day < today then 0 else staked_day::int end as s24,
             case when week < date_trunc('week', today) then 0 else staked_week::int end as s168,
             case when month < date_trunc('month', today) then 0 else staked_month::int end as s720,
             case when day < today then 0 else lost_day::int end as l24,
             case when week < date_trunc('week', today) then 0 else lost_week::int end as l168,
             case when month < date_trunc('month', today) then 0 else lost_month::int end as l720,
             case when day < today then 0 else played_day_ms::int end as p24,
             case when week < date_trunc('week', today) then 0 else played_week_ms::int end as p168
           from limits_guard, t where member_id = $1`,
          [guard.member, now],
        );
        await guard.one('select limits_take_over(1, array[$1::uuid], $2)', [guard.member, now]);
        for (const { hours, staked, lost, played_ms } of await guard.used(now)) {
          expect(staked).toBeGreaterThanOrEqual(counted[`s${hours}`] ?? 0);
          expect(lost).toBeGreaterThanOrEqual(counted[`l${hours}`] ?? 0);
          expect(played_ms).toBeGreaterThanOrEqual(counted[`p${hours}`] ?? 0);
        }
      }),
      { numRuns: times(20) },
    );
  }, 120_000);

  it('leaves as late as it can have happened: this week before today counts as yesterday', async () => {
    const guard = await createGuard({ at: NOON - 2 * DAY, rolled: false });
    await guard.stake(NOON - 2 * DAY, 500, 0);
    await guard.stake(NOON, 100, 0);
    await guard.one('select limits_take_over(1, array[$1::uuid], $2)', [guard.member, NOON]);
    const staked = async (now: number) => (await guard.used(now)).map((row) => row.staked);
    expect(await staked(NOON)).toEqual([600, 600, 600]);
    const midnight = Date.parse('2026-04-14T18:00:00.000Z');
    expect(await staked(midnight + DAY - 1)).toEqual([600, 600, 600]);
    expect(await staked(midnight + DAY)).toEqual([100, 600, 600]);
    expect(await staked(NOON + DAY + HOUR)).toEqual([0, 600, 600]);
    expect(await staked(midnight + SPANS[2] * HOUR)).toEqual([0, 0, 100]);
  });
});
