import { createHash } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { type FakeClock, fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { seededRandom } from '../../../../../../tests/harness/random.ts';
import { createDb, type Db } from '../../../kernel/db.ts';
import { createIds, type Ids, type MemberId, type Uuid } from '../../../kernel/ids.ts';
import { silentLog } from '../../../kernel/log.ts';
import {
  createWallet,
  type Leg,
  type PostedListener,
  type Posting,
  type Wallet,
  type WalletDeps,
} from './index.ts';

export type TestWallet = {
  clock: FakeClock;
  db: Db;
  ids: Ids;
  database: TestDatabase;
  wallet: Wallet;
  /** What was announced after commits, oldest first. */
  told: Parameters<PostedListener>[0][number][];
  /** A member with cash and held accounts, and this much cash. */
  member(cash?: bigint): Promise<MemberId>;
  cash(memberId: MemberId): Promise<bigint>;
  posting(memberId: MemberId, legs: Partial<Leg>[], more?: Partial<Posting>): Posting;
};

export const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** A wallet on a database of its own for one test file. */
export function openTestWallet(options: Partial<WalletDeps> = {}): TestWallet {
  const clock = fakeClock();
  const ids = createIds(clock, seededRandom());
  const t = { clock, ids, told: [] as TestWallet['told'] } as TestWallet;
  beforeAll(async () => {
    t.database = await createTestDatabase();
    t.db = createDb({ url: t.database.url, log: silentLog });
    t.wallet = createWallet({
      db: t.db,
      clock,
      ids,
      log: silentLog,
      readAgainMs: [0, 0, 0],
      onPosted: (items) => void t.told.push(...items),
      ...options,
    });
  });
  afterAll(async () => {
    await t.db.close();
    await t.database.drop();
  });
  t.posting = (memberId, legs, more = {}) => ({
    memberId,
    asset: 'BDT',
    key: ids.next<Uuid>(),
    digest: digestOf('input'),
    legs: legs.map((leg) => ({
      amount: 0n,
      contra: 'house:slots',
      kind: 'stake',
      reference: ids.next<Uuid>(),
      ...leg,
    })),
    rides: [],
    ...more,
  });
  t.member = async (cash = 0n) => {
    const memberId = ids.next<MemberId>();
    await t.db.tx((tx) => t.wallet.openAccounts(tx, { memberId, asset: 'BDT' }));
    if (cash > 0n) {
      const leg = { amount: cash, contra: 'clearing:cashier', kind: 'deposit' } as const;
      await t.db.tx((tx) => t.wallet.transfer(tx, t.posting(memberId, [leg])));
    }
    return memberId;
  };
  t.cash = async (memberId) =>
    (await t.db.read((tx) => t.wallet.balance(tx, { memberId, asset: 'BDT' }))).cash;
  return t;
}
