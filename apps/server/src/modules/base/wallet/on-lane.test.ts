import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LaneWay, LaneWays } from '../../../kernel/citus/lane-ways.ts';
import { silentLog } from '../../../kernel/log.ts';
import { createWallet, type Wallet } from './index.ts';
import { openTestWallet } from './test-wallet.ts';

const t = openTestWallet();

/** As on a worker of Citus (kernel/citus/store/lane-here.ts): this node has the lanes named here. */
const STAND_IN = `
  create table here (lane int primary key);
  create function kernel_lane_here(p_lane int) returns int language plpgsql security definer as $$
  begin
    if not exists (select from here where lane = p_lane) then
      raise exception 'not here' using errcode = 'NK002';
    end if;
    return p_lane;
  end $$`;

let asked: string[];
let worker: LaneWay;
let afterRead: LaneWay;
let wallet: Wallet;

/** A map of lanes that changes when it is read again, or when a schema was missing. */
const lanes = (): LaneWays => {
  let way = worker;
  return {
    through: { pool: t.db.pool, schema: null },
    of: () => way,
    async readAgain() {
      asked.push('read again');
      way = afterRead;
    },
    withoutSchema(lane) {
      asked.push(`without lane_${lane}`);
      way = { ...way, schema: 'public' };
    },
    count: () => ({ direct: 0, ownSchema: 0 }),
    open: async () => {},
    close: async () => {},
  };
};

beforeAll(() => t.database.pool.query(STAND_IN));
beforeEach(async () => {
  asked = [];
  worker = { pool: t.db.pool, schema: 'public' };
  afterRead = { pool: t.db.pool, schema: null };
  await t.database.pool.query('truncate here');
});
afterAll(() => t.database.pool.query('drop function kernel_lane_here; drop table here'));

const open = (): Wallet => {
  const db = { ...t.db, lanes: lanes() };
  wallet = createWallet({ db, clock: t.clock, ids: t.ids, log: silentLog });
  return wallet;
};
const here = async (lane: number) => {
  await t.database.pool.query('insert into here values ($1) on conflict do nothing', [lane]);
};
const stakes = async (count: number) => {
  const memberId = await t.member(1_000n);
  const posted = await Promise.all(
    Array.from({ length: count }, () => wallet.post(t.posting(memberId, [{ amount: -1n }]))),
  );
  return { posted, cash: await t.cash(memberId) };
};

describe('a batch that is sent straight to a worker', () => {
  it('is posted where its lane is', async () => {
    open();
    for (let lane = 0; lane < 16; lane += 1) await here(lane);
    const { posted, cash } = await stakes(20);
    expect(posted.every(({ outcome }) => outcome === 'posted')).toBe(true);
    expect(cash).toBe(980n);
    expect(asked).toEqual([]);
  });

  it('is refused before it changes anything where the lane has moved, and sent again once the map was read', async () => {
    open();
    const { posted, cash } = await stakes(20);
    expect(posted.every(({ outcome }) => outcome === 'posted')).toBe(true);
    expect(cash).toBe(980n);
    expect(asked).toEqual(['read again']);
  });

  it('goes through the coordinator at last, where the map never says where the lane is', async () => {
    afterRead = worker;
    open();
    const { cash } = await stakes(2);
    expect(cash).toBe(998n);
    expect(asked).toEqual(['read again', 'read again', 'read again']);
  });

  it('goes by the distributed functions where the lane has no schema of its own yet', async () => {
    for (let lane = 0; lane < 16; lane += 1) await here(lane);
    worker = { pool: t.db.pool, schema: 'lane_none' };
    open();
    const { cash } = await stakes(20);
    expect(cash).toBe(980n);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^without lane_/);
  });

  it('takes the exact path on its worker as well, and leaves a guilty posting alone', async () => {
    for (let lane = 0; lane < 16; lane += 1) await here(lane);
    open();
    const memberId = await t.member(15n);
    const posted = await Promise.allSettled(
      Array.from({ length: 20 }, () => wallet.post(t.posting(memberId, [{ amount: -1n }]))),
    );
    expect(posted.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
    expect(await t.cash(memberId)).toBe(0n);
    expect(asked).toEqual([]);
  });
});

describe('a batch whose worker is out of reach', () => {
  it('waits for it a moment, and is posted when it is there again', async () => {
    for (let lane = 0; lane < 16; lane += 1) await here(lane);
    let tries = 0;
    const pool = Object.create(t.db.pool) as typeof t.db.pool;
    pool.connect = (async () => {
      tries += 1;
      if (tries > 2) return t.db.pool.connect();
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    }) as typeof pool.connect;
    worker = { pool, schema: 'public' };
    afterRead = worker;
    open();
    const { posted, cash } = await stakes(1);
    expect(posted).toMatchObject([{ outcome: 'posted' }]);
    expect(cash).toBe(999n);
    expect(tries).toBe(3);
  });
});

describe('the answer of a batch that was lost on a worker', () => {
  /** Commits what is sent, loses the first answer, and its lane leaves before the first question. */
  const losing = () => {
    let lost = false;
    const pool = Object.create(t.db.pool) as typeof t.db.pool;
    pool.connect = (async () => {
      const client = await t.db.pool.connect();
      const query = client.query.bind(client);
      client.query = (async (...args: Parameters<typeof query>) => {
        const answer = await query(...args);
        client.query = query;
        if (lost) return answer;
        lost = true;
        await t.database.pool.query('truncate here');
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      }) as unknown as typeof client.query;
      return client;
    }) as typeof pool.connect;
    return pool;
  };

  it('is asked for where the lane has moved meanwhile, and nothing is posted twice', async () => {
    for (let lane = 0; lane < 16; lane += 1) await here(lane);
    worker = { pool: losing(), schema: 'public' };
    open();
    const memberId = await t.member(1_000n);
    const posting = wallet.post(t.posting(memberId, [{ amount: -10n }]));
    await expect(posting).resolves.toMatchObject({ outcome: 'repeated', balance: 990n });
    expect(await t.cash(memberId)).toBe(990n);
    expect(asked).toContain('read again');
  });
});
