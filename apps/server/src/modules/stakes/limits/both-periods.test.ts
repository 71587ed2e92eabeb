import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { times } from '../../../../../../tests/harness/extent.ts';
import { type Choice, LOOSENED_AFTER_MS, periodsOf } from './rules/profiles.ts';
import { type Begins, guardBeside, limits, moves } from './store/test-guard.ts';
import { beganAt, calendar } from './test-calendar.ts';
import { DAY, HOUR, MINUTE, played, verdict } from './test-rolling.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** Wednesday, 15 April, noon in Dhaka. */
const NOON = Date.parse('2026-04-15T06:00:00.000Z');
const NONE = [null, null, null] as const;

/** A calendar guard for which an operator chooses periods, as the job writes it. */
async function chosenGuard(begins: Begins = { at: NOON, rolled: false }) {
  const guard = await guardBeside(database.pool, begins);
  const choices: Choice[] = [];
  const asked = (now: number) => {
    const { periods, bothUntil } = periodsOf(choices);
    const both = bothUntil !== null && now < bothUntil.getTime();
    return { days: both || periods === 'calendar', hours: both || periods === 'rolling' };
  };
  return {
    ...guard,
    asked,
    async choose(periods: Choice['periods'], now: number) {
      choices.unshift({ code: 'STRICT', periods, setAt: new Date(now) });
      const { bothUntil } = periodsOf(choices);
      if (asked(now).hours)
        await guard.one('select limits_take_over(1, array[$1::uuid], $2)', [guard.member, now]);
      await guard.one('update limits_guard set rolls = $2, both_until = $3 where member_id = $1', [
        guard.member,
        periods === 'rolling',
        bothUntil,
      ]);
    },
  };
}

const step = fc.record({
  move: moves,
  act: fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        stake: fc.integer({ min: 1, max: 100 }),
        win: fc.integer({ min: 0, max: 150 }),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom('calendar' as const, 'rolling' as const) },
  ),
});

describe('while periods change', () => {
  it('a stake must pass the periods in force by the clock, and the hours have all that the calendar counted', async () => {
    await fc.assert(
      fc.asyncProperty(limits, fc.array(step, { maxLength: 30 }), async (limited, steps) => {
        const guard = await chosenGuard();
        await guard.limit(limited);
        const days = calendar(NOON);
        let now = NOON;
        let rolls = false;
        for (const { move, act } of steps) {
          now += move;
          const had = await guard.used(now);
          if (typeof act === 'string') {
            await guard.choose(act, now);
            const has = await guard.used(now);
            for (const [at, counted] of days.used(now).entries()) {
              const [before, after] = [had[at], has[at]];
              if (!before || !after) continue;
              expect(after.staked).toBeGreaterThanOrEqual(before.staked);
              const began = beganAt(now)[at] ?? 0;
              // Rolling hours take nothing over: they have counted it themselves.
              if (rolls || !guard.asked(now).hours || began < now - after.hours * HOUR) continue;
              expect(after.staked).toBeGreaterThanOrEqual(counted.staked);
              expect(after.played_ms).toBeGreaterThanOrEqual(counted.played_ms);
            }
            rolls = act === 'rolling';
            continue;
          }
          const { stake, win } = act;
          const asked = guard.asked(now);
          const byDays = asked.days ? days.asked(now, stake, limited) : 'taken';
          const byHours = asked.hours
            ? verdict(had, { stake, ms: played(days.last(), now) }, limited)
            : 'taken';
          const said = await guard.stake(now, stake, win);
          expect(said).toBe(byDays === 'taken' ? byHours : byDays);
          if (said === 'taken') days.add(now, { stake, loss: stake - win });
        }
      }),
      { numRuns: times(12), endOnFailure: true },
    );
  }, 120_000);

  it('the stricter one applies for a day after either change, then the chosen one alone', async () => {
    const guard = await chosenGuard();
    await guard.limit({ stake: [100, null, null], loss: NONE, time: NONE });
    await guard.choose('rolling', NOON);
    expect(await guard.stake(NOON, 100, 0)).toBe('taken');
    const next = NOON + DAY + HOUR;
    expect(await guard.stake(next - 1, 1, 0)).toBe('limits.stake-limit');
    expect(await guard.stake(next, 100, 0)).toBe('taken');
    await guard.choose('calendar', next + MINUTE);
    const midnight = Date.parse('2026-04-16T18:00:00.000Z');
    expect(await guard.stake(midnight, 100, 0)).toBe('limits.stake-limit');
    expect(await guard.stake(next + MINUTE + LOOSENED_AFTER_MS, 100, 0)).toBe('taken');
  });

  it('a month of 31 days still counts its first day on its last, though 30 rolling days do not', async () => {
    const { guard, last } = await lastOfMay();
    expect((await guard.used(last))[2]).toMatchObject({ staked: 0 });
    expect(await guard.stake(last, 1, 0)).toBe('limits.stake-limit');
  });
});

/** Its month was used up on 1 May; on the 31st rolling periods are chosen again. */
async function lastOfMay() {
  const first = Date.parse('2026-05-01T06:00:00.000Z');
  const last = Date.parse('2026-05-31T08:00:00.000Z');
  const guard = await chosenGuard({ at: first, rolled: false });
  await guard.limit({ stake: [null, null, 100], loss: NONE, time: NONE });
  await guard.choose('rolling', first);
  expect(await guard.stake(first, 100, 0)).toBe('taken');
  await guard.choose('calendar', first + HOUR);
  await guard.choose('rolling', last - HOUR);
  return { guard, last };
}

describe('a clock that jumps while periods change (T7)', () => {
  it('two days ahead ends rolling periods only until it is set back: the hours were kept', async () => {
    const guard = await chosenGuard({ at: NOON - DAY, rolled: false });
    await guard.choose('rolling', NOON - DAY);
    await guard.limit({ stake: [100, null, null], loss: NONE, time: NONE });
    const evening = NOON + 11 * HOUR;
    expect(await guard.stake(evening, 100, 0)).toBe('taken');
    await guard.choose('calendar', evening + 1);
    const midnight = Date.parse('2026-04-15T18:00:00.000Z');
    const ahead = evening + 2 * DAY;
    expect(await guard.stake(midnight, 1, 0)).toBe('limits.stake-limit');
    expect(await guard.stake(ahead, 1, 0)).toBe('taken');
    expect(await guard.stake(midnight + HOUR, 1, 0)).toBe('limits.stake-limit');
  });

  it('two days ahead ends calendar periods only until it is set back', async () => {
    const { guard, last } = await lastOfMay();
    expect(await guard.stake(last + 2 * DAY, 50, 0)).toBe('taken');
    expect(await guard.stake(last, 51, 0)).toBe('limits.stake-limit');
  });

  it('gives no rolling allowance twice: hours ahead count until they are over', async () => {
    const guard = await guardBeside(database.pool, { at: NOON, rolled: true });
    await guard.limit({ stake: [100, null, null], loss: NONE, time: NONE });
    expect(await guard.stake(NOON, 100, 0)).toBe('taken');
    expect(await guard.stake(NOON + 2 * DAY, 100, 0)).toBe('taken');
    for (const back of [DAY, 2 * DAY, 3 * DAY])
      expect(await guard.stake(NOON + back, 1, 0)).toBe('limits.stake-limit');
    expect(await guard.stake(NOON + 3 * DAY + HOUR, 100, 0)).toBe('taken');
  });

  it('rolling again knows what was used before it stopped', async () => {
    const guard = await chosenGuard();
    await guard.choose('rolling', NOON);
    await guard.stake(NOON, 70, 0);
    await guard.choose('calendar', NOON + HOUR);
    const later = NOON + 20 * DAY;
    await guard.stake(later, 5, 0);
    await guard.choose('rolling', later + HOUR);
    expect((await guard.used(later + HOUR)).map(({ staked }) => staked)).toEqual([5, 5, 75]);
    await guard.choose('rolling', later + 2 * HOUR);
    expect((await guard.used(later + HOUR)).map(({ staked }) => staked)).toEqual([5, 5, 75]);
  });
});
