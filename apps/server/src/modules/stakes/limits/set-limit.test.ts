import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { confirmLimit } from './confirm-limit.ts';
import { protection } from './protection.ts';
import { excludeSelf, takeTimeOut } from './restrict-self.ts';
import { setLimit } from './set-limit.ts';
import { withdrawLimitChange } from './withdraw-limit-change.ts';

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

const deposit = { kind: 'deposit', period: 'D' } as const;
const set = ({ memberId }: PlayerSession, amount: bigint | null) =>
  house.db.tx((tx) => setLimit(house.limits.room, tx, { memberId, ...deposit, amount }));
const confirm = ({ memberId }: PlayerSession, id: string) =>
  house.db.tx((tx) => confirmLimit(house.limits.room, tx, { memberId, id }));
const shown = async ({ memberId }: PlayerSession) => {
  const all = await house.db.read((tx) => protection(house.limits.room, tx, { memberId }));
  return all.limits[0];
};
const pendingOf = async (member: PlayerSession) => (await shown(member))?.pending?.id ?? 'none';

describe('a limit', () => {
  it('is shown for each kind and period, none set for a new member', async () => {
    const { memberId } = await house.member();
    const all = await house.db.read((tx) => protection(house.limits.room, tx, { memberId }));
    expect(all.restriction).toBeNull();
    expect(all.limits).toHaveLength(9);
    expect(all.limits[0]).toEqual({
      ...deposit,
      periods: 'calendar',
      amount: null,
      used: '0.00',
      resetsAt: '2026-04-15T18:00:00.000Z',
      pending: null,
    });
  });

  it('is in force at once when it is the first or a lower one', async () => {
    const member = await house.member();
    await set(member, 50_000n);
    expect(await shown(member)).toMatchObject({ amount: '500.00', pending: null });
    await set(member, 10_000n);
    expect(await shown(member)).toMatchObject({ amount: '100.00', pending: null });
  });

  it('rises only after 24 h and a confirmation (S-066)', async () => {
    const member = await house.member();
    await set(member, 10_000n);
    await set(member, 20_000n);
    const confirmableAt = '2026-04-16T06:00:00.000Z';
    expect(await shown(member)).toMatchObject({
      amount: '100.00',
      pending: { amount: '200.00', confirmableAt },
    });
    const id = await pendingOf(member);
    clock.advance(24 * HOUR - 1);
    await expect(confirm(member, id)).rejects.toMatchObject({
      code: 'limits.change-not-due',
      facts: { value: { confirmableAt } },
    });
    clock.advance(2 * HOUR);
    expect(await shown(member)).toMatchObject({ amount: '100.00' });
    await confirm(member, id);
    expect(await shown(member)).toMatchObject({ amount: '200.00', pending: null });
    await expect(confirm(member, id)).rejects.toMatchObject({ code: 'limits.change-unknown' });
  });

  it('is removed like a rise, and not earlier when the clock is set back (T7)', async () => {
    const member = await house.member();
    await set(member, 10_000n);
    clock.advance(48 * HOUR);
    await set(member, null);
    const id = await pendingOf(member);
    clock.advance(-24 * HOUR);
    await expect(confirm(member, id)).rejects.toMatchObject({ code: 'limits.change-not-due' });
    clock.advance(48 * HOUR);
    await confirm(member, id);
    expect(await shown(member)).toMatchObject({ amount: null, pending: null });
  });

  it('lowering it withdraws a pending rise', async () => {
    const member = await house.member();
    await set(member, 10_000n);
    await set(member, 20_000n);
    const id = await pendingOf(member);
    await set(member, 5_000n);
    clock.advance(25 * HOUR);
    await expect(confirm(member, id)).rejects.toMatchObject({ code: 'limits.change-unknown' });
    expect(await shown(member)).toMatchObject({ amount: '50.00', pending: null });
  });

  it('stays when the member withdraws the rise; nobody else can', async () => {
    const [member, other] = [await house.member(), await house.member()];
    await set(member, 10_000n);
    await set(member, null);
    const id = await pendingOf(member);
    const withdraw = ({ memberId }: PlayerSession) =>
      house.db.tx((tx) => withdrawLimitChange(house.limits.room, tx, { memberId, id }));
    await expect(withdraw(other)).rejects.toMatchObject({ code: 'limits.change-unknown' });
    await expect(confirm(other, id)).rejects.toMatchObject({ code: 'limits.change-unknown' });
    await withdraw(member);
    expect(await shown(member)).toMatchObject({ amount: '100.00', pending: null });
  });
});

describe('a self-exclusion', () => {
  const exclude = (session: PlayerSession, months: number) =>
    house.db.tx((tx) => excludeSelf(house.limits.room, tx, { session, months }));
  const pause = (session: PlayerSession, hours: number) =>
    house.db.tx((tx) => takeTimeOut(house.limits.room, tx, { session, hours }));

  it('cannot be shortened, replaced by a time-out, or taken twice', async () => {
    const member = await house.member();
    const until = '2027-04-15T06:00:00.000Z';
    expect((await exclude(member, 12)).restriction).toMatchObject({ kind: 'self-excluded', until });
    for (const months of [6, 12])
      await expect(exclude(member, months)).rejects.toMatchObject({
        code: 'limits.already-excluded',
      });
    await expect(pause(member, 720)).rejects.toMatchObject({ code: 'limits.already-excluded' });
    expect((await exclude(member, 60)).restriction?.until).toBe('2031-04-15T06:00:00.000Z');
  });

  it('may follow a time-out, and a longer time-out a shorter one', async () => {
    const member = await house.member();
    await pause(member, 72);
    await expect(pause(member, 24)).rejects.toMatchObject({ code: 'limits.already-excluded' });
    expect((await pause(member, 168)).restriction?.kind).toBe('time-out');
    expect((await exclude(member, 6)).restriction?.kind).toBe('self-excluded');
  });
});
