import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import {
  createPlayHouse,
  localBus,
  type PlayHouse,
} from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { GrantId, Uuid } from '../../../kernel/ids.ts';
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

const given = async ({ memberId }: PlayerSession, rounds: number): Promise<GrantId> => {
  const id = house.ids.next<Uuid>();
  const gift = { gameId: 'kantha-lines', stake: 200n, days: 1, by: 'a test' };
  await house.db.tx((tx) => house.slots.freeRounds.give(tx, { ...gift, id, memberId, rounds }));
  return id as GrantId;
};

let keys = 0;
/** The same number of spins at once on each of two servers without a spin interval. */
const rush = (session: PlayerSession, grantId: GrantId | null, times: number) =>
  [house, other].flatMap(({ slots }) =>
    Array.from({ length: times }, () =>
      spin(
        { ...slots, spinIntervalMs: () => 0 },
        { launch: house.launch(session), key: `rush-${++keys}`, stake: 200n, grantId },
      ).catch((err: Error & { code?: string }) => err.code ?? err.message),
    ),
  );

it('free rounds: however many begin at once over two servers, no more are played than were given', async () => {
  const member = await house.member(0n);
  const grantId = await given(member, 3);
  const said = await Promise.all(rush(member, grantId, 4));
  const played = said.filter((one) => typeof one !== 'string');
  expect(played).toHaveLength(3);
  expect(new Set(played.map(({ freeRounds }) => freeRounds?.left))).toEqual(new Set([2, 1, 0]));
  const won = played.reduce((sum, { payout }) => sum + BigInt(payout.replace('.', '')), 0n);
  expect(await house.cash(member)).toBe(won);
  const of = { id: grantId, memberId: member.memberId };
  expect(await house.db.read((tx) => house.slots.freeRounds.of(tx, of))).toEqual({
    state: 'PLAYED',
    won,
  });
});

it('free rounds and paid ones of one member at once: each counts as what it is', async () => {
  const member = await house.member(10_000n);
  const grantId = await given(member, 2);
  const said = await Promise.all([...rush(member, grantId, 1), ...rush(member, null, 1)]);
  const rounds = said.filter((one) => typeof one !== 'string');
  const paid = rounds.filter(({ freeRounds }) => freeRounds === null).length;
  const free = rounds.length - paid;
  expect([free, paid]).toEqual([2, 2]);
  const won = rounds.reduce((sum, { payout }) => sum + BigInt(payout.replace('.', '')), 0n);
  expect(await house.cash(member)).toBe(10_000n - 2n * 200n + won);
});
