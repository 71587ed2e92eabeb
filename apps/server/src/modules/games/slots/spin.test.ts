import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import { game as kanthaLines } from '@nokshi/house-math/slot/games/kantha-lines/game.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import {
  createPlayHouse,
  localBus,
  type PlayHouse,
} from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { rotateSeed } from '../../base/fairness/rotate-seed.ts';
import { proveRound } from './prove-round.ts';
import { outcomeOf } from './rules/outcome-of.ts';
import { spin } from './spin.ts';

let database: TestDatabase;
let house: PlayHouse;
let other: PlayHouse;
const clock = fakeClock();

beforeAll(async () => {
  database = await createTestDatabase();
  const bus = localBus();
  house = createPlayHouse({ url: database.url, clock, bus });
  other = createPlayHouse({ url: database.url, clock, bus });
});
afterAll(async () => {
  await Promise.all([house?.close(), other?.close()]);
  await database?.drop();
});
beforeEach(() => clock.advance(60_000));

let keys = 0;
const newKey = () => `key-${++keys}`;
const play = (
  session: PlayerSession,
  key = newKey(),
  more: { at?: PlayHouse; stake?: bigint } = {},
) =>
  spin((more.at ?? house).slots, {
    launch: house.launch(session),
    key,
    stake: more.stake ?? 200n,
  });
/** Spins of one member at once over two servers without a spin interval. */
const race = (session: PlayerSession, asked: { spins: number; stake: bigint }) => {
  const servers = [house, other].map((one) => ({ ...one.slots, spinIntervalMs: () => 0 }));
  const launch = house.launch(session);
  return Array.from({ length: asked.spins / 2 }, () =>
    servers.map((slots) => spin(slots, { launch, key: newKey(), stake: asked.stake })),
  ).flat();
};
const refusalOf = (spun: Promise<unknown>) =>
  spun.then(
    () => 'played',
    (err: Error & { code?: string }) => err.code ?? err.message,
  );
const countOf = async (table: string, session: PlayerSession) => {
  const { rows } = await database.pool.query<{ count: string }>(
    `select count(*) from ${table} where member_id = $1`,
    [session.memberId],
  );
  return Number(rows[0]?.count);
};

/** This many rounds of one seat in one call of the rider, as a batch would make it. */
const ride = (session: PlayerSession, rounds: number) => {
  const column = <T>(value: () => T) => Array.from({ length: rounds }, value);
  const id = () => house.ids.next();
  const numbers = [1n, 1n, 0n, 200n, 0n, 0n, 0n].flatMap((value) => column(() => value));
  return database.pool.query('select slots_ride($1, now(), $2, $3, $4, $5, null)', [
    house.slots.laneOf(session.memberId),
    rounds,
    [...column(id), ...column(() => session.memberId), ...column(id)],
    numbers,
    column(() => 'kantha-lines'),
  ]);
};

describe('a spin', () => {
  it('moves stake and payout in one posting and stores wager and round', async () => {
    const member = await house.member(100_000n);
    const round = await play(member);
    const minor = (text: string) => BigInt(text.replace('.', ''));
    expect(round).toMatchObject({ stake: '2.00', nonce: 0, gameCode: 'kantha-lines' });
    expect(minor(round.balance)).toBe(100_000n - 200n + minor(round.payout));
    expect(await house.cash(member)).toBe(minor(round.balance));
    expect(await countOf('slots_round', member)).toBe(1);
    const [wager] = await house.db.read((tx) =>
      house.wagers.list(tx, { memberId: member.memberId, limit: 10 }),
    );
    expect(wager).toMatchObject({
      state: 'SETTLED',
      stake: 200n,
      payout: minor(round.payout),
      gameId: 'kantha-lines',
    });
    expect(round.roundId.slice(4)).toBe(round.wagerId.slice(4));
  });

  it('creates the seat; a batch with two rounds of one seat is refused as a whole', async () => {
    const member = await house.member();
    const seats = () => countOf('slots_seat', member);
    await expect(ride(member, 2)).rejects.toThrow();
    expect([await seats(), await countOf('slots_round', member)]).toEqual([0, 0]);
    await ride(member, 1);
    expect(await seats()).toBe(1);
    await expect(ride(member, 2)).rejects.toMatchObject({ code: '21000' });
    expect(await countOf('slots_round', member)).toBe(1);
  });

  it('makes no query before its posting once the session is warm', async () => {
    const member = await house.member();
    await play(member);
    clock.advance(2_500);
    const asked = [vi.spyOn(house.slots.db, 'read'), vi.spyOn(house.slots.db, 'tx')];
    await play(member);
    for (const spy of asked) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });

  it('is refused for a stake that is not offered', async () => {
    const member = await house.member();
    expect(await refusalOf(play(member, newKey(), { stake: 201n }))).toBe(
      'slots.stake-not-offered',
    );
  });

  it('without enough money spends neither money nor nonce', async () => {
    const member = await house.member(100n);
    expect(await refusalOf(play(member))).toBe('wallet.insufficient');
    expect(await house.cash(member)).toBe(100n);
    clock.advance(2_500);
    expect((await play(member, newKey(), { stake: 20n })).nonce).toBe(0);
  });

  it('waits for the spin interval, over all games and servers', async () => {
    const member = await house.member();
    const first = await play(member);
    expect(Date.parse(first.nextSpinAt)).toBe(clock.now().getTime() + 2_500);
    clock.advance(2_499);
    const soon = { code: 'slots.too-soon', facts: { value: { retryAfterMs: 1 } } };
    await expect(play(member)).rejects.toMatchObject(soon);
    await expect(play(member, newKey(), { at: other })).rejects.toMatchObject(soon);
    const elsewhere = spin(other.slots, {
      launch: house.launch(member, 'river-ways'),
      key: newKey(),
      stake: 200n,
    });
    await expect(elsewhere).rejects.toMatchObject(soon);
    clock.advance(1);
    expect((await play(member, newKey(), { at: other })).nonce).toBe(1);
  });

  it('is not delayed by a spin in the future after the clock went back', async () => {
    const member = await house.member();
    await play(member);
    clock.advance(-86_400_000);
    expect((await play(member)).nonce).toBe(1);
    expect(await refusalOf(play(member))).toBe('slots.too-soon');
    clock.advance(86_400_000);
  });
});

describe('a spin’s key', () => {
  it('sent 200 times at once over two servers makes one round and 200 equal answers (T3)', async () => {
    const member = await house.member();
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => play(member, key, { at: i % 2 ? house : other })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await countOf('slots_round', member)).toBe(1);
    expect(await countOf('wagers_wager', member)).toBe(1);
  });

  it('with another stake is refused, from memory and from the ledger', async () => {
    const member = await house.member();
    const key = newKey();
    const first = await play(member, key);
    const reused = { at: house, stake: 500n };
    expect(await refusalOf(play(member, key, reused))).toBe('wallet.key-reused');
    expect(await refusalOf(play(member, key, { ...reused, at: other }))).toBe('wallet.key-reused');
    clock.advance(10_000);
    await play(member);
    expect(await refusalOf(play(member, key, reused))).toBe('wallet.key-reused');
    expect(await play(member, key)).toEqual(first);
  });

  it('returns its round days later and after the seed was rotated', async () => {
    const member = await house.member();
    const key = newKey();
    const first = await play(member, key);
    const { memberId } = member;
    await house.db.tx((tx) => rotateSeed(house.fairness.room, tx, { memberId, clientSeed: 'me' }));
    clock.advance(3 * 86_400_000);
    expect(await play(member, key, { at: other })).toEqual(first);
    expect(await play(member, key)).toEqual(first);
  });
});

describe('the seed of a spin', () => {
  it('alone decides the outcome: revealed, it recomputes every answered round', async () => {
    const member = await house.member(10_000_000n);
    const { memberId } = member;
    const rounds: SlotRound[] = [];
    for (const stake of [20n, 200n, 5_000n, 50_000n]) {
      clock.advance(2_500 + Number(stake));
      rounds.push(await play(member, newKey(), { stake }));
    }
    const hidden = await house.db.read((tx) =>
      proveRound(house.slots, tx, { memberId, roundId: rounds[0]?.roundId ?? '' }),
    );
    expect(hidden.serverSeed).toBeNull();
    await house.db.tx((tx) => rotateSeed(house.fairness.room, tx, { memberId, clientSeed: 'me' }));
    for (const [index, round] of rounds.entries()) {
      const proof = await house.db.read((tx) =>
        proveRound(house.slots, tx, { memberId, roundId: round.roundId }),
      );
      expect(proof).toMatchObject({ nonce: index, commitment: round.commitment });
      const { clientSeed, nonce, serverSeed } = proof;
      const seeds = { clientSeed, nonce, serverSeed: serverSeed ?? '' };
      expect(round.outcome).toEqual(outcomeOf(kanthaLines, seeds));
    }
  });

  it('is played without gaps and once, also by two servers that race', async () => {
    const member = await house.member(1_000_000n);
    const spun = await Promise.allSettled(race(member, { spins: 40, stake: 20n }));
    const nonces = spun.flatMap((end) => (end.status === 'fulfilled' ? [end.value.nonce] : []));
    expect(nonces.length).toBeGreaterThan(20);
    expect(nonces.sort((a, b) => a - b)).toEqual(nonces.map((_, i) => i));
    const refused = spun.filter((end) => end.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'edge.busy' });
  });

  it('plays no round on any server after it was rotated', async () => {
    const member = await house.member();
    const { memberId } = member;
    const before = await play(member);
    const stale = await house.fairness.current(memberId);
    await other.db.tx((tx) => rotateSeed(other.fairness.room, tx, { memberId, clientSeed: 'me' }));
    house.fairness.room.cache.set(memberId, stale);
    clock.advance(2_500);
    const after = await play(member);
    expect(after.commitment).not.toBe(before.commitment);
    expect(after).toMatchObject({ nonce: 0, clientSeed: 'me' });
  });
});

describe('a member at a slot', () => {
  it('whose sessions ended cannot play, checked in the commit', async () => {
    const member = await house.member();
    await play(member);
    await house.db.tx((tx) => house.identity.raiseGeneration(tx, member.memberId));
    clock.advance(2_500);
    expect(await refusalOf(play(member))).toBe('edge.session-ended');
    expect(await refusalOf(play({ ...member, generation: 2 }))).toBe('played');
  });

  it('never stakes more than the balance, in a race over two servers (T5)', async () => {
    const member = await house.member(1_000n);
    const spun = await Promise.allSettled(race(member, { spins: 60, stake: 200n }));
    const { rows } = await database.pool.query<{ left: string; least: string }>(
      `select 1000 - sum(stake) + sum(payout) as left, count(*) as least
       from slots_round where member_id = $1`,
      [member.memberId],
    );
    expect(await house.cash(member)).toBe(BigInt(rows[0]?.left ?? 0));
    expect(await house.cash(member)).toBeGreaterThanOrEqual(0n);
    expect(spun.filter((s) => s.status === 'fulfilled')).toHaveLength(Number(rows[0]?.least));
  });
});
