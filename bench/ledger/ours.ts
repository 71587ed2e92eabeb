import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { systemClock } from '../../apps/server/src/kernel/clock.ts';
import { createDb, type Db } from '../../apps/server/src/kernel/db.ts';
import { createIds, type MemberId, type Uuid } from '../../apps/server/src/kernel/ids.ts';
import { createLog } from '../../apps/server/src/kernel/log.ts';
import { systemRandom } from '../../apps/server/src/kernel/random.ts';
import {
  createWallet,
  type Leg,
  type Posted,
} from '../../apps/server/src/modules/base/wallet/index.ts';
import { analyze, type BenchServer } from './database.ts';
import { anyOf } from './drive.ts';

export type Ours = {
  readonly db: Db;
  /** A bare posting: one stake of one paisa by any member, nothing else. */
  bet(): Promise<Posted>;
  /** The same under a key without time, as a vendor's is. */
  vendorBet(): Promise<Posted>;
  /** Entries of the whole ledger, and the differences that its proof found. */
  prove(scope?: 'full' | 'tail'): Promise<{ entries: string; differences: number; tookMs: number }>;
  close(): Promise<void>;
};

const OPENING = 1_000_000_00n;
const AT_ONCE = 2_048;
const STAKE = { amount: -1n, contra: 'house:slots', kind: 'stake' } as const;
const digest = Buffer.alloc(32, 7);

/**
 * The wallet with so many members; each opens with a deposit through the wallet's own door. The heap
 * is kept as the server keeps it: without that a quarter of what postings made was copied by each
 * collection.
 */
export async function openOurs(
  { url, ownerUrl }: Pick<BenchServer, 'url' | 'ownerUrl'>,
  count: number,
): Promise<Ours> {
  const log = createLog('error');
  const db = createDb({ url, log });
  const ids = createIds(systemClock, systemRandom);
  const wallet = createWallet({ db, clock: systemClock, ids, log });
  const members = await makeMembers(db, count);
  await analyze(ownerUrl);
  // Like a wager's placement: its key is its reference. Named before the rest of the leg: V8 keeps what
  // is added behind a spread for one collection more, all 25,000 of them (4.0 MB in 15 ms; 0.8 in 5).
  const move = (memberId: MemberId, leg: Omit<Leg, 'reference'>, key = ids.next<Uuid>()) => {
    const legs = [{ reference: key, ...leg }];
    return wallet.post({ memberId, asset: 'BDT', key, digest, legs, rides: [] });
  };
  const waiting = [...members];
  const fill = async () => {
    for (let member = waiting.pop(); member; member = waiting.pop())
      await move(member, { amount: OPENING, contra: 'clearing:cashier', kind: 'deposit' });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fill));
  // As the others' accounts are, once they are filled.
  await analyze(ownerUrl);
  return {
    db,
    bet: () => move(anyOf(members), STAKE),
    vendorBet: () => move(anyOf(members), STAKE, randomUUID() as Uuid),
    prove: (scope = 'full') => wallet.verify(scope),
    close: () => db.close(),
  };
}

/**
 * Cash and held accounts in one statement, which only a bench does; the lane is the last digit, one
 * of as many as the start would use.
 */
async function makeMembers(db: Db, count: number): Promise<MemberId[]> {
  await db.pool.query(
    `insert into wallet_account (lane, kind, asset, member_id, opened_at)
     select lane, kind, 'BDT', overlay(id placing to_hex(lane) from 32)::uuid, now()
       from (select id, ('x' || right(id, 1))::bit(4)::int % $2 as lane
               from (select md5('member ' || n) as id from generate_series(1, $1::int) n) n) m,
            unnest(array['cash', 'held']) kind`,
    [count, Math.min(16, availableParallelism())],
  );
  const { rows } = await db.pool.query<{ id: MemberId }>(
    `select member_id as id from wallet_account where kind = 'cash'`,
  );
  return rows.map((row) => row.id);
}
