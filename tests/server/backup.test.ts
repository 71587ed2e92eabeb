import { playerRoutes } from '@nokshi/contract';
import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitePlayers, type Players } from '../harness/players.ts';
import { backupBench } from '../harness/backups.ts';
import { createTestDatabase } from '../harness/database.ts';
import {
  type DebianPostgres,
  hasDebianPostgres,
  startDebianPostgres,
} from '../harness/debian-postgres.ts';
import { full } from '../harness/extent.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { identity, wallet, slots, fairness } = playerRoutes;
const bench = backupBench();
const MANY = { max: 1e6, perSeconds: 1 };
const unhurried = { spinIntervalMs: 0, edgeLimits: { sessionRate: MANY, addressRate: MANY } };

let house: RunningHouse;
let load: Players;
let username: string;
let round: SlotRound;
beforeAll(async () => {
  house = await startHouse(unhurried);
  load = await invitePlayers(house.playerOrigin, 6);
  const member = await house.member();
  ({ username } = member);
  const key = 'the-deposit';
  const asked = { channel: 'demo-wallet', amount: '50.00' } as const;
  await member.call(playerRoutes.cashier.requestDeposit, asked, { key });
  const { launchToken: bearer } = await member.call(slots.launch, { gameId: 'river-ways' });
  round = await member.call(slots.spin, { stake: '1.00' }, { key: 'the-spin', bearer });
});
afterAll(async () => {
  await load.rest();
  await house.close();
  await bench.close();
});

const moreRounds = (count: number) => {
  const wanted = load.acknowledged() + count;
  return expect.poll(() => load.acknowledged() >= wanted, { timeout: 60_000 }).toBe(true);
};

/** What may differ: what a restore ends, frees, forgets or notes, and when the ledger was proven. */
const CHANGED = [
  'fairness_chain',
  'access_captcha',
  'identity_session',
  'kernel_audit',
  'kernel_audit_head',
];
const PROOFS = ['wallet_proof', 'wallet_proven', 'kernel_migration', 'kernel_job'];

/** Every other table's rows in one sum each, whatever their order. */
async function sumsOf(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition order by 1`);
  const sums: Record<string, string> = {};
  for (const { name } of rows) {
    if ([...CHANGED, ...PROOFS].includes(name)) continue;
    const sum = await pool.query<{ sum: string }>(`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '')
        as sum from ${name} t`);
    sums[name] = sum.rows[0]?.sum ?? '';
  }
  return sums;
}

describe('a backup of a house that plays', () => {
  let url: string;

  it('is one moment of it: its heads stand in the chain that went on', async () => {
    const file = bench.path('played');
    await moreRounds(40);
    const before = load.acknowledged();
    await bench.backUp({ url: house.database.url, file });
    await moreRounds(10);
    expect(load.acknowledged()).toBeGreaterThan(before);
    await load.rest();
    url = await bench.emptyDatabase();
    const { differences, equalHeads, header, loaded } = await bench.restore(url, { file });
    expect({ differences, equalHeads }).toEqual({ differences: 0, equalHeads: 16 });
    expect(loaded?.rows).toBeGreaterThan(100);
    for (const { lane, batch, hash } of header.heads.filter((head) => head.batch !== '0')) {
      const { rows } = await house.database.pool.query(
        `select encode(hash, 'hex') as hash from wallet_batch where lane = $1 and no = $2`,
        [lane, batch],
      );
      expect(rows).toEqual([{ hash }]);
    }
  });

  it('is noted in the audit log, and so is its restore in the restored one', async () => {
    const acts = (pool: pg.Pool) =>
      pool.query('select act, operator, object, facts from kernel_audit order by sequence');
    const here = (await acts(house.database.pool)).rows;
    expect(here).toMatchObject([
      { act: 'kernel.backup', operator: 'command line', object: 'played' },
    ]);
    const there = (await acts(bench.pool(url))).rows;
    expect(there).toMatchObject([{ act: 'kernel.restore', object: 'played' }]);
    expect(there[0].facts.sha256).toBe(here[0].facts.sha256);
  });
});

describe('a restored house', () => {
  let restored: RunningHouse;
  beforeAll(async () => {
    const { file, sums } = await backUpAtRest();
    const url = await bench.emptyDatabase();
    await bench.restore(url, { file });
    const pool = bench.pool(url);
    expect(await sumsOf(pool)).toEqual(sums);
    const database = await bench.opened(url);
    restored = await startHouse({ ...unhurried, database });
  }, 60_000);
  afterAll(() => restored?.close());

  /** Figures follow play a moment later, so the house is backed up until it was at rest meanwhile. */
  async function backUpAtRest() {
    for (let tries = 1; ; tries += 1) {
      const file = bench.path(`rested-${tries}`);
      const sums = await sumsOf(house.database.pool);
      await bench.backUp({ url: house.database.url, file });
      const after = await sumsOf(house.database.pool);
      if (JSON.stringify(after) === JSON.stringify(sums)) return { file, sums };
      if (tries === 20) throw new Error('the house does not come to rest');
    }
  }

  const logIn = async (name: string) => {
    const client = restored.visitor();
    const headers = { 'x-forwarded-for': newAddress() };
    const form = { username: name, password: PASSWORD };
    const { userInfo } = await client.call(identity.login, form, { headers });
    return Object.assign(client, { userInfo });
  };

  it('lets a member in by password, with the earlier balance and round', async () => {
    const client = await logIn(username);
    expect((await client.call(wallet.balance, {})).sumBalance).toBe(round.balance);
    const { roundId } = round;
    expect(await client.call(fairness.round, { roundId })).toMatchObject({
      roundId,
      commitment: round.commitment,
      serverSeed: null,
    });
  });

  it('opens sealed seeds: a rotated one verifies the round', async () => {
    const client = await logIn(username);
    await client.call(fairness.rotateSeed, { clientSeed: 'after-the-restore' });
    const { roundId } = round;
    const { serverSeed } = await client.call(fairness.round, { roundId });
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('has every balance as the answers add up, and plays on', async () => {
    const names = await restored.database.pool.query<{ username: string; balance: string }>(`
      select m.username, a.balance from identity_member m
      join wallet_account a on a.member_id = m.member_id and a.kind = 'cash' and a.asset = 'BDT'`);
    const sums = await load.sums();
    const balances = names.rows.map(({ balance }) => BigInt(balance));
    for (const { expected } of sums) expect(balances).toContain(expected);
    const client = await logIn(username);
    const { launchToken: bearer } = await client.call(slots.launch, { gameId: 'river-ways' });
    const { status } = await client.send(
      slots.spin,
      { stake: '1.00' },
      { key: 'the-spin-after', bearer },
    );
    expect(status).toBe(200);
    expect((await restored.house.wallet.verify('full')).differences).toBe(0);
  });

  it('has ended every session, and freed what was leased', async () => {
    const { pool } = restored.database;
    const ended = await pool.query(
      `select count(*)::int as count from identity_session where ended_because = 'restored'`,
    );
    expect(ended.rows[0].count).toBeGreaterThan(6);
    const leased = await pool.query('select from kernel_job where leased_until is not null');
    expect(leased.rowCount).toBe(0);
  });
});

// Twice there and back again takes seconds: in `npm run test:full`.
describe.skipIf(!full || !hasDebianPostgres)(
  'over another version of PostgreSQL (Debian 15 there)',
  () => {
    const abroad = backupBench();
    let debian: DebianPostgres;
    beforeAll(async () => {
      debian = await startDebianPostgres();
    }, 60_000);
    afterAll(async () => {
      await abroad.close();
      await debian?.stop();
    });

    it('goes there and back, and every row is the same', async () => {
      const source = await createTestDatabase();
      const played = await startHouse({ ...unhurried, database: source });
      const players = await invitePlayers(played.playerOrigin, 2);
      await players.rest();
      await played.house.stop();
      await bench.backUp({ url: source.url, file: bench.path('out') });

      const there = await abroad.emptyDatabase(debian.url);
      const out = await bench.restore(there, { file: bench.path('out') });
      expect(out).toMatchObject({ differences: 0, equalHeads: 16 });
      await bench.backUp({ url: there, file: bench.path('back') });

      const here = await bench.emptyDatabase();
      const back = await bench.restore(here, { file: bench.path('back') });
      expect(back).toMatchObject({ differences: 0, equalHeads: 16 });
      expect(back.header.postgres).toMatch(/^15\./);
      expect(await sumsOf(bench.pool(here))).toEqual(await sumsOf(source.pool));
      await source.drop();
    }, 120_000);
  },
);
