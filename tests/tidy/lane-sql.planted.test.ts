import { beforeAll, describe, expect, it, test } from 'vitest';
import { statementsOf } from '../harness/sql/sent.ts';
import { sourceOf } from '../harness/sql/sources.ts';
import { type Catalog, catalogOf } from './lane-sql/catalog.ts';
import { judgeFunction, judgeSent } from './lane-sql/judge.ts';
import { KINDS } from './lane-sql/kinds.ts';

/** Two tables of lanes, two of none, and a function of each sort. */
const MADE = `
  create table seat (lane smallint not null, id int generated always as identity, kind text,
    owner uuid, balance bigint, primary key (lane, id));
  create table entry (lane smallint not null, seat int, at timestamptz, amount bigint);
  create table entry_2026 partition of entry for values from ('2026-01-01') to ('2027-01-01');
  create table owner (id uuid primary key, name text);
  create table report (id int, total bigint);
  create function move(p_lane int, p_seat int) returns int language plpgsql as $$
    begin update seat set balance = 0 where lane = p_lane and id = p_seat; return 1; end $$;
  create function carry(p_lane int) returns int language plpgsql as $$
    begin return move(p_lane, 1); end $$;
  create function half(p_amount bigint) returns bigint language sql stable as 'select p_amount / 2';`;

const LOOKS = 'create function look(p_lane int) returns bigint language';
const plpgsql = (body: string) => `${LOOKS} plpgsql as $$ begin ${body} end $$`;

/** Each is refused for the kind it is under. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'sql-function': [
    `${LOOKS} sql as 'select sum(balance) from seat where lane = p_lane'`,
    `${LOOKS} sql return (select sum(balance) from seat where lane = p_lane)`,
    `${LOOKS} sql as 'with s as (select * from seat) select sum(balance) from s where lane = p_lane'`,
  ],
  'case-over-value': [
    `select case kind when 'cash' then 1 else 2 end from seat where lane = $1`,
    `update seat set balance = case $2 when 'take' then 0 else 1 end where lane = $1`,
    `${LOOKS} sql as $$ select case p_lane when 1 then 2::bigint end $$`,
    plpgsql(`return case p_lane when 1 then 2 end;`),
  ],
  'function-beside': [
    'select s.id, c from seat s cross join carry($1) c where s.lane = $1',
    'select move($1, s.id) from seat s where s.lane = $1',
    'select carry(1) from (select * from seat where lane = $1) s',
    'select s.id from seat s where s.lane = $1 and s.id = carry($1)',
    'select s.id from seat s join owner o on o.id = s.owner and carry($1) = 1 where s.lane = $1',
    'select kind from seat where lane = $1 group by kind having carry($1) > 0',
    'update seat set balance = 0 where lane = $1 and id in (1, move($1, 2))',
    plpgsql('return (select count(*) from seat where lane = p_lane and carry(p_lane) > 0);'),
    plpgsql('perform move(p_lane, s.id) from seat s where s.lane = p_lane; return 1;'),
    plpgsql('return (select sum(carry(p_lane)) from seat where lane = p_lane);'),
  ],
  'whole-row': [
    'select s from seat s where s.lane = $1',
    'select sha256(string_agg(s::text, $2)::bytea) from seat s where lane = $1',
    'select (e.found).id from (select (select s from seat s where s.lane = $1 limit 1) as found) e',
    'select array_agg(seat) from seat where lane = $1',
  ],
  lateral: [
    `select o.name, s.id from owner o cross join lateral (
       select id from seat where owner = o.id order by id limit 1) s`,
    `select o.name, s.total from unnest($1::uuid[]) o (id) left join lateral (
       select sum(balance) as total from seat where owner = o.id) s on true`,
    `with first as materialized (select lane, id from seat where lane = $1)
       select f.id, e.at from first f cross join lateral (
         select at from entry where lane = f.lane and seat = f.id order by at limit 1) e`,
    'select count(*), (select count(*) from entry) from seat',
    'select o.name, s.balance from owner o left join seat s on s.owner = o.id',
  ],
  'several-lanes': [
    'select * from seat where id = $1 for update',
    'select * from seat s where s.lane = any ($1) for share',
    `with recursive steps as (
       (select at from entry order by at limit 1)
       union all
       select e.at from steps s, entry e where e.at > s.at)
     select * from steps`,
    `insert into seat (lane, kind) select lane, 'house' from seat where kind = $1`,
  ],
  'lane-by-join': [
    'select 1 from seat s join entry e on e.lane = s.lane and e.seat = s.id where s.lane = $1',
    'select 1 from seat s join entry e using (lane) where s.lane = $1 and e.seat = s.id',
    `select s.id, e.total from seat s left join lateral (
       select sum(amount) as total from entry where lane = s.lane and seat = s.id) e on true
     where s.lane = $1`,
    plpgsql(`return (select count(*) from unnest(array[p_lane]) k (lane)
      join seat s on s.lane = k.lane);`),
  ],
  'every-lane': [
    'select * from seat where id = $1',
    'select 1 from seat s join owner o on o.id = s.owner where s.lane = o.lane',
    'update seat set balance = 0 where owner = $1',
    'select 1 from owner where exists (select from seat where owner = owner.id)',
    'select id from (select id, lane from seat) s where s.lane > $1',
  ],
  'two-in-one': [
    'delete from seat where lane = $1; delete from entry where lane = $1',
    `${LOOKS} sql as 'select 1; select 2::bigint'`,
  ],
};

/** None is refused for any reason, but that some ask every lane. */
const ALLOWED = [
  plpgsql('return (select sum(balance) from seat where lane = p_lane);'),
  `${LOOKS} sql as 'select p_lane::bigint'`,
  `select case when kind = 'cash' then 1 else 2 end from seat where lane = $1`,
  `select case name when 'Mina' then 1 end from owner`,
  'select carry($1) as c',
  'with c as (select carry($1) as id) select s.id from seat s where s.lane = $1 and s.id = $2',
  'select s.id from seat s where s.lane = $1 and s.balance > half($2)',
  'select half(balance), half(id) from seat s cross join half($2) h where s.lane = $1',
  'select lane, carry(lane) from unnest($1::int[]) l (lane)',
  'select row(s.*)::seat, s.kind from seat s where s.lane = $1',
  'select kind from (select kind from seat where lane = $1) kind_of',
  'select o from owner o',
  `select o.name, s.total from unnest($1::uuid[]) o (id) left join lateral (
     select sum(balance) as total from seat where lane = $2 and owner = o.id) s on true`,
  `select s.id, e.at from seat s left join lateral (
     select at from entry where lane = s.lane and seat = s.id order by at limit 1) e on true`,
  'select a.n, b.n from (select count(*) n from seat) a cross join (select count(*) n from entry) b',
  `with theirs as materialized (select * from owner), ours as materialized (select * from seat)
     select 1 from theirs t left join ours o on o.owner = t.id`,
  'select s.id, o.name from seat s left join owner o on o.id = s.owner where s.lane = $1',
  'select * from seat where lane = $1 and id = $2 for update',
  'select * from owner for update',
  `insert into seat (lane, kind) select m.lane, 'house' from unnest($1::int[]) m (lane)`,
  'insert into entry (lane, seat) select lane, id from seat',
  'select 1 from seat s join entry e on e.lane = $1 and e.seat = s.id where s.lane = $1',
  'select sum(e.amount) from seat s join entry e on e.lane = s.lane and e.seat = s.id',
  'select 1 from pg_class c join information_schema.tables t on true for update of c',
];

/** None asks every lane. */
const IN_ONE_LANE = [
  'select * from seat where lane = $1 and id = $2',
  'select id from (select id, lane from seat) s where s.lane = $1',
  'select 1 from seat s join entry e on e.lane = $1 where s.lane = $1 and e.seat = s.id',
  'select 1 from owner where exists (select from seat where lane = $1 and owner = owner.id)',
  'insert into entry (lane, seat) values ($1, $2)',
  'with s as (select * from seat where lane = 3) select 1 from s',
];

let catalog: Catalog;
beforeAll(async () => {
  catalog = await catalogOf([{ path: 'made.sql', text: MADE }]);
}, 60_000);

/** The kinds for which a statement, or a function that it makes, is refused. */
async function kindsOf(text: string): Promise<(string | null)[]> {
  if (!text.startsWith(LOOKS)) {
    const sent = { path: 'a.ts', line: 1, texts: [text], isPart: false };
    return (await judgeSent(catalog, sent, 'a.ts')).map(({ kind }) => kind);
  }
  const { functions } = await catalogOf([{ path: 'look.sql', text }]);
  const found = await Promise.all([...functions.values()].map((fn) => judgeFunction(catalog, fn)));
  return found.flat().map(({ kind }) => kind);
}

describe('a statement that several machines would refuse is caught', () => {
  it.each(KINDS.map(({ name }) => name))('as %s', async (name) => {
    const planted = REFUSED[name] ?? [];
    expect(planted, `plant a violation of ${name}`).not.toEqual([]);
    for (const text of planted) expect(await kindsOf(text), text).toContain(name);
  });

  it('and no other one', async () => {
    for (const text of ALLOWED) {
      const kinds = (await kindsOf(text)).filter((kind) => kind !== 'every-lane');
      expect(kinds, text).toEqual([]);
    }
    for (const text of IN_ONE_LANE) expect(await kindsOf(text), text).toEqual([]);
  });

  it('when it cannot be read, too', async () => {
    expect(await kindsOf('select from where')).toEqual([null]);
  });
});

describe('a statement is put together as it is sent', () => {
  const textsOf = (code: string): string[][] =>
    statementsOf([sourceOf('a.ts', code)])
      .filter(({ isPart }) => !isPart)
      .map(({ texts }) => texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()));

  test.each([
    ['a value becomes a parameter', 'tx.rows(sql`select ${a} + ${b(c)}`);', ['select $1 + $2']],
    [
      'a constant is put in',
      'const OF = sql`seat s`; const f = (tx) => tx.one(sql`select 1 from ${OF}`);',
      ['select 1 from seat s'],
    ],
    [
      'a function is put in, with what it is given',
      'const held = (by: Sql, n = sql`id`) => sql`lane = ${by} and ${n} = ${x}`;\n' +
        'tx.run(sql`delete from seat where ${held(sql`e.lane`)} and a = ${y}`);',
      ['delete from seat where lane = e.lane and id = $1 and a = $2'],
    ],
    [
      'both sides of a condition are looked at',
      'tx.maybe(sql`select 1 ${wait ? sql`for update` : sql``}`);',
      ['select 1 for update', 'select 1'],
    ],
    [
      'one of a list of parts stands for all',
      'const BY = { name: sql`name`, age: sql`age` };\n' +
        'for (const table of [sql`seat`, sql`entry`]) tx.run(sql`select ${BY[by]} from ${table}`);',
      ['select name from seat'],
    ],
    [
      'pieces are joined',
      'const of = [sql`a = ${a}`, sql`b = 1`];\n' +
        "tx.run(sql`select ${join(of, ' and ')}, ${join(all.map((x) => sql`(${x})`), ', ')}`);",
      ['select a = $1 and b = 1, ($2)'],
    ],
    ['a plain text is taken as it is', "client.query('select 1');", ['select 1']],
  ])('%s', (_, code, texts) => {
    expect(textsOf(code)).toEqual([texts]);
  });

  it('and a part that no statement takes in is found by itself', () => {
    const [part] = statementsOf([
      sourceOf('a.ts', 'export const A = { one: sql`select s from s` };'),
    ]);
    expect(part).toMatchObject({ isPart: true, line: 1, texts: ['select s from s'] });
  });
});
