import { verifyAwardNode } from '@nokshi/house-math/jackpot/verify-award-node.ts';
import { game } from '@nokshi/house-math/slot/games/loom-crown/game.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Uuid } from '../../../kernel/ids.ts';
import { drawFullPots } from './draw-full-pots.ts';
import { openJackpots } from './open-jackpots.ts';
import { potsOf } from './pots-of.ts';
import { proveDraw, tellDraws, tellEntrants } from './prove-draw.ts';
import { moveBetweenPots } from './refill-pots.ts';
import { HOUSE_COVER, meterOf } from './rules/jackpot-accounts.ts';
import { levelWon } from './rules/level-won.ts';
import { outcomeOf } from './rules/outcome-of.ts';
import { spin } from './spin.ts';

let database: TestDatabase;
let house: PlayHouse;
const clock = fakeClock();
const STAKE = game.stakes.at(-1) ?? 0n;
const GREAT = game.levels.findIndex(({ id }) => id === 'great');
const CEILING = BigInt(game.levels[GREAT]?.ceiling ?? 0);

beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock, spinIntervalMs: 0 });
  await openJackpots(house.slots);
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

let keys = 0;
const minor = (text: string) => BigInt(text.replace('.', ''));
const play = (session: PlayerSession, stake = STAKE) => {
  clock.advance(10);
  return spin(house.slots, {
    launch: house.launch(session, game.code),
    key: `draw-${++keys}`,
    stake,
  });
};
const held = async () =>
  (await house.db.read((tx) => potsOf(house.slots, tx, { game, asset: 'BDT' }))).levels[GREAT] ??
  0n;
const draws = () =>
  house.db.read(async (tx) => (await tellDraws(house.slots, tx, { pageSize: 50 })).rows);
const proofOf = (awardId: string) =>
  house.db.read(async (tx) => ({
    ...(await proveDraw(house.slots, tx, { awardId })),
    entrants: (await tellEntrants(tx, { awardId, pageSize: 1_000 })).rows,
  }));

/** Fills the great pot with house money, up to this. */
async function fillTo(amount: bigint): Promise<void> {
  const missing = amount - (await held());
  const move = { from: HOUSE_COVER, to: meterOf(game.code, 'great'), amount: missing } as const;
  const reference = house.ids.next<Uuid>();
  const of = { gameCode: game.code, asset: 'BDT', lane: 3, reference, moves: [move] } as const;
  await house.db.tx((tx) => moveBetweenPots(house.slots, tx, of));
}

/** Whether this member's next round wins the great pot. */
async function nextWins(session: PlayerSession): Promise<boolean> {
  const seed = await house.fairness.current(session.memberId);
  const outcome = outcomeOf(game, { ...seed, nonce: seed.nextNonce });
  return levelWon(game, outcome, STAKE) === 'great';
}

/** Stakes once without winning the pot under test. */
async function stakeOnce(session: PlayerSession, stake = STAKE): Promise<void> {
  while (await nextWins(session)) {
    const { memberId } = session;
    await house.db.tx((tx) => house.fairness.rotate(tx, { memberId, clientSeed: 'another' }));
  }
  await play(session, stake);
}

// Tickets of one test do not count in the next.
beforeEach(async () => {
  await drawFullPots(house.slots);
  await database.pool.query('delete from slots_pot_stake');
  house.letters.length = 0;
});

it('full pot: it pays its ceiling to one staker, each stake counting as tickets', async () => {
  const many = await Promise.all(Array.from({ length: 4 }, () => house.member(10_000_000n)));
  for (const [at, session] of many.entries())
    for (let times = 0; times <= at; times++) await stakeOnce(session);
  await fillTo(CEILING + 340n);
  const before = await Promise.all(many.map((session) => house.cash(session)));
  const known = (await draws()).length;
  await drawFullPots(house.slots);
  const [told, ...older] = await draws();
  expect(older.length).toBe(known);
  expect(minor(told?.amount ?? '')).toBe(CEILING);
  const after = await Promise.all(many.map((session) => house.cash(session)));
  const gains = after.map((cash, at) => cash - (before[at] ?? 0n));
  expect(gains.toSorted((a, b) => Number(a - b))).toEqual([0n, 0n, 0n, CEILING]);
  const winner = many[gains.indexOf(CEILING)]?.memberId;
  expect(house.letters.map(({ memberId }) => memberId)).toEqual([winner]);
  expect(await held()).toBe(BigInt(game.terms.levels[GREAT]?.seed ?? 0) + 340n);
  const proof = await proofOf(told?.awardId ?? '');
  const tickets = proof.entrants.map((one) => BigInt(one.tickets));
  expect(tickets.toSorted((a, b) => Number(a - b))).toEqual([1n, 2n, 3n, 4n].map((n) => n * STAKE));
  expect(await verifyAwardNode(proof)).toMatchObject({ ok: true });
});

it('full pot: the seed is committed before and replaced after; a changed proof is found', async () => {
  const session = await house.member(10_000_000n);
  const other = await house.member(10_000_000n);
  await stakeOnce(session);
  await stakeOnce(other);
  await fillTo(CEILING);
  await drawFullPots(house.slots);
  const [told] = await draws();
  const proof = await proofOf(told?.awardId ?? '');
  const { rows } = await database.pool.query<{ state: string; before: boolean }>(
    'select state, made_at <= $2 as before from fairness_seed where commitment = $1',
    [proof.commitment, told?.at],
  );
  expect(rows).toEqual([{ state: 'REVEALED', before: true }]);
  const [first, ...rest] = proof.entrants;
  for (const wrong of [
    { ...proof, amount: '1.00' },
    { ...proof, place: 1 - proof.place },
    { ...proof, entrants: [{ ...first!, tickets: '9' }, ...rest] },
    { ...proof, serverSeed: proof.commitment },
  ])
    expect(await verifyAwardNode(wrong)).toMatchObject({ ok: false });
});

it('full pot: members who may not win are passed over; without any other it waits', async () => {
  const excluded = await house.member(10_000_000n);
  await stakeOnce(excluded);
  await house.db.tx((tx) =>
    house.identity.restrict(tx, { memberId: excluded.memberId, kind: 'self-excluded' }),
  );
  await fillTo(CEILING);
  const known = (await draws()).length;
  await drawFullPots(house.slots);
  expect((await draws()).length).toBe(known);
  expect(await held()).toBe(CEILING);

  const free = await house.member(10_000_000n);
  await stakeOnce(free, game.stakes[0]);
  const cash = await house.cash(free);
  await drawFullPots(house.slots);
  expect(await house.cash(free)).toBe(cash + CEILING);
  const [told] = await draws();
  const proof = await proofOf(told?.awardId ?? '');
  expect(proof.entrants.length).toBe(2);
  expect(await verifyAwardNode(proof)).toMatchObject({ ok: true });
});

it('full pot: two servers that see it full at once draw it once', async () => {
  const session = await house.member(10_000_000n);
  await stakeOnce(session);
  await fillTo(CEILING);
  const known = (await draws()).length;
  await Promise.all(Array.from({ length: 4 }, () => drawFullPots(house.slots)));
  expect((await draws()).length).toBe(known + 1);
});

it('full pot: a winning number past the ceiling pays the ceiling, and tickets start again', async () => {
  const session = await house.member(100_000_000n);
  for (let tries = 0; !(await nextWins(session)); tries++) {
    if (tries > 2_000) throw new Error('no great pot in 2,000 rounds');
    await play(session);
  }
  await fillTo(CEILING + 700n);
  // It may have been above the ceiling already.
  const rest = (await held()) - CEILING;
  const round = await play(session);
  expect(minor(round.jackpot?.amount ?? '')).toBe(CEILING);
  const { share = 0, seed = 0 } = game.terms.levels[GREAT] ?? {};
  expect(await held()).toBe(BigInt(seed) + rest + (STAKE * BigInt(share)) / 1_000n);
  await drawFullPots(house.slots);
  const { rows } = await database.pool.query<{ stake: string }>(
    `select stake from slots_pot_stake where member_id = $1 and level = 'great'`,
    [session.memberId],
  );
  expect(rows.map(({ stake }) => BigInt(stake))).toEqual([STAKE]);
});

it('full pot: an unknown draw is refused with its own code', async () => {
  const unknown = { awardId: 'paw_00000000000000000000000000000000' };
  await expect(house.db.read((tx) => proveDraw(house.slots, tx, unknown))).rejects.toMatchObject({
    code: 'slots.draw-unknown',
  });
});
