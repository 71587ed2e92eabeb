import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { RoundId, Uuid, WagerId } from '../../../kernel/ids.ts';
import { protection } from './protection.ts';
import type { Spanned } from './rules/change.ts';
import { setLimit } from './set-limit.ts';
import { acknowledge, showStretch } from './stretch.ts';

let database: TestDatabase;
let house: PlayHouse;
const clock = fakeClock();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock });
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});
/** A Wednesday, noon in Dhaka. */
beforeEach(() => clock.set('2026-04-15T06:00:00.000Z'));

const wagerOf = (session: PlayerSession) => ({
  memberId: session.memberId,
  generation: session.generation,
  asset: 'BDT' as const,
  wagerId: house.ids.next<WagerId>(),
  roundId: house.ids.next<RoundId>(),
  digest: Buffer.alloc(32),
  gameId: 'any',
  category: 'RNG',
  ruleVersion: 1,
  houseAccount: 'house:slots' as const,
  stake: 10n,
  rides: [],
});
const stake = (session: PlayerSession, payout = 0n) =>
  house.wagers.play({ ...wagerOf(session), payout }).then(
    () => 'taken',
    (err: Error & { code?: string }) => err.code ?? err.message,
  );
/** A stake every ten minutes, so that there is no break, until this much time has passed. */
async function playFor(session: PlayerSession, minutes: number) {
  expect(await stake(session)).toBe('taken');
  for (let played = 0; played < minutes; ) {
    const step = Math.min(10, minutes - played);
    clock.advance(step * MINUTE);
    played += step;
    if (played < minutes) expect(await stake(session)).toBe('taken');
  }
}
const shown = ({ memberId }: PlayerSession) =>
  house.db.read((tx) => showStretch(house.limits.room, tx, { memberId }));
const confirmCheck = ({ memberId }: PlayerSession) =>
  house.db.tx((tx) => acknowledge(house.limits.room, tx, { memberId }));
const limitTime = ({ memberId }: PlayerSession, period: Spanned, amount: bigint | null) =>
  house.db.tx((tx) => setLimit(house.limits.room, tx, { memberId, kind: 'time', period, amount }));
const timeOf = async ({ memberId }: PlayerSession, period: Spanned) => {
  const { times } = await house.db.read((tx) => protection(house.limits.room, tx, { memberId }));
  return times.find((row) => row.period === period);
};

describe('a stretch of play', () => {
  it('shows since when, what was staked and what was paid back, over all games', async () => {
    const member = await house.member();
    expect((await shown(member)).running).toBeNull();
    await stake(member);
    clock.advance(5 * MINUTE);
    await stake(member, 25n);
    const open = wagerOf(member);
    await house.wagers.open(open);
    await house.wagers.settle({ ...open, key: house.ids.next<Uuid>(), payout: 7n });
    clock.advance(1_500);
    expect(await shown(member)).toEqual({
      running: {
        startedAt: '2026-04-15T06:00:00.000Z',
        seconds: 301,
        staked: '0.30',
        won: '0.32',
      },
      realityCheck: { minutes: 60, isDue: false, inSeconds: 3_299 },
    });
  });

  it('counts a returned stake as paid back', async () => {
    const member = await house.member();
    const open = wagerOf(member);
    await house.wagers.open(open);
    await house.wagers.void({ ...open, key: house.ids.next<Uuid>() });
    expect((await shown(member)).running).toMatchObject({ staked: '0.10', won: '0.10' });
  });

  it('ends after a break of more than 15 minutes, and the next begins at zero', async () => {
    const member = await house.member();
    await stake(member);
    clock.advance(15 * MINUTE);
    await stake(member);
    expect((await shown(member)).running).toMatchObject({ seconds: 900, staked: '0.20' });
    clock.advance(15 * MINUTE + 1);
    expect((await shown(member)).running).toBeNull();
    await stake(member, 4n);
    expect((await shown(member)).running).toMatchObject({
      seconds: 0,
      staked: '0.10',
      won: '0.04',
    });
  });
});

describe('a reality check', () => {
  it('stops stakes from its moment on until it is seen, and repeats', async () => {
    const member = await house.member();
    await playFor(member, 60);
    clock.advance(-1);
    expect(await stake(member)).toBe('taken');
    clock.advance(1);
    expect(await stake(member)).toBe('limits.reality-check');
    expect((await shown(member)).realityCheck).toEqual({ minutes: 60, isDue: true, inSeconds: 0 });
    expect((await confirmCheck(member)).realityCheck).toMatchObject({
      isDue: false,
      inSeconds: 3_600,
    });
    await playFor(member, 60);
    expect(await stake(member)).toBe('limits.reality-check');
    expect((await shown(member)).running).toMatchObject({ seconds: 7_200 });
  });

  it('is not postponed by confirming it before it is due', async () => {
    const member = await house.member();
    await playFor(member, 50);
    await stake(member);
    expect((await confirmCheck(member)).realityCheck.inSeconds).toBe(600);
    clock.advance(10 * MINUTE);
    expect(await stake(member)).toBe('limits.reality-check');
  });

  it('is not due after a break', async () => {
    const member = await house.member();
    await playFor(member, 60);
    clock.advance(6 * MINUTE);
    expect(await stake(member)).toBe('taken');
  });

  it('lets none of a hundred concurrent stakes through', async () => {
    const member = await house.member(1_000_000n);
    await playFor(member, 60);
    const words = await Promise.all(Array.from({ length: 100 }, () => stake(member)));
    expect(new Set(words)).toEqual(new Set(['limits.reality-check']));
  });

  it('comes after its interval when the clock jumps ahead and back (T7)', async () => {
    const member = await house.member();
    await stake(member);
    clock.advance(10 * HOUR);
    await stake(member);
    clock.advance(-10 * HOUR);
    await playFor(member, 60);
    expect(await stake(member)).toBe('limits.reality-check');
  });
});

describe('a limit of time', () => {
  it('counts from stake to stake, a minute for the first, and applies from the next moment on', async () => {
    const member = await house.member();
    await limitTime(member, 'D', 21n);
    await playFor(member, 20);
    expect(await stake(member)).toBe('taken');
    expect(await timeOf(member, 'D')).toMatchObject({ minutes: 21, usedMinutes: 21 });
    clock.advance(1);
    await expect(house.wagers.play({ ...wagerOf(member), payout: 0n })).rejects.toMatchObject({
      code: 'limits.time-limit',
      facts: {
        value: { limitMinutes: 21, usedMinutes: 21, resetsAt: '2026-04-15T18:00:00.000Z' },
      },
    });
  });

  it('cannot be avoided with breaks', async () => {
    const member = await house.member();
    await limitTime(member, 'D', 15n);
    const words: string[] = [];
    for (let n = 0; n < 17; n++) {
      words.push(await stake(member));
      clock.advance(16 * MINUTE);
    }
    expect(words.filter((word) => word === 'taken')).toHaveLength(15);
    expect(words.slice(15)).toEqual(['limits.time-limit', 'limits.time-limit']);
  });

  it.each([
    ['D', '2026-04-15T17:59:59.999Z', '2026-04-15T18:00:00.000Z'],
    ['W', '2026-04-19T17:59:59.999Z', '2026-04-19T18:00:00.000Z'],
    ['M', '2026-04-30T17:59:59.999Z', '2026-04-30T18:00:00.000Z'],
  ] as const)('of %s resets at its end in Dhaka, not before', async (period, before, at) => {
    const member = await house.member();
    await limitTime(member, period, 15n);
    await playFor(member, 14);
    expect(await stake(member)).toBe('taken');
    clock.set(before);
    expect(await stake(member)).toBe('limits.time-limit');
    clock.set(at);
    expect(await timeOf(member, period)).toMatchObject({ usedMinutes: 0 });
    expect(await stake(member)).toBe('taken');
  });

  it('counts the part of a step over midnight that is in the new day', async () => {
    const member = await house.member();
    clock.set('2026-04-15T17:54:00.000Z');
    await stake(member);
    clock.advance(14 * MINUTE);
    await stake(member);
    expect(await timeOf(member, 'D')).toMatchObject({ usedMinutes: 8 });
    expect(await timeOf(member, 'W')).toMatchObject({ usedMinutes: 15 });
  });

  it('gives no time twice to a clock that jumps (T7)', async () => {
    const member = await house.member();
    await limitTime(member, 'D', 15n);
    await playFor(member, 14);
    await stake(member);
    clock.advance(48 * HOUR);
    await playFor(member, 14);
    await stake(member);
    clock.advance(-24 * HOUR);
    expect(await stake(member)).toBe('taken');
    clock.advance(MINUTE);
    expect(await stake(member)).toBe('limits.time-limit');
  });
});
