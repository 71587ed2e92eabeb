import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { RoundId, Uuid, WagerId } from '../../../kernel/ids.ts';
import { protection } from './protection.ts';
import { excludeSelf, takeTimeOut } from './restrict-self.ts';
import type { LimitKind, LimitPeriod } from './rules/change.ts';
import { setLimit } from './set-limit.ts';

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
/** A Wednesday, noon in Dhaka. */
beforeEach(() => clock.set('2026-04-15T06:00:00.000Z'));

const stakeOf = (session: PlayerSession, stake: bigint) => ({
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
  stake,
  rides: [],
});
const stake = (session: PlayerSession, amount: bigint, payout = 0n) =>
  house.wagers.play({ ...stakeOf(session, amount), payout });
const outcome = (posted: Promise<unknown>) =>
  posted.then(
    () => 'taken',
    (err: Error & { code?: string }) => err.code ?? err.message,
  );
const limit = (
  { memberId }: PlayerSession,
  [kind, period]: readonly [LimitKind, LimitPeriod],
  amount: bigint | null,
) => house.db.tx((tx) => setLimit(house.limits.room, tx, { memberId, kind, period, amount }));
const view = async ({ memberId }: PlayerSession, kind: LimitKind, period: LimitPeriod) => {
  const { limits } = await house.db.read((tx) => protection(house.limits.room, tx, { memberId }));
  return limits.find((row) => row.kind === kind && row.period === period);
};

describe('a stake limit', () => {
  it('accepts stakes up to itself and reports what is left and when it resets', async () => {
    const member = await house.member();
    await limit(member, ['stake', 'D'], 1_000n);
    expect(await outcome(stake(member, 600n, 5_000n))).toBe('taken');
    await expect(stake(member, 401n)).rejects.toMatchObject({
      code: 'limits.stake-limit',
      facts: { value: { limit: '10.00', used: '6.00', resetsAt: '2026-04-15T18:00:00.000Z' } },
    });
    expect(await outcome(stake(member, 400n))).toBe('taken');
    expect(await view(member, 'stake', 'D')).toMatchObject({ amount: '10.00', used: '10.00' });
  });

  it.each([
    ['D', '2026-04-15T17:59:59.999Z', '2026-04-15T18:00:00.000Z'],
    ['W', '2026-04-19T17:59:59.999Z', '2026-04-19T18:00:00.000Z'],
    ['M', '2026-04-30T17:59:59.999Z', '2026-04-30T18:00:00.000Z'],
  ] as const)('of %s resets at its end in Dhaka, not before', async (period, before, at) => {
    const member = await house.member();
    await limit(member, ['stake', period], 500n);
    await stake(member, 500n);
    clock.set(before);
    expect(await outcome(stake(member, 1n))).toBe('limits.stake-limit');
    clock.set(at);
    expect(await view(member, 'stake', period)).toMatchObject({ used: '0.00' });
    expect(await outcome(stake(member, 500n))).toBe('taken');
    expect(await outcome(stake(member, 1n))).toBe('limits.stake-limit');
  });

  it('is never passed by a hundred concurrent stakes', async () => {
    const member = await house.member(1_000_000n);
    await limit(member, ['stake', 'W'], 1_000n);
    const taken = await Promise.all(Array.from({ length: 100 }, () => outcome(stake(member, 30n))));
    expect(taken.filter((word) => word === 'taken')).toHaveLength(33);
    expect(await view(member, 'stake', 'W')).toMatchObject({ used: '9.90' });
  });

  it('refuses only the guilty stake; others of the lane commit in the same batch', async () => {
    const members = await Promise.all(Array.from({ length: 60 }, () => house.member()));
    const guilty = members.filter((_, i) => i % 20 === 0);
    for (const member of guilty) await limit(member, ['stake', 'D'], 10n);
    const taken = await Promise.all(members.map((member) => outcome(stake(member, 20n))));
    members.forEach((member, i) => {
      expect(taken[i]).toBe(guilty.includes(member) ? 'limits.stake-limit' : 'taken');
    });
  });
});

describe('a loss limit', () => {
  it('counts stakes less wins, and a stake whole before its win is known', async () => {
    const member = await house.member();
    await limit(member, ['loss', 'D'], 500n);
    await stake(member, 400n, 300n);
    expect(await view(member, 'loss', 'D')).toMatchObject({ used: '1.00' });
    expect(await outcome(stake(member, 401n, 9_000n))).toBe('limits.loss-limit');
    expect(await outcome(stake(member, 400n, 900n))).toBe('taken');
    expect(await view(member, 'loss', 'D')).toMatchObject({ used: '0.00' });
    expect(await outcome(stake(member, 900n))).toBe('taken');
  });

  it('counts an open stake as lost until it is settled or returned', async () => {
    const member = await house.member();
    await limit(member, ['loss', 'D'], 500n);
    await limit(member, ['stake', 'D'], 800n);
    const wager = stakeOf(member, 500n);
    await house.wagers.open(wager);
    expect(await outcome(stake(member, 1n))).toBe('limits.loss-limit');
    await house.wagers.void({ ...wager, key: house.ids.next<Uuid>() });
    expect(await view(member, 'stake', 'D')).toMatchObject({ used: '0.00' });
    const second = stakeOf(member, 500n);
    await house.wagers.open(second);
    await house.wagers.settle({ ...second, key: house.ids.next<Uuid>(), payout: 450n });
    expect(await view(member, 'loss', 'D')).toMatchObject({ used: '0.50' });
    expect(await outcome(stake(member, 301n))).toBe('limits.stake-limit');
    expect(await outcome(stake(member, 300n))).toBe('taken');
  });
});

describe('an exclusion', () => {
  it('applies from its own commit on, in a race with stakes', async () => {
    const member = await house.member(1_000_000n);
    const racing = Array.from({ length: 50 }, () => outcome(stake(member, 10n)));
    const excluded = house.db
      .tx((tx) => excludeSelf(house.limits.room, tx, { session: member, months: 6 }))
      .then(() => outcome(stake({ ...member, generation: 2 }, 10n)));
    const words = new Set(await Promise.all(racing));
    expect(await excluded).toBe('limits.self-excluded');
    words.delete('taken');
    words.delete('limits.self-excluded');
    expect([...words]).toEqual([]);
  });

  it('ends at its end and applies again when the clock is set back (T7)', async () => {
    const member = await house.member();
    await house.db.tx((tx) => takeTimeOut(house.limits.room, tx, { session: member, hours: 24 }));
    const later = { ...member, generation: 2 };
    clock.advance(24 * HOUR - 1);
    expect(await outcome(stake(later, 10n))).toBe('limits.time-out');
    clock.advance(1);
    expect(await outcome(stake(later, 10n))).toBe('taken');
    clock.advance(-1);
    expect(await outcome(stake(later, 10n))).toBe('limits.time-out');
  });

  it('outlasts a freeze, which is heavier while it lasts', async () => {
    const member = await house.member();
    await house.db.tx((tx) => excludeSelf(house.limits.room, tx, { session: member, months: 6 }));
    await house.db.tx((tx) => house.identity.freeze(tx, member.memberId));
    expect(await outcome(stake({ ...member, generation: 3 }, 10n))).toBe('limits.frozen');
    await house.db.tx((tx) => house.identity.raiseGeneration(tx, member.memberId));
    expect(await outcome(stake({ ...member, generation: 4 }, 10n))).toBe('limits.self-excluded');
  });
});

describe('a clock that jumps (T7)', () => {
  it('two days ahead and one back gives no allowance twice', async () => {
    const member = await house.member();
    await limit(member, ['stake', 'D'], 100n);
    await stake(member, 100n);
    clock.advance(48 * HOUR);
    expect(await outcome(stake(member, 100n))).toBe('taken');
    clock.advance(-24 * HOUR);
    expect(await outcome(stake(member, 1n))).toBe('limits.stake-limit');
    expect(await view(member, 'stake', 'D')).toMatchObject({
      used: '1.00',
      resetsAt: '2026-04-17T18:00:00.000Z',
    });
    clock.advance(24 * HOUR);
    expect(await outcome(stake(member, 1n))).toBe('limits.stake-limit');
    clock.advance(24 * HOUR);
    expect(await outcome(stake(member, 100n))).toBe('taken');
  });
});
