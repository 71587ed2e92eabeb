import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../kernel/caller.ts';
import { excludeSelf } from './restrict-self.ts';
import type { LimitPeriod } from './rules/change.ts';
import { setLimit } from './set-limit.ts';

let database: TestDatabase;
let house: PlayHouse;
const clock = fakeClock();

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
  it('is asked when a deposit is made and again when it is credited', async () => {
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

  it('of the shortest period in the way holds, each to its own end', async () => {
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

  it('lets no deposit through after an exclusion, asked or credited', async () => {
    const member = await house.member();
    await house.db.tx((tx) => excludeSelf(house.limits.room, tx, { session: member, months: 6 }));
    await expect(ask(member, 100n)).rejects.toMatchObject({ code: 'limits.self-excluded' });
    expect(await count(member, 100n)).toBe(false);
  });
});
