import type { PoolTerms } from '@nokshi/contract/console/jackpots.ts';
import { afterAll, beforeAll } from 'vitest';
import { type FakeClock, fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import {
  createPlayHouse,
  localBus,
  type PlayHouse,
} from '../../../../../../tests/harness/play-house.ts';
import type { Restriction } from '../../../kernel/caller.ts';
import type { MemberId, RoundId, Uuid, WagerId } from '../../../kernel/ids.ts';
import { silentLog } from '../../../kernel/log.ts';
import { moveCover } from './cover-pool.ts';
import { coverOf, type JackpotsDeps, potOf } from './deps.ts';
import { createJackpots } from './index.ts';
import { makePool } from './make-pool.ts';
import type { JackpotsRoom } from './room.ts';
import { passClosedTime } from './pass-closed-time.ts';
import { runPools } from './run-pools.ts';
import { type CycleRow, cycleById } from './store/cycles.ts';
import { type PoolId, poolsOf } from './store/pools.ts';

export type TestJackpots = {
  clock: FakeClock;
  database: TestDatabase;
  house: PlayHouse;
  room: JackpotsRoom;
  poolId: PoolId;
  /** Members who may not win, and why. */
  barred: Map<MemberId, Restriction | 'trial' | 'closed'>;
  run(): Promise<void>;
  /** A server that starts. */
  start(): Promise<void>;
  /** The running cycle. */
  cycle(): Promise<CycleRow>;
  /** A member who staked this amount, in minor units, in one round without a payout. */
  staked(stake: bigint, category?: string): Promise<MemberId>;
  cover(amount: bigint): Promise<unknown>;
  /** Minor units. */
  pot(): Promise<bigint>;
  covered(): Promise<bigint>;
  cash(memberId: MemberId): Promise<bigint>;
};

export const TERMS: PoolTerms = {
  name: { EN: 'Test pool', BN: 'পরীক্ষা' },
  seed: '100.00',
  cap: '1000.00',
  step: '1.00',
  stepMs: 1_000,
  leastStake: '1.00',
  categories: [],
  from: null,
  until: null,
};

/** A pool with real money, wagers and seeds on a test database; members are simulated. */
export function openTestJackpots(terms: Partial<PoolTerms> = {}, cover = 500_000n): TestJackpots {
  const t = { barred: new Map() } as unknown as TestJackpots;
  beforeAll(async () => {
    t.clock = fakeClock('2026-04-15T06:00:00.000Z');
    t.database = await createTestDatabase();
    t.house = createPlayHouse({ url: t.database.url, clock: t.clock });
    t.room = createJackpots(depsOf(t)).room;
    t.poolId = t.house.ids.next<PoolId>();
    await t.house.db.tx(async (tx) => {
      await makePool(t.room, tx, { poolId: t.poolId, terms: { ...TERMS, ...terms } });
      if (cover > 0n) await give(t, cover, tx);
    });
  });
  afterAll(async () => {
    await t.house?.close();
    await t.database?.drop();
  });
  t.run = () => runPools(t.room);
  t.start = async () => {
    await passClosedTime(t.room);
    await runPools(t.room);
  };
  t.cycle = () =>
    t.house.db.read(async (tx) => {
      const [pool] = await poolsOf(tx, 'nokshi');
      if (!pool?.cycleId) throw new Error('no cycle runs');
      return cycleById(tx, pool.cycleId);
    });
  t.cover = (amount) => t.house.db.tx((tx) => give(t, amount, tx));
  const balance = (memberId: MemberId) =>
    t.house.db.read(
      async (tx) => (await t.house.wallet.balance(tx, { memberId, asset: 'BDT' })).cash,
    );
  t.pot = () => balance(potOf(t.poolId));
  t.covered = () => balance(coverOf(t.poolId));
  t.cash = balance;
  t.staked = (stake, category) => stakeOnce(t, stake, category);
  return t;
}

const give = (t: TestJackpots, amount: bigint, tx: Parameters<typeof moveCover>[1]) =>
  moveCover(t.room, tx, { pool: t, amount, key: t.house.ids.next<Uuid>() });

async function stakeOnce(t: TestJackpots, stake: bigint, category = 'RNG'): Promise<MemberId> {
  const { memberId, generation } = await t.house.member(stake);
  await t.house.wagers.play({
    memberId,
    generation,
    asset: 'BDT',
    wagerId: t.house.ids.next<WagerId>(),
    digest: Buffer.alloc(32),
    roundId: t.house.ids.next<RoundId>(),
    gameId: 'a',
    category,
    ruleVersion: 1,
    houseAccount: 'house:slots',
    stake,
    payout: 0n,
    rides: [],
  });
  return memberId;
}

function depsOf(t: TestJackpots): JackpotsDeps {
  const nothing = async () => undefined;
  const { db, ids, wallet, wagers, fairness } = t.house;
  return {
    brandId: 'nokshi',
    mode: 'demo',
    db,
    clock: t.clock,
    ids,
    log: silentLog,
    bus: localBus(),
    live: {
      toMember: () => undefined,
      toSession: () => undefined,
      toAll: () => undefined,
      toVisitor: () => undefined,
      toDesk: () => undefined,
      each: () => undefined,
      count: () => 0,
    },
    jobs: {
      enqueue: nothing,
      register: () => undefined,
      registerOutside: () => undefined,
      schedule: () => undefined,
    },
    audit: { append: nothing },
    proposals: {
      act: () => () => Promise.resolve({ proposal: null }),
      needsSecond: () => Promise.resolve(false),
    },
    wallet,
    wagers,
    fairness,
    identity: {
      member: async (_, memberId) => {
        const bar = t.barred.get(memberId);
        if (bar === 'closed') return undefined;
        const restriction = bar === 'trial' || bar === undefined ? null : bar;
        const type = bar === 'trial' ? 4 : 0;
        const registeredAt = t.clock.now();
        return {
          memberId,
          username: 'rafi',
          nickname: '',
          type,
          restriction,
          uplineId: null,
          generation: 1,
          registeredAt,
        };
      },
      usernames: async (_, memberIds) => new Map(memberIds.map((id) => [id, 'rafi'])),
    },
  };
}
