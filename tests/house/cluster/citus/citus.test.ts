import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyWithLane } from '../../../../apps/server/src/kernel/citus/store/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts';
import { againstLane, knownTo, tablesWithLane, triggerFunctions } from './lane-catalog.ts';
import { laneFunctions, type SqlFunction, strayStatements } from './lane-functions.ts';
import { type Known, leavesLane } from './lane-statements.ts';

let database: TestDatabase;
let distributed: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  distributed = await tablesWithLane(database.pool);
});
afterAll(() => database.drop());

describe('the tables that Citus would distribute by lane', () => {
  it('have the lane in every unique index, every constraint, and never null, once the ids of vendors have it', async () => {
    const before = await againstLane(database.pool, distributed);
    expect(before.join('; ')).toContain('vendors_transaction_pkey');
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await keyWithLane(client);
      await keyWithLane(client);
      expect(await againstLane(client as never, distributed)).toEqual([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('have no trigger but those that refuse, and touch nothing', async () => {
    expect(await triggerFunctions(database.pool, distributed)).toEqual(['wallet_refuse_change']);
  });

  it.each([
    ['alter table limits_guard add unique (member_id)', 'the unique index limits_guard_member_id'],
    ['create unique index stray on slots_round (seed_id, nonce)', 'the unique index stray leaves'],
    [
      'alter table wagers_settlement add constraint stray foreign key (wager_id, lane) references wagers_wager (id, lane)',
      '',
    ],
    [
      'alter table wagers_daily drop constraint wagers_daily_pkey; alter table wagers_daily alter lane drop not null',
      'the lane of wagers_daily may be null',
    ],
  ])('are refused after %s', async (change, sentence) => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await keyWithLane(client);
      // What a foreign key may refer to.
      await client.query('create unique index on wagers_wager (id, lane)');
      await client.query(change);
      const found = (await againstLane(client as never, distributed)).join('; ');
      if (sentence) expect(found).toContain(sentence);
      else expect(found).toBe('');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('the functions of a lane', () => {
  let known: Known;
  let functions: SqlFunction[];
  beforeAll(async () => {
    known = await knownTo(database.pool, distributed);
    functions = await laneFunctions(database.pool);
  });

  it('are found: the two that post, and the riders', () => {
    const names = functions.filter(({ onLane }) => onLane).map(({ name }) => name);
    for (const name of ['wallet_post_lane', 'wallet_post_each', 'limits_guard', 'slots_ride'])
      expect(names).toContain(name);
  });

  it('leave their lane in no statement', async () => {
    const found = await Promise.all(functions.map((fn) => strayStatements(fn, known)));
    expect(found.flat()).toEqual([]);
  });

  it('are refused when any of them forgets its lane in one place', async () => {
    const held = functions.filter(({ text }) => /\.?\blane = p_lane/.test(text));
    expect(held.length).toBeGreaterThan(5);
    for (const fn of held) {
      const text = fn.text.replace(/(\w+\.)?\blane = p_lane/, 'true');
      expect(await strayStatements({ ...fn, text }, known), fn.name).not.toEqual([]);
    }
  });

  const planted = (body: string, language = 'plpgsql'): SqlFunction => ({
    name: 'stray',
    language,
    onLane: true,
    text:
      language === 'sql'
        ? body
        : `create function stray(p_lane int, p_at timestamptz) returns void language plpgsql as $$
           declare v_count int; begin ${body} end $$`,
  });
  it.each([
    ['update limits_guard set frozen = true;', 'limits_guard is not held'],
    ['update limits_guard t set frozen = true where t.lane = 3;', 't is not held'],
    ['update limits_guard set frozen = true where lane = p_lane or frozen;', 'not held'],
    ['update wallet_account set lane = 2 where lane = p_lane;', 'the lane of wallet_account'],
    ['delete from slots_seat s using slots_round r where s.lane = p_lane;', 'r is not held'],
    [
      'perform from wallet_account a join wallet_entry e on e.account = a.id where a.lane = p_lane;',
      'e is not held',
    ],
    ['v_count := (select count(*) from wagers_wager);', 'wagers_wager is not held'],
    ['if exists (select from slots_seat) then return; end if;', 'slots_seat is not held'],
    ['for v_count in select 1 from slots_round loop null; end loop;', 'slots_round is not held'],
    ['insert into slots_seat (member_id) select gen_random_uuid();', 'does not name the lane'],
    ['insert into wagers_follower (lane) values (p_lane), (3);', 'takes its lane from elsewhere'],
    [
      'insert into wagers_follower (lane) values (p_lane) on conflict (batch) do nothing;',
      'leaves the lane out',
    ],
    [
      'insert into wallet_account (lane, kind, asset, opened_at) select p_lane, null, null, p_at;',
      'wallet_account.id is counted by a sequence',
    ],
    [
      'with x as (update slots_seat set shown = true returning 1) perform from x;'.replace(
        'perform',
        'select count(*) into v_count',
      ),
      'slots_seat is not held',
    ],
    ['update identity_member set username = username;', 'identity_member is not distributed'],
    ['perform wallet_current_batch(3);', 'wallet_current_batch is called for another lane'],
    ["execute 'delete from slots_' || 'seat';", 'runs'],
    ['p_lane := 3;', 'changes its lane'],
  ])('are refused with %s', async (body, sentence) => {
    expect((await strayStatements(planted(body), known)).join('; ')).toContain(sentence);
  });

  it.each([
    'select 1 from wallet_account a join wallet_entry e on e.lane = a.lane where a.lane = p_lane',
    'select 1 from wallet_account a, lateral (select 1 from wallet_entry e where e.lane = a.lane) l where a.lane = p_lane',
    'with slots_seat as (select 1 as shown) select shown from slots_seat',
    'insert into slots_seat (lane, member_id) select r.lane, r.member_id from slots_round r where r.lane = $1 on conflict (lane, member_id, game_code) do nothing',
    'select 1 from slots_round where p_lane::smallint = lane union all select 1 from slots_seat where lane = p_lane',
  ])('may say %s', async (statement) => {
    expect(await leavesLane(statement, known)).toEqual([]);
  });
});
