import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { Uuid } from '../../../kernel/ids.ts';
import { createRecords, type RecordsRoom } from './index.ts';
import { readPurses } from './read-purses.ts';
import { NO_BOOKS, NO_SITE } from './test-records.ts';

let database: TestDatabase;
let house: PlayHouse;
let room: RecordsRoom;
let deposit: Uuid;
const clock = fakeClock();

beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock });
  deposit = house.ids.next<Uuid>();
  room = createRecords({
    clock,
    db: house.db,
    jobs: house.jobs,
    ids: house.ids,
    ...NO_BOOKS,
    cashier: { ...NO_BOOKS.cashier, moneyAmong: async () => new Map([[deposit, 'deposit']]) },
    site: NO_SITE,
    wallet: house.wallet,
    wagers: house.wagers,
    catalogue: { find: () => undefined },
    identity: { usernames: async () => new Map(), member: async () => undefined },
  });
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

test('a reversed payment and its debt are named as the account record names them', async () => {
  const { memberId } = await house.member(1_000_00n);
  const correct = (amount: bigint, contra: 'receivables' | 'clearing:cashier' | 'adjustment') =>
    house.wallet.post({
      memberId,
      asset: 'BDT',
      key: house.ids.next(),
      digest: Buffer.alloc(32),
      legs: [{ amount, contra, kind: 'adjustment', reference: deposit }],
      rides: [],
    });
  await correct(800_00n, 'receivables');
  await correct(-800_00n, 'clearing:cashier');
  await correct(-500_00n, 'receivables');
  await correct(-300_00n, 'receivables');
  const { purses } = await house.db.read((tx) => readPurses(room, tx, memberId));
  const [cash] = purses;
  expect(cash?.equal).toBe(true);
  expect(cash?.kinds.filter(({ kind }) => kind === 'adjustment')).toEqual([
    { kind: 'adjustment', line: 'debt-paid', count: '2', credited: '0.00', debited: '800.00' },
    { kind: 'adjustment', line: 'reversed', count: '1', credited: '0.00', debited: '800.00' },
    { kind: 'adjustment', line: 'debt', count: '1', credited: '800.00', debited: '0.00' },
  ]);
});
