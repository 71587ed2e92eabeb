import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { launchGame } from './launch-game.ts';
import { markRoundShown } from './mark-round-shown.ts';
import { openTable } from './open-table.ts';
import { proveRound } from './prove-round.ts';
import { spin } from './spin.ts';

let database: TestDatabase;
let house: PlayHouse;
const clock = fakeClock();
let keys = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock });
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});
beforeEach(() => clock.advance(3_600_000));

const open = (session: PlayerSession, gameId = 'kantha-lines') =>
  house.db.tx((tx) => launchGame(house.slots, tx, { session, gameId }));
const table = (session: PlayerSession, gameId = 'kantha-lines') =>
  house.db.read((tx) => openTable(house.slots, tx, { launch: house.launch(session, gameId) }));
const play = (session: PlayerSession) => {
  clock.advance(2_500);
  const launch = house.launch(session);
  return spin(house.slots, { launch, key: `table-${++keys}`, stake: 200n });
};
const minor = (text: string) => BigInt(text.replace('.', ''));

describe('launch of a slot', () => {
  it('returns a frame, a token and the launch object', async () => {
    const member = await house.member();
    expect(await open(member, 'river-ways')).toMatchObject({
      frameUrl: '/frame/?game=river-ways',
      launchToken: `${member.sessionId}.river-ways`,
      launch: { isGame: 'GAME', gameCode: 'river-ways' },
    });
  });

  it('is refused for a restricted member', async () => {
    const member = await house.member();
    await expect(open({ ...member, restriction: 'self-excluded' })).rejects.toMatchObject({
      code: 'limits.self-excluded',
    });
  });
});

describe('the table of a slot', () => {
  it('starts with stakes, facts, balance and a commitment, without a round', async () => {
    const member = await house.member(5_000n);
    await open(member);
    const shown = await table(member);
    expect(shown).toMatchObject({
      gameCode: 'kantha-lines',
      balance: '50.00',
      lastRound: null,
      spinIntervalMs: 2_500,
      play: { hold: false, auto: false },
      facts: { method: 'exact' },
      sitting: { staked: '0.00', won: '0.00', startedAt: clock.now().toISOString() },
    });
    expect(shown.stakes[0]).toBe('0.20');
    expect((await play(member)).commitment).toBe(shown.commitment);
  });

  it('resumes with the last round as answered, until a frame has shown it', async () => {
    const member = await house.member();
    await open(member);
    const round = await play(member);
    expect((await table(member)).lastRound).toEqual({ ...round, shown: false });
    const { roundId } = round;
    const launch = house.launch(member);
    await house.db.tx((tx) => markRoundShown(house.slots, tx, { launch, roundId }));
    expect((await table(member)).lastRound).toEqual({ ...round, shown: true });
    const next = await play(member);
    await house.db.tx((tx) => markRoundShown(house.slots, tx, { launch, roundId }));
    expect((await table(member)).lastRound).toEqual({ ...next, shown: false });
  });

  it('sums the sitting, across launches, until half an hour without play', async () => {
    const member = await house.member();
    await open(member);
    const rounds = [await play(member), await play(member)];
    clock.advance(29 * 60_000);
    await open(member);
    rounds.push(await play(member));
    const { sitting } = await table(member);
    expect(sitting.staked).toBe('6.00');
    expect(minor(sitting.won)).toBe(rounds.reduce((sum, r) => sum + minor(r.payout), 0n));
    clock.advance(30 * 60_000);
    await open(member);
    const fresh = { staked: '0.00', won: '0.00', startedAt: clock.now().toISOString() };
    expect((await table(member)).sitting).toEqual(fresh);
  });

  it('of one member has no rounds of another', async () => {
    const [one, two] = [await house.member(), await house.member()];
    await open(one);
    await open(two);
    const { roundId } = await play(one);
    expect((await table(two)).lastRound).toBeNull();
    const launch = house.launch(two);
    const shown = house.db.tx((tx) => markRoundShown(house.slots, tx, { launch, roundId }));
    await expect(shown).rejects.toMatchObject({ code: 'slots.round-unknown' });
    const proof = house.db.read((tx) =>
      proveRound(house.slots, tx, { memberId: two.memberId, roundId }),
    );
    await expect(proof).rejects.toMatchObject({ code: 'fairness.round-unknown' });
  });
});
