import { describe, expect, it } from 'vitest';
import { full } from '../../../../../../../tests/harness/extent.ts';
import { foundAfter, openTampering, run } from './test-tamper.ts';

/**
 * Acts as an owner of the database, with every trigger and constraint gone: each column of each
 * kind of row is changed in ways its type allows, one at a time, and the proof must name the place.
 * The columns come from the catalogue, so a new one is covered by itself.
 */
const t = openTampering();
/** Values a column; all of them in `npm run test:full`. */
const MOST = full ? 99 : 1;

/** Every other value worth trying, by type; `c` is the column. */
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
/** A value for a column that is null now. */
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
  /** Selects a row of this test's lane. */
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
  {
    table: 'wallet_published_head',
    what: 'a published head',
    where: 'true',
    place: () => /published/,
  },
];

/** Columns without money that the chain does not cover. */
const BESIDE_THE_CHAIN: ReadonlySet<string> = new Set([
  // Closing an account takes no money away, and it can be opened again.
  'wallet_account.state',
  'wallet_published_head.at',
]);

type Row = Readonly<Record<string, unknown>>;
const columnsOf = (table: string) =>
  t.owner.read((tx) =>
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
  it('every change of each of its columns is found, with the place', async () => {
    const here = `lane = ${t.lane} and (${where})`;
    const { ctid, row } = await t.owner.read((tx) =>
      tx.one<{ ctid: string; row: Row }>({
        text: `select ctid::text, to_jsonb(${table}) as row from ${table} where ${here} order by 1 limit 1`,
        values: [],
        isSql: true,
      }),
    );
    const columns = await columnsOf(table);
    const unseen: string[] = [];
    const untried: string[] = [];
    await t.unguarded(async (tx) => {
      for (const { name, type } of columns) {
        if (BESIDE_THE_CHAIN.has(`${table}.${name}`)) continue;
        const values = row[name] === null ? VALUES[type] : OTHERS[type];
        let tried = 0;
        for (const value of values ?? []) {
          if (tried === MOST) break;
          const other = value.replace(/\bc\b/g, name);
          const found = await foundAfter(tx, () =>
            run(
              tx,
              `update ${table} set ${name} = ${other}
                where ${here} and ctid = '${ctid}' and ${name} is distinct from (${other})`,
            ),
          );
          if (found === 'impossible') continue;
          tried += 1;
          if (!found.some((d) => place(row).test(d.where))) unseen.push(`${name} = ${other}`);
        }
        if (tried === 0) untried.push(`${name} (${type})`);
      }
    });
    expect(unseen).toEqual([]);
    expect(untried).toEqual([]);
  });
});
