import { recordsRoutes as contract } from '@nokshi/contract/player/records.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { type RoundId, toWire, type WagerId } from '../../../kernel/ids.ts';
import { createRecords, type RecordsRoom } from './index.ts';
import { NO_BOOKS, NO_SITE } from './test-records.ts';
import { entryPage, listEntries } from './list-entries.ts';
import { listWagers, wagerPage } from './list-wagers.ts';
import { readBalance } from './read-balance.ts';
import { readWager } from './read-wager.ts';

let database: TestDatabase;
let house: PlayHouse;
let room: RecordsRoom;
const clock = fakeClock();
const NOON = '2026-04-15T06:00:00.000Z';

beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock });
  const name = { EN: 'Tidal river', BN: 'জোয়ারের নদী' };
  room = createRecords({
    clock,
    db: house.db,
    jobs: house.jobs,
    ids: house.ids,
    ...NO_BOOKS,
    site: NO_SITE,
    wallet: house.wallet,
    wagers: house.wagers,
    catalogue: {
      find: (gameId) => (gameId === 'river-ways' ? ({ name, gameMenus: [] } as never) : undefined),
    },
    identity: {
      usernames: () => Promise.resolve(new Map()),
      member: () => Promise.resolve(undefined),
    },
  });
});
afterAll(async () => {
  await house.close();
  await database.drop();
});
beforeEach(() => clock.set(NOON));

async function played({ memberId, generation }: PlayerSession, payout: bigint, gameId = 'old') {
  clock.advance(1);
  const wagerId = house.ids.next<WagerId>();
  await house.wagers.play({
    memberId,
    generation,
    wagerId,
    gameId,
    payout,
    stake: 100n,
    asset: 'BDT',
    category: 'RNG',
    ruleVersion: 1,
    houseAccount: 'house:slots',
    rides: [],
    digest: Buffer.alloc(32),
    roundId: house.ids.next<RoundId>(),
  });
  return toWire('wgr', wagerId);
}

const wagers = ({ memberId }: PlayerSession, asked: object = {}) =>
  house.db.read((tx) => listWagers(room, tx, { ...contract.wagers.input.parse(asked), memberId }));
const entries = ({ memberId }: PlayerSession, asked: object = {}) =>
  house.db.read((tx) =>
    listEntries(room, tx, { ...contract.entries.input.parse(asked), memberId }),
  );

/** Reads page after page to the end. */
async function all<Row>(
  read: (cursor?: string) => Promise<{ rows: Row[]; next: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | null | undefined;
  do {
    const page = await read(next ?? undefined);
    rows.push(...page.rows);
    next = page.next;
  } while (next);
  return rows;
}

describe('the betting record', () => {
  test('names the game, gives the net, and sums rows of other pages too', async () => {
    const member = await house.member(10_000n);
    await played(member, 0n);
    await played(member, 250n, 'river-ways');
    const record = contract.wagers.output.parse(await wagers(member, { pageSize: 1 }));
    expect(record.rows).toMatchObject([
      { gameName: { EN: 'Tidal river' }, stake: '1.00', payout: '2.50', net: '1.50' },
    ]);
    expect(record.totals).toEqual({ count: 2, stake: '2.00', payout: '2.50', net: '0.50' });
    const rest = await wagers(member, { pageSize: 1, cursor: record.next });
    expect(rest.rows).toMatchObject([{ gameName: { EN: 'old', BN: 'old' }, net: '-1.00' }]);
    expect(rest.next).toBeNull();
  });

  test('counts days of Dhaka', async () => {
    const member = await house.member(10_000n);
    clock.set('2026-04-14T17:59:59.998Z');
    await played(member, 1n);
    await played(member, 2n);
    clock.set(NOON);
    const of = async (day: string) => (await wagers(member, { from: day, to: day })).totals.payout;
    expect([await of('2026-04-14'), await of('2026-04-15')]).toEqual(['0.01', '0.02']);
  });

  test('keeps bets and entries for a year and longer (MC-008)', async () => {
    const member = await house.member(10_000n);
    clock.set('2025-03-14T06:00:00.000Z');
    await played(member, 250n, 'river-ways');
    clock.set(NOON);
    const days = { from: '2025-03-01', to: '2025-03-31' };
    expect((await wagers(member, days)).rows).toMatchObject([{ stake: '1.00', payout: '2.50' }]);
    expect((await entries(member, days)).rows.map(({ amount }) => amount)).toContain('2.50');
  });

  test('accepts a range of at most 92 days, in the right order', async () => {
    const member = await house.member(1n);
    const range = { code: 'records.range' };
    await expect(wagers(member, { from: '2026-01-13' })).resolves.toBeDefined();
    await expect(wagers(member, { from: '2026-01-12' })).rejects.toMatchObject(range);
    await expect(wagers(member, { from: '2026-04-02', to: '2026-04-01' })).rejects.toMatchObject(
      range,
    );
  });

  test('has pages of the largest size that follow each other without a gap', async () => {
    const member = await house.member(100_000n);
    clock.set(NOON);
    for (let i = 0; i < 105; i += 1) await played(member, 0n);
    const rows = await all((cursor) => wagers(member, { pageSize: 1e9, cursor }));
    expect(new Set(rows.map((row) => row.wagerId)).size).toBe(105);
    const { memberId } = member;
    const forOperator = await all((cursor) =>
      house.db.read((tx) => wagerPage(room, tx, { memberId, pageSize: 30, cursor })),
    );
    expect(forOperator.map((row) => row.wagerId)).toEqual(rows.map((row) => row.wagerId));
  });

  test('refuses a cursor of another list or an invalid one', async () => {
    const member = await house.member(10_000n);
    await played(member, 0n);
    const { next } = await entries(member, { pageSize: 1 });
    for (const cursor of [next, 'x', "' or 1=1 --"])
      await expect(wagers(member, { cursor })).rejects.toMatchObject({
        code: 'edge.invalid-input',
        facts: { field: 'cursor' },
      });
  });
});

describe('one wager', () => {
  test('shows the entries behind it', async () => {
    const member = await house.member(10_000n);
    const wagerId = await played(member, 250n);
    const { memberId } = member;
    const wager = await house.db.read((tx) => readWager(room, tx, { memberId, id: wagerId }));
    expect(contract.wager.output.parse(wager).entries).toMatchObject([
      { kind: 'win', amount: '2.50', balanceAfter: '101.50', reference: { id: wagerId } },
      { kind: 'stake', amount: '-1.00', balanceAfter: '99.00', reference: { kind: 'wager' } },
    ]);
  });

  test('of another member is refused as unknown', async () => {
    const [mine, other] = [await house.member(10_000n), await house.member(10_000n)];
    const id = await played(mine, 0n);
    const { memberId } = other;
    for (const asked of [id, 'wgr_1', `dep_${'0'.repeat(32)}`])
      await expect(
        house.db.read((tx) => readWager(room, tx, { memberId, id: asked })),
      ).rejects.toMatchObject({ code: 'wagers.wager-unknown' });
  });
});

describe('the account record', () => {
  test('has every entry, newest first, and each balance follows from the one before', async () => {
    const member = await house.member(10_000n);
    for (let i = 0; i < 4; i += 1) await played(member, 30n);
    const rows = await all((cursor) => entries(member, { pageSize: 3, cursor }));
    expect(rows).toHaveLength(9);
    expect(rows.map((row) => Number(row.sequence))).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    rows.slice(0, -1).forEach((row, i) => {
      const before = Number(rows[i + 1]?.balanceAfter);
      expect(Number(row.balanceAfter)).toBeCloseTo(before + Number(row.amount), 6);
    });
    expect(rows.at(-1)).toMatchObject({ kind: 'deposit', reference: { kind: 'deposit' } });
    const { memberId } = member;
    const forOperator = await house.db.read((tx) =>
      entryPage(room, tx, { memberId, pageSize: 100 }),
    );
    expect(forOperator.rows).toEqual(rows);
  });

  test('filters by kind of entry and refuses an unknown kind', async () => {
    const member = await house.member(10_000n);
    await played(member, 30n);
    const { rows } = await entries(member, { kind: 'win' });
    expect(rows.map((row) => row.amount)).toEqual(['0.30']);
    for (const kind of ['wins', 'toString', '__proto__'])
      await expect(entries(member, { kind })).rejects.toMatchObject({ facts: { field: 'kind' } });
  });

  test('leaves out entries of other days', async () => {
    const member = await house.member(10_000n);
    clock.set('2026-04-20T06:00:00.000Z');
    await played(member, 0n);
    expect((await entries(member, { from: '2026-04-20' })).rows).toMatchObject([{ kind: 'stake' }]);
  });
});

test('an operator sees the cash and held accounts with their lane', async () => {
  const { memberId } = await house.member(12_345n);
  const lane = house.wallet.laneOf(memberId);
  expect(await house.db.read((tx) => readBalance(room, tx, memberId))).toEqual([
    { kind: 'cash', asset: 'BDT', balance: '123.45', lane },
    { kind: 'held', asset: 'BDT', balance: '0.00', lane },
  ]);
});
