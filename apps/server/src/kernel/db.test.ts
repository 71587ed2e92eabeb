import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, type MockInstance, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../tests/harness/database.ts';
import { createDb, type Db, type Tx } from './db.ts';
import { silentLog } from './log.ts';
import { Refusal } from './refusal.ts';
import { type Sql, sql } from './sql.ts';
import { MAKE_TWO_PHASE } from './store/lane-writes.ts';

let db: Db;
let owner: pg.Pool;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  db = createDb({ url: made.url, log: silentLog, connections: 4 });
  ({ pool: owner, drop } = made);
  await made.pool.query(`create table thing (id bigint primary key, at timestamptz);
    grant all on thing to public`);
});
afterAll(async () => {
  await db.close();
  await drop();
});

const count = () => db.read((tx) => tx.one<{ n: bigint }>(sql`select count(*) as n from thing`));

test('db: an int8 is returned as a bigint and a timestamptz as a Date', async () => {
  await db.tx((tx) => tx.run(sql`insert into thing values (${9007199254740993n}, ${new Date(0)})`));
  const row = await db.read((tx) =>
    tx.one(sql`select * from thing where id = ${9007199254740993n}`),
  );
  expect(row).toEqual({ id: 9007199254740993n, at: new Date(0) });
});

test('db: an ended transaction throws at every further use', async () => {
  let kept: Tx | undefined;
  await db.tx(async (tx) => {
    kept = tx;
  });
  await expect(kept?.run(sql`insert into thing values (${1n}, null)`)).rejects.toThrow('ended');
  expect(() => kept?.afterCommit(() => {})).toThrow('ended');
});

test('db: a use-case that throws leaves nothing, and its after-commit work never runs', async () => {
  const before = await count();
  let ran = false;
  const story = db.tx(async (tx) => {
    tx.afterCommit(() => {
      ran = true;
    });
    await tx.run(sql`insert into thing values (${2n}, null)`);
    throw new Error('no');
  });
  await expect(story).rejects.toThrow('no');
  expect(await count()).toEqual(before);
  expect(ran).toBe(false);
});

test('db: a reading transaction cannot write', async () => {
  await expect(
    db.read((tx) => tx.run(sql`insert into thing values (${3n}, null)`)),
  ).rejects.toThrow('read-only');
});

test('db: a single reading statement runs alone, and its errors are reported as usual', async () => {
  const client = vi.spyOn(pg.Client.prototype, 'query');
  expect(await db.rows(sql`select ${7n}::int8 as n`)).toEqual([{ n: 7n }]);
  expect(client).toHaveBeenCalledTimes(1);
  client.mockRestore();
  await expect(db.rows(sql`select 1 / 0`)).rejects.toMatchObject({ code: '22012' });
  const ended = db.rows(sql`select pg_terminate_backend(pg_backend_pid())`);
  await expect(ended).rejects.toMatchObject({ code: 'ECONNRESET' });
  const open = await Promise.all([1, 2, 3, 4].map((n) => db.rows(sql`select ${n}::int as n`)));
  expect(open.flat()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
});

test('db: an aside transaction commits while others hold the whole pool and wait for it', async () => {
  const made = createDb({
    url: db.pool.options.connectionString as string,
    log: silentLog,
    connections: 1,
  });
  const seen = await made.tx(async (tx) => {
    await made.aside((aside) => aside.run(sql`insert into thing values (${4n}, null)`));
    return tx.maybe(sql`select id from thing where id = ${4n}`);
  });
  expect(seen).toEqual({ id: 4n });
  await made.close();
});

test('db: a refusal raised in SQL arrives as that refusal with its facts', async () => {
  const raise = db.tx((tx) =>
    tx.run(
      sql`do $$ begin raise exception using errcode = 'NK400', message = 'wallet.insufficient', detail = '{"balance":"1.00"}'; end $$`,
    ),
  );
  await expect(raise).rejects.toEqual(
    expect.objectContaining({ code: 'wallet.insufficient', facts: { value: { balance: '1.00' } } }),
  );
  await expect(raise).rejects.toBeInstanceOf(Refusal);
});

test('db: an answer that never comes times out, and its connection is not used again', async () => {
  const made = createDb({
    url: db.pool.options.connectionString as string,
    log: silentLog,
    connections: 1,
    statementTimeoutMs: 60_000,
    silenceMs: -59_800,
  });
  // PostgreSQL would wait for a minute: to us this looks like a network that lost the answer.
  const silent = made.tx((tx) => tx.run(sql`select pg_sleep(30)`));
  await expect(silent).rejects.toMatchObject({ code: 'ECONNRESET' });
  // The statement still sleeps in the server; the database could not be dropped under it.
  await made.tx((tx) =>
    tx.run(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`),
  );
  await expect(made.read((tx) => tx.one(sql`select 1 as one`))).resolves.toEqual({ one: 1 });
  await made.close();
});

test('db: the connection to a read-only server is dropped, and the next one is new', async () => {
  const url = db.pool.options.connectionString as string;
  const name = new URL(url).pathname.slice(1);
  const write = sql`insert into thing values (${5n}, null)`;
  // As a standby answers after a failover.
  await owner.query(`alter database ${name} set default_transaction_read_only = on`);
  const made = createDb({ url, log: silentLog, connections: 1 });
  await expect(made.tx((tx) => tx.run(write))).rejects.toMatchObject({ code: 'ECONNRESET' });
  await owner.query(`alter database ${name} reset default_transaction_read_only`);
  expect(await made.tx((tx) => tx.run(write))).toBe(1);
  await made.close();
});

test('db: a transaction with a longer time limit waits for its answer', async () => {
  const made = createDb({
    url: db.pool.options.connectionString as string,
    log: silentLog,
    statementTimeoutMs: 100,
    silenceMs: 100,
  });
  const slow = sql`select pg_sleep(0.4)`;
  await expect(made.tx((tx) => tx.run(slow))).rejects.toMatchObject({ code: '57014' });
  await made.tx(async (tx) => {
    await tx.allow(5_000);
    await tx.run(slow);
  });
  await made.close();
});

describe('a transaction that writes in a lane', () => {
  let sent: MockInstance<pg.Client['query']>;
  afterAll(() => sent.mockRestore());
  const texts = () =>
    sent.mock.calls.map(([said]) => (typeof said === 'string' ? said : (said as Sql).text));
  const open = (more = '') => {
    const url = `${db.pool.options.connectionString}${more}`;
    return createDb({ url, log: silentLog, connections: 2 });
  };
  const write = sql`insert into thing_of_lane values (${3}, ${1n})`;
  beforeAll(async () => {
    sent = vi.spyOn(pg.Client.prototype, 'query');
    await owner.query(`create table thing_of_lane (lane int, id bigint);
      grant all on thing_of_lane to public`);
  });

  it('is sent as it is on plain PostgreSQL, which is asked once what it is', async () => {
    const made = open();
    await made.tx((tx) => tx.run(write));
    sent.mockClear();
    await made.tx((tx) => tx.run(write));
    expect(texts()).toEqual(['begin', write.text, 'commit']);
    await made.close();
  });

  it('touches the table of stories once on Citus, and is not slowed where it writes in no lane', async () => {
    await owner.query(`create table public.pg_extension as select 'citus'::text as extname;
      grant select on public.pg_extension to public`);
    // Found before the catalog's own table.
    const made = open('?options=-c%20search_path%3Dpublic,pg_catalog');
    await made.tx((tx) => tx.run(write));
    sent.mockClear();
    for (const inside of [made.tx, made.aside])
      await inside(async (tx) => {
        await tx.run(sql`select from thing`);
        await Promise.all([tx.run(write), tx.run(write)]);
      });
    const whole = ['begin', 'select from thing', MAKE_TWO_PHASE, write.text, write.text, 'commit'];
    expect(texts()).toEqual([...whole, ...whole]);
    sent.mockClear();
    await made.tx((tx) => tx.run(sql`insert into thing values (${77n}, null)`));
    await made.read((tx) => tx.rows(sql`select from thing_of_lane`));
    expect(texts()).not.toContain(MAKE_TWO_PHASE);
    await made.close();
  });
});
