import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createDb } from '../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../kernel/ids.ts';
import { silentLog } from '../../../kernel/log.ts';
import { readWager } from './store/wager.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 3, 1, 0, minute));
const uuid = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const memberId = uuid(9) as MemberId;
const migration = (name: string) =>
  readFileSync(join(import.meta.dirname, 'migrations', name), 'utf8');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** The original tables, in a schema of their own. */
const before = async (text: string, values: unknown[] = []) => {
  const client = await database.pool.connect();
  try {
    await client.query('set search_path = before');
    await client.query(text, values);
  } finally {
    client.release(true);
  }
};
beforeEach(async () => {
  await database.pool.query('drop schema if exists before cascade; create schema before');
  await before(migration('0001-wagers.sql'));
});

type Was = { n: number; atOnce: bigint | null; payout: bigint; state: string; settledAt?: Date };
const place = ({ n, atOnce, payout, state, settledAt }: Was) =>
  before(
    `insert into wagers_wager (lane, id, member_id, round_id, game_id, category, asset, stake,
       paid_at_once, payout, state, rule_version, placed_at, settled_at, batch)
     values (3, $1, $2, $1, 'a', 'RNG', 'BDT', 100, $3, $4, $5, 1, $6, $7, 1)`,
    [uuid(n), memberId, atOnce, payout, state, at(0), settledAt],
  );
const step = (n: number, number: number, of: { kind: string; payout: bigint; minute: number }) =>
  before(
    `insert into wagers_settlement (lane, wager_id, number, member_id, kind, payout, at, batch)
     values (3, $1, $2, $3, $4, $5, $6, 2)`,
    [uuid(n), number, memberId, of.kind, of.payout, at(of.minute)],
  );

it('wagers from before the migration have the same state after it', async () => {
  await place({ n: 1, atOnce: 70n, payout: 70n, state: 'SETTLED', settledAt: at(0) });
  await place({ n: 2, atOnce: null, payout: 0n, state: 'OPEN' });
  await place({ n: 3, atOnce: null, payout: 40n, state: 'SETTLED', settledAt: at(6) });
  await step(3, 1, { kind: 'SETTLE', payout: 90n, minute: 5 });
  await step(3, 2, { kind: 'SETTLE', payout: -50n, minute: 6 });
  await place({ n: 4, atOnce: 70n, payout: 100n, state: 'VOID', settledAt: at(7) });
  await step(4, 1, { kind: 'VOID', payout: 30n, minute: 7 });
  await before(migration('0004-only-added-to.sql'));
  await before(migration('0009-followers.sql'));
  await before(migration('0010-valid-turnover.sql'));
  await before(migration('0011-rebates.sql'));
  await before(migration('0013-slips.sql'));
  const url = `${database.ownerUrl}?options=-c%20search_path%3Dbefore`;
  const db = createDb({ url, log: silentLog, connections: 1 });
  const stateOf = async (n: number) => {
    const of = { lane: 3, memberId, wagerId: uuid(n) as WagerId };
    const row = await db.read((tx) => readWager(tx, of));
    return [row?.state, row?.payout, row?.settledAt, row?.settlements, row?.valid];
  };
  expect(await stateOf(1)).toEqual(['SETTLED', 70n, at(0), 0, 100n]);
  expect(await stateOf(2)).toEqual(['OPEN', 0n, null, 0, 0n]);
  expect(await stateOf(3)).toEqual(['SETTLED', 40n, at(6), 2, 100n]);
  expect(await stateOf(4)).toEqual(['VOID', 100n, at(7), 1, 0n]);
  await db.close();
});

it('a wager whose state differs from the sum of its parts stops the update', async () => {
  await place({ n: 1, atOnce: 70n, payout: 71n, state: 'SETTLED', settledAt: at(0) });
  await expect(before(migration('0004-only-added-to.sql'))).rejects.toThrow(
    'something else than its placement',
  );
});
