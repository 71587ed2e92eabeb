import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { playerRoutes } from '@nokshi/contract';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Uuid } from '../../apps/server/src/kernel/ids.ts';
import { sql } from '../../apps/server/src/kernel/sql.ts';
import { ENTRY_KINDS } from '../../apps/server/src/modules/base/wallet/rules/entry-kinds.ts';
import { refusedWith } from '../harness/backed-up-house.ts';
import { backupBench } from '../harness/backups.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { invitePlayers, type Players } from '../harness/players.ts';
import {
  idOf,
  makeAgent,
  moneyed,
  newKey,
  putBelow,
  send,
  type Teammate,
} from '../harness/team.ts';
import { addPayee, askFor, choosePin, give } from '../harness/winnings.ts';
import { emptyDatabase, withoutClaim } from './claim.ts';
import { type CitusGround, openCitus, tell } from './ground.ts';

const FILES = 3;
const EACH = 3;
const QUICK = 12;
const MANY = { max: 1e6, perSeconds: 1 };

const bench = backupBench();
let ground: CitusGround;
let house: RunningHouse;
let players: Players;
beforeAll(async () => {
  ground = await openCitus({ empty: true });
  const edgeLimits = { sessionRate: MANY, addressRate: MANY };
  house = await startHouse({ database: ground.database, spinIntervalMs: 0, edgeLimits });
  players = await invitePlayers(house.playerOrigin, 6);
});
afterAll(() => bench.close());

/** Does it again and again until it is told to rest, and counts how often it was done. */
function endlessly(once: () => Promise<unknown>) {
  const state = { going: true, done: 0 };
  const work = (async () => {
    while (state.going) {
      await once();
      state.done += 1;
    }
  })();
  // Told where it is waited for.
  work.catch(() => {});
  return {
    done: () => state.done,
    async rest() {
      state.going = false;
      await work;
    },
  };
}

const deposit = (member: Teammate) =>
  member.call(
    playerRoutes.cashier.requestDeposit,
    { channel: 'demo-wallet', amount: '10.00' },
    { key: randomUUID() },
  );

/** Quicker than any form: a deposit or a transfer as its room writes it, row and money in one story. */
function quickStories(members: readonly Teammate[]) {
  const { db, wallet, identity } = house.house;
  const digest = Buffer.alloc(32, 7);
  return members.map((one, at) => {
    const [from, to] = [idOf(one), idOf(members[(at + 1) % members.length] as Teammate)];
    return endlessly(async () => {
      const id = identity.ids.next<Uuid>();
      await db.tx(async (tx) => {
        await tx.run(sql`
          insert into cashier_deposit (deposit_id, member_id, channel, state, amount, credited,
            created_at, expires_at)
          values (${id}, ${from}, 'demo-wallet', 'CREDITED', 100, 100, now(), now())`);
        const leg = {
          reference: id,
          amount: 100n,
          contra: 'clearing:cashier',
          kind: 'deposit',
        } as const;
        const posting = {
          memberId: from,
          asset: 'BDT',
          key: id,
          digest,
          legs: [leg],
          rides: [],
        } as const;
        await wallet.transfer(tx, posting);
      });
      const moved = identity.ids.next<Uuid>();
      await db.tx(async (tx) => {
        await tx.run(sql`
          insert into agents_transfer (transfer_id, key, from_id, to_id, side, amount, made_at)
          values (${moved}, ${moved}, ${from}, ${to}, 'downline', 100, now())`);
        await wallet.move(tx, {
          key: moved,
          digest,
          from,
          to,
          asset: 'BDT',
          amount: 100n,
          reference: moved,
          kind: 'transfer-out',
          receivedAs: 'transfer-in',
        });
      });
    });
  });
}

let accounts = 0;
const newAccount = () => `017${String(++accounts).padStart(8, '0')}`;

/** Members whose money moves in every kind of story, without a pause. */
async function storiesWithoutEnd() {
  const depositor = await house.member();
  const deposits = endlessly(() => deposit(depositor));
  // So many of one member a day, and so many open at once below.
  const transfers = endlessly(async () => {
    const agent = await moneyed(house);
    const below = await moneyed(house);
    await makeAgent(house, agent);
    await putBelow(house, below, agent);
    await give(house, agent.memberId, 2_000_00n);
    for (let nth = 0; nth < EACH; nth += 1) await send(agent, below, '100.00', { key: newKey() });
  });
  const withdrawals = endlessly(async () => {
    const leaver = await house.member();
    await choosePin(leaver);
    const payee = await addPayee(leaver, { method: 'demo-wallet', account: newAccount() });
    await give(house, leaver.memberId, 600_00n);
    for (let nth = 0; nth < EACH; nth += 1) await askFor(leaver, payee, '200.00');
  });
  return { deposits, transfers, withdrawals };
}

/** Stories without their money, and money without its story; what is whole is counted. */
const STORIES = `
  with said as (
    select 'deposit' as kind, deposit_id as id from cashier_deposit where state = 'CREDITED'
    union all select 'hold', withdrawal_id from cashier_withdrawal
    union all select 'out', transfer_id from agents_transfer
    union all select 'in', transfer_id from agents_transfer
  ), moved as (
    select distinct 'deposit' as kind, coalesce(reference, key) as id from wallet_entry where kind = ${ENTRY_KINDS['deposit']}
    union all select 'hold', id from wallet_hold
    union all select distinct 'out', coalesce(reference, key) from wallet_entry where kind = ${ENTRY_KINDS['transfer-out']}
    union all select distinct 'in', coalesce(reference, key) from wallet_entry where kind = ${ENTRY_KINDS['transfer-in']}
  )
  select count(*) filter (where m.id is null)::int as unpaid,
    count(*) filter (where s.id is null)::int as untold, count(*) filter (where s.id = m.id)::int as whole
  from said s full join moved m using (kind, id)`;

/** Wagers that no batch of the file has, and cursors that are ahead of its heads. */
const AHEAD = `
  select (select count(*) from wagers_wager w join wallet_lane l using (lane)
      where w.batch > l.batch)::int as wagers,
    (select count(*) from wagers_follower f join wallet_lane l using (lane)
      where f.batch > l.batch)::int as followers,
    (select count(*) from turnover_member t
      join wallet_lane l on l.lane = ('x' || right(t.member_id::text, 1))::bit(4)::int
      where t.batch > l.batch)::int as counted`;

const one = async (pool: pg.Pool, text: string) => (await pool.query(text)).rows[0];

describe('a backup of an open house', () => {
  it('is one moment of all machines: each story has its money, and money its story', async () => {
    const { deposits, transfers, withdrawals } = await storiesWithoutEnd();
    const quick = quickStories(
      await Promise.all(Array.from({ length: QUICK }, () => house.member())),
    );
    for (let nth = 0; nth < FILES; nth += 1) {
      await sleep(1_500 + 300 * nth);
      const { url } = ground.database;
      const before = players.acknowledged();
      const { held } = await withoutClaim(url, () =>
        bench.backUp({ url, file: bench.path(`open-${nth}`) }),
      );
      const during = players.acknowledged() - before;
      const [stories, bets] = [held?.stories ?? 0, held?.bets ?? 0].map((ms) => ms.toFixed(0));
      tell(`a backup: stories waited ${stories} ms, bets ${bets} ms; ${during} spins meanwhile`);
      expect(held?.bets).toBeGreaterThan(0);
      expect(during).toBeGreaterThan(0);
    }
    const loops = { deposits, transfers, withdrawals };
    const isEnough = () => Object.values(loops).every(({ done }) => done() > 2);
    // Files may be written sooner than that.
    await expect.poll(isEnough).toBe(true);
    const all = [...Object.values(loops), ...quick];
    await Promise.all([players.rest(), ...all.map((loop) => loop.rest())]);
    tell(`${quick.reduce((sum, { done }) => sum + 2 * done(), 0)} quick stories meanwhile`);
    for (const [name, { done }] of Object.entries(loops)) tell(`${done()} ${name} meanwhile`);
    await house.close();

    for (let nth = 0; nth < FILES; nth += 1) {
      const url = await bench.emptyDatabase();
      const restored = await bench.restore(url, { file: bench.path(`open-${nth}`) });
      const { differences, equalHeads } = restored;
      expect({ differences, equalHeads }).toEqual({ differences: 0, equalHeads: 16 });
      const found = await one(bench.pool(url), STORIES);
      tell(`of the backup: ${JSON.stringify(found)}, ${restored.loaded?.rows} rows`);
      expect(found).toMatchObject({ unpaid: 0, untold: 0 });
      expect(found.whole).toBeGreaterThan(100);
      expect(await one(bench.pool(url), AHEAD)).toEqual({ wagers: 0, followers: 0, counted: 0 });
    }
  });

  it('is not restored into a database that is distributed', async () => {
    const file = bench.path('open-0');
    await ground.run('citus', 'status');
    await emptyDatabase(ground.database.url);
    await ground.run('migrate-database');
    await ground.run('citus', 'distribute');
    expect(await refusedWith(bench.restore(ground.database.url, { file }))).toContain(
      'citus -- distribute --with-members',
    );
  });

  it('is restored into an empty Citus, and distributed again', async () => {
    const { url } = ground.database;
    await emptyDatabase(url);
    const { differences, equalHeads } = await withoutClaim(url, () =>
      bench.restore(url, { file: bench.path('open-1') }),
    );
    expect({ differences, equalHeads }).toEqual({ differences: 0, equalHeads: 16 });
    await ground.run('citus', 'distribute', '--with-members');
    expect(await ground.run('citus', 'status')).toContain('Everything is in its place.');
    expect(await ground.run('ledger-verify')).toContain('0 differences');
  });
});
