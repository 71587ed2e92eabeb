import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, type Db, type Tx } from '../../kernel/db.ts';
import type { HoldId, MemberId, Uuid } from '../../kernel/ids.ts';
import { silentLog } from '../../kernel/log.ts';
import { type Difference, findDifferences } from './store/proofs.ts';
import { openTestWallet } from './test-wallet.ts';

/**
 * By the hand of somebody who owns the database, with every trigger and constraint gone: each
 * column of each kind of row is changed in each way its type allows, one at a time, and the proof
 * must name the place. The columns come from the catalogue: a new one is covered by itself.
 */
const t = openTestWallet();
let owner: Db;
let member: MemberId;
let lane: number;

beforeAll(async () => {
  owner = createDb({ url: t.database.ownerUrl, log: silentLog, connections: 2 });
  // Others of the same lane, so that a batch has entries of several accounts.
  member = await t.member(10_000n);
  lane = t.wallet.laneOf(member);
  const others: MemberId[] = [];
  while (others.length < 2) {
    const other = await t.member(5_000n);
    if (t.wallet.laneOf(other) === lane) others.push(other);
  }
  for (let round = 0; round < 3; round += 1) {
    const bet = [{ amount: -100n }, { amount: 40n, kind: 'win' as const }];
    await Promise.all([member, ...others].map((m) => t.wallet.post(t.posting(m, bet))));
    t.clock.advance(1_000);
  }
  const about = { memberId: member, asset: 'BDT' as const };
  const hold = { holdId: t.ids.next<HoldId>(), amount: 500n, reference: t.ids.next<Uuid>() };
  await t.db.tx((tx) => t.wallet.hold(tx, { ...about, ...hold, expiresAt: null }));
  await t.db.tx((tx) => t.wallet.tombstone(tx, { ...about, key: t.ids.next<Uuid>() }));
  await t.wallet.verify('full');
  await t.db.tx((tx) => t.wallet.publishHeads(tx));
  await t.wallet.post(t.posting(member, [{ amount: -7n }]));
});
afterAll(() => owner.close());

const UNDO = new Error('undo');
type Found = readonly Difference[];

/** What the full proof finds after that, all in a transaction that never was. */
async function afterwards(change: (tx: Tx) => Promise<number>): Promise<Found | 'impossible'> {
  let found: Found | 'impossible' = [];
  await owner
    .tx(async (tx) => {
      await bare(tx);
      const changed = await change(tx).catch((err: { code?: string }) => {
        // A value that the type itself cannot hold.
        if (/^2[23]/.test(err.code ?? '')) return 0;
        throw err;
      });
      if (changed === 0) found = 'impossible';
      else found = (await findDifferences(tx, 'full', () => {})).examples;
      throw UNDO;
    })
    .catch((err: unknown) => {
      if (err !== UNDO) throw err;
    });
  return found;
}

const run = (tx: Tx, text: string, ...values: unknown[]) => tx.run({ text, values, isSql: true });

/** No trigger, no key, no check, no `not null` stands in the way. */
const bare = (tx: Tx) =>
  run(
    tx,
    `do $$
    declare r record;
    begin
      for r in select c.oid, c.oid::regclass as name from pg_class c
                where c.relkind in ('r', 'p') and not c.relispartition
                  and c.relname in ('wallet_entry', 'wallet_batch', 'wallet_lane',
                                    'wallet_account', 'wallet_published_head')
      loop
        execute format('grant all on %s to current_user', r.name);
        execute format('alter table %s disable trigger user', r.name);
        execute (select coalesce(string_agg(format('alter table %s drop constraint %I', r.name,
                                                   conname), ';'), 'select')
                   from pg_constraint where conrelid = r.oid and contype in ('c', 'p', 'u'));
        execute (select coalesce(string_agg(format('alter table %s alter %I drop not null', r.name,
                                                   attname), ';'), 'select')
                   from pg_attribute a where a.attrelid = r.oid and a.attnum > 0 and a.attnotnull
                     and not exists (select from pg_partitioned_table p
                                      where p.partrelid = r.oid and a.attnum = any (p.partattrs)));
        execute (select coalesce(string_agg(format('drop index %s', i.indexrelid::regclass), ';'),
                                 'select')
                   from pg_index i
                  where i.indisunique and (i.indrelid = r.oid
                     or i.indrelid in (select inhrelid from pg_inherits where inhparent = r.oid)));
      end loop;
    end $$`,
  );

/** Every other value worth trying, by type; \`c\` stands for the column. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  int2: ['c + 1', 'c - 1', '0', 'null'],
  int4: ['c + 1', 'c - 1', '0', 'null'],
  int8: ['c + 1', 'c - 1', '-c', '0', 'null'],
  uuid: [`('f' || substr(c::text, 2))::uuid`, `'00000000-0000-0000-0000-000000000000'`, 'null'],
  timestamptz: [`c + interval '1 microsecond'`, `c - interval '1 hour'`, 'null'],
  bytea: [
    'set_byte(c, 0, get_byte(c, 0) # 1)',
    'set_byte(c, 31, get_byte(c, 31) # 128)',
    `c || '\\x00'`,
    'substring(c from 1 for 31)',
    `''`,
    'null',
  ],
  text: [
    `'closed'`,
    `'cash'`,
    `'held'`,
    `'bonus'`,
    `'house'`,
    `'FUN'`,
    `'PTS'`,
    `c || 'x'`,
    'null',
  ],
  date: ['c + 1', 'c - 1', 'null'],
};
/** What a column holds that is null now. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  int2: ['0', '1'],
  int4: ['0', '1'],
  int8: ['0', '1'],
  uuid: [`('f' || substr(c::text, 2))::uuid`, `'00000000-0000-0000-0000-000000000000'`],
  timestamptz: ['now()'],
  bytea: [`'\\x00'`],
  text: [`'x'`],
};

type Target = {
  readonly table: string;
  readonly what: string;
  /** Which row of this test's lane. */
  readonly where: string;
  /** What a difference must name, from the row as it was. */
  readonly place: (row: Readonly<Record<string, unknown>>) => RegExp;
};

const batchOrAccount = (row: Readonly<Record<string, unknown>>) =>
  new RegExp(`batch ${row.batch}\\b|account ${row.account}\\b`);

const TARGETS: readonly Target[] = [
  {
    table: 'wallet_entry',
    what: 'the first entry of a posting',
    where: 'kind = 1 and batch > 4 and key is not null and seq > 3',
    place: batchOrAccount,
  },
  { table: 'wallet_entry', what: 'a later entry', where: 'kind = 2', place: batchOrAccount },
  { table: 'wallet_entry', what: 'the house’s side', where: 'kind = 0', place: batchOrAccount },
  { table: 'wallet_entry', what: 'an entry of a hold', where: 'kind = 6', place: batchOrAccount },
  { table: 'wallet_entry', what: 'a tombstone', where: 'kind = 9', place: batchOrAccount },
  { table: 'wallet_batch', what: 'the first', where: 'no = 1', place: () => /batch 1\b/ },
  { table: 'wallet_batch', what: 'one between', where: 'no = 4', place: () => /batch 4\b/ },
  {
    table: 'wallet_batch',
    what: 'the last',
    where: `no = (select max(no) from wallet_batch b where b.lane = wallet_batch.lane)`,
    place: (row) => new RegExp(`batch ${row.no}\\b|^lane`),
  },
  { table: 'wallet_lane', what: 'the head', where: 'true', place: () => /^lane|batch \d/ },
  {
    table: 'wallet_account',
    what: 'a member’s cash',
    where: `kind = 'cash' and seq > 9`,
    place: (row) => new RegExp(`account ${row.id}\\b|batch \\d`),
  },
  {
    table: 'wallet_account',
    what: 'a member’s held',
    where: `kind = 'held' and seq > 0`,
    place: (row) => new RegExp(`account ${row.id}\\b|batch \\d`),
  },
  {
    table: 'wallet_account',
    what: 'a house account',
    where: `name = 'house:slots'`,
    place: (row) => new RegExp(`account ${row.id}\\b|batch \\d`),
  },
];

/** Columns in which no money stands, and which nothing in the chain says. */
const BESIDE_THE_CHAIN: ReadonlySet<string> = new Set([]);

type Row = Readonly<Record<string, unknown>>;
const columnsOf = (table: string) =>
  owner.read((tx) =>
    tx.rows<{ name: string; type: string }>({
      text: `select a.attname as name, coalesce(b.typname, y.typname) as type
               from pg_attribute a join pg_type y on y.oid = a.atttypid
               left join pg_type b on b.oid = y.typbasetype and y.typtype = 'd'
              where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
              order by a.attnum`,
      values: [table],
      isSql: true,
    }),
  );

describe.each(TARGETS)('$table: $what', ({ table, where, place }) => {
  it('shows every change of each of its columns, with the place', async () => {
    const here = `lane = ${lane} and (${where})`;
    const { ctid, row } = await owner.read((tx) =>
      tx.one<{ ctid: string; row: Row }>({
        text: `select ctid::text, to_jsonb(${table}) as row from ${table} where ${here} order by 1 limit 1`,
        values: [],
        isSql: true,
      }),
    );
    const unseen: string[] = [];
    const untried: string[] = [];
    for (const { name, type } of await columnsOf(table)) {
      const values = row[name] === null ? VALUES[type] : OTHERS[type];
      let tried = 0;
      for (const value of values ?? []) {
        const other = value.replace(/\bc\b/g, name);
        const found = await afterwards((tx) =>
          run(
            tx,
            `update ${table} set ${name} = ${other}
              where ${here} and ctid = '${ctid}' and ${name} is distinct from (${other})`,
          ),
        );
        if (found === 'impossible') continue;
        tried += 1;
        const named = found.some((d) => place(row).test(d.where));
        if (!named && !BESIDE_THE_CHAIN.has(`${table}.${name}`)) unseen.push(`${name} = ${other}`);
      }
      if (tried === 0) untried.push(`${name} (${type})`);
    }
    expect(unseen).toEqual([]);
    expect(untried).toEqual([]);
  });
});
