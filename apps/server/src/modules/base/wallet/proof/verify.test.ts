import { afterEach, beforeAll, expect, it } from 'vitest';
import type { MemberId } from '../../../../kernel/ids.ts';
import { openTestWallet } from '../test-wallet.ts';

const t = openTestWallet();
let member: MemberId;
let lane: number;

beforeAll(async () => {
  member = await t.member(10_000n);
  lane = t.wallet.laneOf(member);
  for (let i = 0; i < 5; i++)
    await t.wallet.post(t.posting(member, [{ amount: -100n }, { amount: 40n, kind: 'win' }]));
});

/** Acts as an owner of the database who switches the guards off. */
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

it('a ledger that only the wallet wrote has no difference', async () => {
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

it('a proof of the tail leaves no page outside the block-range index', async () => {
  const unknown = () =>
    t.database.pool.query<{ pages: number }>(`
      select sum(brin_summarize_new_values(
        ('wallet_entry_' || to_char(month, 'YYYY_MM') || '_at')::regclass))::int as pages
      from wallet_month`);
  await unknown();
  const member = await t.member(10_000n);
  for (let round = 0; round < 4; round += 1)
    await Promise.all(
      Array.from({ length: 500 }, () => t.wallet.post(t.posting(member, [{ amount: -1n }]))),
    );
  await t.wallet.verify('tail');
  expect((await unknown()).rows[0]?.pages).toBe(0);
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
])('the proof names %s', async (_what, statement, check) => {
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

it('the tail’s proof finds a change since the last, and does not advance until it is gone', async () => {
  await t.wallet.verify('tail');
  const { batch } = await t.wallet.post(t.posting(member, [{ amount: -1n }]));
  const set = `update wallet_entry set amount = amount $1
    where kind = 1 and batch = ${batch} and lane = ${lane}`;
  await tamper(set.replace('$1', '+ 1'));
  undo.push(set.replace('$1', '- 1'));
  expect(await found('tail')).not.toEqual([]);
  expect(await found('tail')).not.toEqual([]);
});

it('one proof of a scope runs at a time, a tail and a full one beside each other', async () => {
  const runs = Array.from({ length: 4 }, () => t.wallet.verify('full'));
  const settled = await Promise.allSettled(runs);
  const refused = settled.flatMap((s) => (s.status === 'rejected' ? [s.reason.code] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused)).toEqual(new Set(['wallet.verify-running']));

  const release = await holdUp();
  const full = await t.wallet.startProof({ scope: 'full', askedBy: 'rina' });
  const tail = await t.wallet.startProof({ scope: 'tail', askedBy: null });
  const { scopes } = await t.db.read((tx) => t.wallet.proof(tx));
  expect(scopes).toMatchObject([
    { scope: 'tail', running: { state: 'running', askedBy: null } },
    {
      scope: 'full',
      running: { state: 'running', askedBy: 'rina', progress: { steps: expect.any(Number) } },
    },
  ]);
  await release();
  expect([(await full.done).state, (await tail.done).state]).toEqual(['done', 'done']);
});

/** Blocks every proof until the returned function is called. */
async function holdUp(): Promise<() => Promise<void>> {
  const client = await t.database.pool.connect();
  await client.query('begin; lock table wallet_batch in access exclusive mode');
  return async () => {
    await client.query('commit');
    client.release();
  };
}

it('a running proof can be ended from any server, and ends with its own', async () => {
  const release = await holdUp();
  const first = await t.wallet.startProof({ scope: 'full', askedBy: 'rina' });
  await t.db.tx((tx) => t.wallet.cancelProof(tx, first.id));
  expect(await first.done).toMatchObject({ state: 'cancelled', differences: 0, progress: null });

  const second = await t.wallet.startProof({ scope: 'tail', askedBy: null });
  await t.wallet.stopProofs();
  expect((await second.done).state).toBe('cancelled');
  await release();
  expect((await t.wallet.verify('full')).state).toBe('done');
});

it('a proof whose server died is shown as failed, and blocks nobody', async () => {
  // Later than every earlier proof: proofs of the same instant have no order.
  t.clock.advance(1_000);
  await t.database.pool.query(
    `
    insert into wallet_proof (id, scope, state, started_at, seen_at, took_ms, entries, batches,
                              accounts, differences, examples)
    values (gen_random_uuid(), 'full', 'running', $1, $1, 5, 0, 0, 0, 0, '[]')`,
    [t.clock.now()],
  );
  const list = async () =>
    (await t.db.read((tx) => t.wallet.proofs(tx, { scope: 'full', pageSize: 2 }))).rows;
  expect((await list())[0]).toMatchObject({ state: 'running' });
  t.clock.advance(16_000);
  expect((await list())[0]).toMatchObject({ state: 'failed', progress: null });
  expect((await t.db.read((tx) => t.wallet.proof(tx))).scopes[1]?.running).toBeNull();
  t.clock.advance(1_000);
  await t.wallet.verify('full');
  expect((await list()).map(({ state }) => state)).toEqual(['done', 'failed']);
});

it('stored proofs are listed newest first, a page at a time', async () => {
  const all: string[] = [];
  let cursor: string | undefined;
  do {
    const asked = { cursor, pageSize: 3 };
    const page = await t.db.read((tx) => t.wallet.proofs(tx, asked));
    expect(page.rows.length).toBeLessThanOrEqual(3);
    all.push(...page.rows.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor);
  const { rows } = await t.database.pool.query('select count(*)::int as n from wallet_proof');
  expect(new Set(all).size).toBe(rows[0].n);
  const foreign = t.db.read((tx) => t.wallet.proofs(tx, { cursor: 'abc', pageSize: 3 }));
  await expect(foreign).rejects.toMatchObject({ code: 'edge.invalid-input' });
});

it('the alarm is silent after a proof, and red when the proofs are overdue or find something', async () => {
  const alarms = () => t.db.read((tx) => t.wallet.alarms(tx));
  await t.wallet.verify('full');
  await t.wallet.verify('tail');
  expect(await alarms()).toEqual([]);
  t.clock.advance(5 * 60_000 + 1_000);
  expect(await alarms()).toEqual(['tail-old']);
  t.clock.advance(26 * 3_600_000);
  expect(await alarms()).toEqual(['tail-old', 'full-old']);
  await t.wallet.verify('full');
  await t.wallet.verify('tail');
  expect(await alarms()).toEqual([]);

  const set = 'update wallet_account set balance = balance $1 where seq > 5';
  await tamper(set.replace('$1', '+ 1'));
  undo.push(set.replace('$1', '- 1'));
  await t.wallet.verify('full');
  expect(await alarms()).toEqual(['full-differences']);
});

it('the heads of a day are published once, and the proof compares the chain with them', async () => {
  const publish = () => t.db.tx((tx) => t.wallet.publishHeads(tx));
  const read = (asked: { cursor?: string; pageSize: number }) =>
    t.db.read((tx) => t.wallet.publishedHeads(tx, asked));
  await publish();
  const { rows, next } = await read({ pageSize: 7 });
  expect(next).toBeNull();
  expect(rows[0]?.lanes).toHaveLength(16);
  expect(rows[0]?.seal).toMatch(/^[0-9a-f]{64}$/);
  await t.wallet.post(t.posting(member, [{ amount: -1n }]));
  await publish();
  expect((await read({ pageSize: 7 })).rows).toEqual(rows);
  t.clock.advance(24 * 3_600_000);
  await publish();
  const pages = await read({ pageSize: 1 });
  expect(pages.next).toBe(pages.rows[0]?.day);
  expect((await read({ cursor: pages.next ?? '', pageSize: 1 })).rows).toEqual(rows);
  await expect(read({ cursor: '2026-13-45', pageSize: 1 })).rejects.toThrow();
  expect(await t.wallet.verify('full')).toMatchObject({ differences: 0 });
});

it('the console’s page shows both proofs, the heads and what each kind of account holds', async () => {
  const { scopes, lanes, guard } = await t.db.read((tx) => t.wallet.proof(tx));
  expect(scopes.map(({ last }) => last?.scope)).toEqual(['tail', 'full']);
  expect(guard).toBe('role');
  expect(lanes).toHaveLength(16);
  expect(lanes[lane]?.hash).toMatch(/^[0-9a-f]{64}$/);
  const { rows } = await t.db.read((tx) => t.wallet.totals(tx));
  expect(rows.map((row) => row.kind)).toEqual(['cash', 'clearing:cashier', 'held', 'house:slots']);
  const sum = rows.reduce((all, row) => all + Number(row.balance), 0);
  expect(sum).toBeCloseTo(0);
});
