import { afterEach, beforeAll, expect, it } from 'vitest';
import type { MemberId } from '../../kernel/ids.ts';
import { openTestWallet } from './test-wallet.ts';

const t = openTestWallet();
let member: MemberId;
let lane: number;

beforeAll(async () => {
  member = await t.member(10_000n);
  lane = t.wallet.laneOf(member);
  for (let i = 0; i < 5; i++)
    await t.wallet.post(t.posting(member, [{ amount: -100n }, { amount: 40n, kind: 'win' }]));
});

/** As somebody who owns the database and switches the guards off. */
async function tamper(statement: string, ...values: unknown[]): Promise<void> {
  const client = await t.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`
      alter table wallet_entry disable trigger user; alter table wallet_batch disable trigger user;
      grant all on wallet_entry, wallet_batch to current_user`);
    await client.query(statement, values);
    await client.query(`
      alter table wallet_entry enable trigger user; alter table wallet_batch enable trigger user`);
    await client.query('commit');
  } finally {
    client.release();
  }
}

const undo: string[] = [];
afterEach(async () => {
  for (const statement of undo.splice(0)) await tamper(statement);
  expect(await t.wallet.verify('full')).toMatchObject({ differences: 0, examples: [] });
});
const found = async (scope: 'full' | 'tail' = 'full') =>
  (await t.wallet.verify(scope)).examples.map(({ check, where }) => `${check}: ${where}`);

it('the application’s role may add entries and batches, but neither change nor delete them', async () => {
  const pool = t.database.pool;
  for (const table of ['wallet_entry', 'wallet_batch'])
    for (const statement of [
      `update ${table} set lane = lane`,
      `delete from ${table}`,
      `truncate ${table}`,
    ])
      await expect(pool.query(statement)).rejects.toThrow(/permission denied|append-only/);
});

it('a ledger as the wallet wrote it has no difference', async () => {
  const proof = await t.wallet.verify('full');
  // A deposit with its house entry; five spins of two entries and a house entry each.
  expect(proof).toMatchObject({ differences: 0, entries: '17', batches: '6' });
  expect((await t.wallet.verify('tail')).batches).toBe('0');
  await t.wallet.post(t.posting(member, [{ amount: -1n }]));
  expect(await t.wallet.verify('tail')).toMatchObject({
    differences: 0,
    entries: '2',
    batches: '1',
  });
});

it('a changed amount is named: the entry, its batch and its hash', async () => {
  const set = `update wallet_entry set amount = amount + $1
    where kind = 1 and seq = 4 and lane = ${lane}`;
  await tamper(set, 7);
  undo.push(set.replace('$1', '-7'));
  const differences = await found();
  expect(differences).toContainEqual(expect.stringMatching(/^batch sums to zero: batch \d+, BDT/));
  expect(differences).toContainEqual(
    expect.stringMatching(/^account chain has no gap: .*entry 4$/),
  );
  expect(differences).toContainEqual(expect.stringMatching(/^batch hash holds: batch \d+/));
  expect(differences).toContainEqual(expect.stringMatching(/^house entry mirrors/));
});

it.each([
  [
    'a changed balance after',
    'wallet_entry set balance = balance # 1 where seq = 3',
    'account chain',
  ],
  [
    'a changed reference',
    `wallet_entry set reference = 'ffffffff-0000-7000-8000-000000000000'::uuid
    where seq = 3`,
    'batch hash',
  ],
  [
    'a changed time of a batch',
    `wallet_batch set at = at + interval '1 second' where no = 3`,
    'batch hash',
  ],
  [
    'a changed account balance',
    'wallet_account set balance = balance + 1 where seq > 5',
    'balance is',
  ],
  ['a changed lane head', 'wallet_lane set batch = batch + 1 where batch > 0', 'lane head'],
])('%s is named', async (_what, statement, check) => {
  const table = statement.split(' ')[0];
  await t.database.pool.query(`create table kept as table ${table}`);
  await tamper(`update ${statement}`);
  const differences = await found();
  await tamper(`delete from ${table}`);
  await tamper(`insert into ${table} select * from kept`);
  await t.database.pool.query('drop table kept');
  expect(differences.length).toBeGreaterThan(0);
  expect(differences).toContainEqual(expect.stringContaining(check));
});

it('a deleted batch is named by the gap it leaves', async () => {
  await t.database.pool.query(`create table kept as select * from wallet_entry;
    create table kept_batch as select * from wallet_batch`);
  await tamper(`delete from wallet_entry where lane = ${lane} and batch = 3`);
  await tamper(`delete from wallet_batch where lane = ${lane} and no = 3`);
  const differences = await found();
  await tamper('delete from wallet_entry');
  await tamper('delete from wallet_batch');
  await tamper('insert into wallet_entry select * from kept');
  await tamper('insert into wallet_batch select * from kept_batch');
  expect(differences).toContainEqual('batches have no gap: batch 4');
  expect(differences).toContainEqual(expect.stringContaining('account chain has no gap'));
});

it('the tail’s proof finds a change since the last, and does not move on until it is gone', async () => {
  await t.wallet.verify('tail');
  const { batch } = await t.wallet.post(t.posting(member, [{ amount: -1n }]));
  const set = `update wallet_entry set amount = amount $1
    where kind = 1 and batch = ${batch} and lane = ${lane}`;
  await tamper(set.replace('$1', '+ 1'));
  undo.push(set.replace('$1', '- 1'));
  expect(await found('tail')).not.toEqual([]);
  expect(await found('tail')).not.toEqual([]);
});

it('only one proof runs at a time', async () => {
  const runs = Array.from({ length: 4 }, () => t.wallet.verify('full'));
  const settled = await Promise.allSettled(runs);
  const refused = settled.flatMap((s) => (s.status === 'rejected' ? [s.reason.code] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused)).toEqual(new Set(['wallet.verify-running']));
});

it('the console’s page shows the last proof, the heads and what each kind of account holds', async () => {
  const { last, lanes, totals } = await t.db.read((tx) => t.wallet.proof(tx));
  expect(last).toMatchObject({ differences: 0 });
  expect(lanes).toHaveLength(16);
  expect(lanes[lane]?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(totals.map((row) => row.kind)).toEqual([
    'cash',
    'clearing:cashier',
    'held',
    'house:slots',
  ]);
  const sum = totals.reduce((all, row) => all + Number(row.balance), 0);
  expect(sum).toBeCloseTo(0);
});
