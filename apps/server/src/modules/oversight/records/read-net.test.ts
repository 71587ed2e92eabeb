import { recordsRoutes as contract } from '@nokshi/contract/player/records.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { RoundId, Uuid, WagerId } from '../../../kernel/ids.ts';
import { createRecords, type RecordsRoom } from './index.ts';
import { NO_BOOKS, NO_SITE } from './test-records.ts';
import { readNet } from './read-net.ts';

let database: TestDatabase;
let house: PlayHouse;
let room: RecordsRoom;
const clock = fakeClock();

beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock });
  room = createRecords({
    clock,
    db: house.db,
    jobs: house.jobs,
    ids: house.ids,
    ...NO_BOOKS,
    site: NO_SITE,
    wallet: house.wallet,
    wagers: house.wagers,
    catalogue: { find: () => undefined },
    identity: {
      usernames: () => Promise.resolve(new Map()),
      member: () => Promise.resolve(undefined),
    },
    cashier: {
      ...NO_BOOKS.cashier,
      moneyThrough: async (_tx, { span }) => ({
        deposited: BigInt((span.end.getTime() - span.start.getTime()) / 86_400_000) * 100n,
        withdrawn: 250n,
      }),
    },
  });
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

const wagerOf = ({ memberId, generation }: PlayerSession, stake: bigint, category: string) => ({
  memberId,
  generation,
  wagerId: house.ids.next<WagerId>(),
  roundId: house.ids.next<RoundId>(),
  gameId: `game-of-${category}`,
  category,
  stake,
  asset: 'BDT' as const,
  ruleVersion: 1,
  houseAccount: 'house:slots' as const,
  rides: [],
  digest: Buffer.alloc(32),
});
const net = async ({ memberId }: PlayerSession, asked: object = {}) =>
  contract.net.output.parse(await house.db.read((tx) => readNet(room, tx, { ...asked, memberId })));

describe('net result of play', () => {
  test('adds up by product and day of Dhaka, with deposits and withdrawals', async () => {
    clock.set('2026-04-14T17:59:00.000Z');
    const member = await house.member(100_000n);
    await house.wagers.play({ ...wagerOf(member, 1_000n, 'RNG'), payout: 400n });
    clock.set('2026-04-14T18:01:00.000Z');
    await house.wagers.play({ ...wagerOf(member, 500n, 'RNG'), payout: 0n });
    await house.wagers.play({ ...wagerOf(member, 200n, 'FISH'), payout: 900n });
    const days = { from: '2026-04-14', to: '2026-04-15' };
    expect(await net(member, days)).toEqual({
      ...days,
      play: { stake: '17.00', payout: '13.00', net: '-4.00' },
      deposited: '2.00',
      withdrawn: '2.50',
      netDeposits: '-0.50',
      products: [
        { category: 'RNG', stake: '15.00', payout: '4.00', net: '-11.00' },
        { category: 'FISH', stake: '2.00', payout: '9.00', net: '7.00' },
      ],
      days: [
        { day: '2026-04-14', stake: '10.00', payout: '4.00', net: '-6.00' },
        { day: '2026-04-15', stake: '7.00', payout: '9.00', net: '2.00' },
      ],
    });
    expect((await net(member, { from: '2026-04-15', to: '2026-04-15' })).play.net).toBe('2.00');
  });

  test('counts a voided stake neither as a loss nor as turnover', async () => {
    const member = await house.member(100_000n);
    const wager = wagerOf(member, 700n, 'LOTT');
    await house.wagers.open(wager);
    expect((await net(member)).play.net).toBe('-7.00');
    await house.wagers.void({ ...wager, key: house.ids.next<Uuid>() });
    expect((await net(member)).play.net).toBe('0.00');
    const { memberId } = member;
    const totals = await house.db.read((tx) => house.wagers.totals(tx, { memberId }));
    expect(totals).toMatchObject({ stake: 700n, payout: 700n, voided: 700n });
  });

  test('refuses invalid days', async () => {
    const member = await house.member(0n);
    await expect(net(member, { from: '2026-04-15', to: '2026-04-14' })).rejects.toMatchObject({
      code: 'records.range',
    });
  });
});
