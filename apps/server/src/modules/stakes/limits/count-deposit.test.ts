import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { excludeSelf } from './restrict-self.ts';
import { seatOf } from './room.ts';
import type { LimitPeriod } from './rules/change.ts';
import { setLimit } from './set-limit.ts';
import { setPeriods } from './store/rolling.ts';

let database: TestDatabase;
let house: PlayHouse;
const clock = fakeClock();
const HOUR = 3_600_000;

beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock });
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});
beforeEach(() => clock.set('2026-04-15T06:00:00.000Z'));

const cap = ({ memberId }: PlayerSession, period: LimitPeriod, amount: bigint) =>
  house.db.tx((tx) =>
    setLimit(house.limits.room, tx, { memberId, kind: 'deposit', period, amount }),
  );
const ask = ({ memberId }: PlayerSession, amount: bigint) =>
  house.db.tx((tx) => house.limits.askDeposit(tx, { memberId, amount }));
const count = ({ memberId }: PlayerSession, amount: bigint) =>
  house.db.tx((tx) => house.limits.countDeposit(tx, { memberId, amount }));

describe('a deposit limit', () => {
  it('is checked when a deposit is requested and again when it is credited', async () => {
    const member = await house.member();
    await cap(member, 'D', 1_000n);
    await ask(member, 700n);
    await ask(member, 700n);
    expect(await count(member, 700n)).toBe(true);
    expect(await count(member, 700n)).toBe(false);
    await expect(ask(member, 301n)).rejects.toMatchObject({
      code: 'limits.deposit-limit',
      facts: { value: { limit: '10.00', used: '7.00', resetsAt: '2026-04-15T18:00:00.000Z' } },
    });
    expect(await count(member, 300n)).toBe(true);
  });

  it('the shortest period that is exceeded refuses, with its own end', async () => {
    const member = await house.member();
    await cap(member, 'D', 1_000n);
    await cap(member, 'W', 1_500n);
    expect(await count(member, 1_000n)).toBe(true);
    clock.set('2026-04-15T18:00:00.000Z');
    expect(await count(member, 501n)).toBe(false);
    expect(await count(member, 500n)).toBe(true);
    clock.set('2026-04-19T18:00:00.000Z');
    expect(await count(member, 1_000n)).toBe(true);
  });

  it('is never passed by deposits that are credited at once', async () => {
    const member = await house.member();
    await cap(member, 'M', 1_000n);
    const counted = await Promise.all(Array.from({ length: 12 }, () => count(member, 300n)));
    expect(counted.filter(Boolean)).toHaveLength(3);
  });

  it('lets no deposit through after an exclusion, requested or credited', async () => {
    const member = await house.member();
    await house.db.tx((tx) => excludeSelf(house.limits.room, tx, { session: member, months: 6 }));
    await expect(ask(member, 100n)).rejects.toMatchObject({ code: 'limits.self-excluded' });
    expect(await count(member, 100n)).toBe(false);
  });
});

/** Rolling periods, and calendar periods as well until then. */
const roll = ({ memberId }: PlayerSession, bothUntil: Date | null) => {
  const { lane } = seatOf(house.limits.room, memberId);
  const asked = { periods: 'rolling', bothUntil } as const;
  const of = { lane, members: [memberId] };
  return house.db.tx((tx) => setPeriods(tx, of, { asked, now: clock.now() }));
};

describe('a deposit limit while its periods change', () => {
  it('applies by both, and what one of them refuses is counted by neither', async () => {
    const member = await house.member();
    await cap(member, 'D', 1_000n);
    clock.set('2026-04-15T17:00:00.000Z');
    expect(await count(member, 700n)).toBe(true);
    await roll(member, new Date('2026-04-16T17:00:00.000Z'));
    clock.set('2026-04-15T19:00:00.000Z');
    expect(await count(member, 301n)).toBe(false);
    await expect(ask(member, 301n)).rejects.toMatchObject({
      facts: { value: { used: '7.00', resetsAt: '2026-04-16T18:00:00.000Z' } },
    });
    expect(await count(member, 300n)).toBe(true);
    clock.set('2026-04-16T17:59:59.000Z');
    expect(await count(member, 1n)).toBe(false);
  });
});

describe('a deposit limit whose periods roll', () => {
  it('never allows what the last hours forbid, and allows what all hours they touch allow', async () => {
    const deposits = fc.array(
      fc.record({
        after: fc.oneof(
          fc.integer({ min: 0, max: 30 * HOUR }),
          fc.integer({ min: 23 * HOUR, max: 25 * HOUR }),
          fc.integer({ min: -30 * HOUR, max: 0 }),
        ),
        amount: fc.bigInt({ min: 1n, max: 600n }),
      }),
      { maxLength: 15 },
    );
    await fc.assert(
      fc.asyncProperty(deposits, async (list) => {
        clock.set('2026-04-15T06:00:00.000Z');
        const member = await house.member();
        await roll(member, null);
        await cap(member, 'D', 1_000n);
        await cap(member, 'W', 2_000n);
        const counted: { at: number; amount: bigint }[] = [];
        const over = (since: (hours: number) => number, amount: bigint) =>
          [24, 168].some((hours, at) => {
            const used = counted.filter((each) => each.at > since(hours));
            return used.reduce((all, each) => all + each.amount, amount) > [1_000n, 2_000n][at]!;
          });
        for (const { after, amount } of list) {
          clock.advance(after);
          const now = clock.now().getTime();
          const took = await count(member, amount);
          const begins = Math.floor(now / HOUR) * HOUR;
          expect(took).toBe(!over((hours) => begins - hours * HOUR - 1, amount));
          if (!took) continue;
          expect(over((hours) => now - hours * HOUR, amount)).toBe(false);
          counted.push({ at: now, amount });
        }
      }),
      { numRuns: 25 },
    );
  });
});
