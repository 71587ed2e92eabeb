import { createHash, randomBytes } from 'node:crypto';
import { leafOf, rootOf } from '@nokshi/house-math/fairness/merkle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { RoundId } from '../../../kernel/ids.ts';
import { silentLog } from '../../../kernel/log.ts';
import { createRounds, type NewRound, type RoundRow, type Rounds } from './index.ts';
import { takeLease } from './store/lease.ts';

const START = '2026-03-01T06:00:00.000Z';
const SECOND = 1_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let database: TestDatabase;
let clock: FakeClock;
let houses: readonly PlayHouse[];
beforeAll(async () => {
  database = await createTestDatabase();
  clock = fakeClock(START);
  const server = () => createPlayHouse({ url: database.url, clock });
  houses = [server(), server()];
});
afterAll(async () => {
  for (const house of houses ?? []) await house.close();
  await database?.drop();
});

/** The leader of the test before holds its lease no longer. */
beforeEach(() => clock.advance(10 * SECOND));

type Server = {
  readonly rounds: Rounds;
  readonly did: string[];
  readonly told: string[];
  failing: boolean;
};

/** A server whose game notes what it is asked to do. */
function server(nth: 0 | 1 = 0): Server {
  const { db, ids, fairness } = houses[nth] as PlayHouse;
  const told: string[] = [];
  const topics = {
    serve: () => undefined,
    tell: (topic: string, { version }: { version: number }) =>
      void told.push(`${topic} ${version}`),
  };
  const rounds = createRounds({ db, clock, ids, log: silentLog, topics, fairness });
  const own: Server = { rounds, did: [], told, failing: false };
  const note = (what: string) => async (round: RoundRow) => {
    if (own.failing) throw new Error('the game is away');
    own.did.push(`${what} ${round.issue}`);
  };
  rounds.play('test', {
    outcome: (_, seeds) => ({ numbers: [seeds.nonce] }),
    settle: note('settled'),
    refund: note('refunded'),
    opened: note('opened'),
    passedOver: async (passed) => void own.did.push(`passed over ${passed.length}`),
    shown: async () => ({}),
  });
  return own;
}

let count = 0;
/** A series of rounds of a minute, the first one open at the clock's time. */
async function series({ rounds }: Server, many = 3, source: NewRound['source'] = 'house') {
  const name = `test-${(count += 1)}`;
  const from = clock.now().getTime();
  const made = Array.from(
    { length: many },
    (_, at): NewRound => ({
      id: houses[0]?.ids.next<RoundId>() as RoundId,
      series: name,
      number: BigInt(at + 1),
      issue: `20260301-000${at + 1}`,
      source,
      opensAt: new Date(from + at * 60 * SECOND),
      closesAt: new Date(from + at * 60 * SECOND + 50 * SECOND),
      drawsAt: new Date(from + (at + 1) * 60 * SECOND),
    }),
  );
  const { db } = houses[0] as PlayHouse;
  await db.tx((tx) => rounds.make(tx, { kind: 'test', rounds: made }));
  const find = async (nth: number) =>
    (await db.read((tx) =>
      rounds.find(tx, { series: name, issue: `20260301-000${nth}` }),
    )) as RoundRow;
  const state = async (nth: number) => (await find(nth)).state;
  return { name, find, state, from };
}

/** As a game's rider does it: some bets of a round enter a lane. */
const enter = (name: string, number: bigint, { lane = 0, leaves = [sha256('x')] } = {}) =>
  database.pool.query<{ place: number }>(
    `select rounds_enter($1, $2, $3, $4, $5, $6, $7) as place`,
    [
      lane,
      clock.now(),
      name,
      String(number),
      new Date(0),
      new Date('2030-01-01'),
      leaves.map((leaf) => Buffer.from(leaf, 'hex')),
    ],
  );

describe('the round clock', () => {
  it('opens, closes, draws and pays each round at its time, and tells every step', async () => {
    const one = server();
    const { name, state, find } = await series(one);
    await one.rounds.clock.runDue();
    expect([await state(1), await state(2)]).toEqual(['OPEN', 'WAITING']);
    clock.advance(50 * SECOND);
    await one.rounds.clock.runDue();
    expect(await state(1)).toBe('CLOSED');
    clock.advance(10 * SECOND);
    await one.rounds.clock.runDue();
    expect([await state(1), await state(2)]).toEqual(['SETTLED', 'OPEN']);
    expect((await find(1)).outcome).toEqual({ numbers: [1] });
    expect(one.did).toEqual([
      'opened 20260301-0001',
      'opened 20260301-0002',
      'settled 20260301-0001',
      'opened 20260301-0002',
    ]);
    await expect.poll(() => one.told.length).toBe(5);
    expect(one.told.toSorted()).toEqual([1, 2, 3, 4, 5].map((nth) => `round:${name} ${nth}`));
  });

  it('draws what was closed and makes void what was not, after a stop (T9)', async () => {
    const one = server();
    const { state, find } = await series(one);
    await one.rounds.clock.runDue();
    clock.advance(55 * SECOND);
    await one.rounds.clock.runDue();
    // Nothing runs for two minutes and a half: the second round never opened, the third did not close.
    clock.advance(70 * SECOND);
    await one.rounds.clock.runDue();
    expect([await state(1), await state(2), await state(3)]).toEqual([
      'SETTLED',
      'REFUNDED',
      'OPEN',
    ]);
    expect(one.did).toContain('passed over 1');
    clock.advance(3_600 * SECOND);
    await one.rounds.clock.runDue();
    expect(await find(3)).toMatchObject({
      state: 'REFUNDED',
      voidReason: 'not-closed',
      root: null,
    });
    expect(one.did).toContain('refunded 20260301-0003');
  });

  it('passes over no round that has bets though nobody opened it', async () => {
    const one = server();
    const { name, state, find } = await series(one);
    // Nothing steps for some rounds, while another server takes bets on the second and third.
    clock.advance(70 * SECOND);
    await enter(name, 2n, { lane: 3 });
    clock.advance(60 * SECOND);
    await enter(name, 3n, { lane: 5 });
    clock.advance(42 * SECOND);
    await one.rounds.clock.runDue();
    expect([await state(1), await state(2), await state(3)]).toEqual([
      'REFUNDED',
      'REFUNDED',
      'CLOSED',
    ]);
    expect((await find(1)).voidReason).toBe('not-opened');
    expect((await find(2)).voidReason).toBe('not-closed');
    expect((await find(3)).lanes).toMatchObject([{ lane: 5, count: 1 }]);
    await expect(enter(name, 1n)).rejects.toThrow('rounds.closed');
    clock.advance(10 * SECOND);
    await one.rounds.clock.runDue();
    expect(await state(3)).toBe('SETTLED');
    expect(one.did).toEqual(
      expect.arrayContaining(['passed over 1', 'refunded 20260301-0002', 'settled 20260301-0003']),
    );
  });

  it('takes each step once, however many servers race for it', async () => {
    const [one, two] = [server(0), server(1)];
    const { state } = await series(one);
    for (let step = 0; step < 4; step += 1) {
      await Promise.all([one, two].map(({ rounds }) => rounds.clock.runDue()));
      clock.advance(50 * SECOND);
      await Promise.all([one, two].map(({ rounds }) => rounds.clock.runDue()));
      clock.advance(10 * SECOND);
    }
    expect([await state(1), await state(2), await state(3)]).toEqual([
      'SETTLED',
      'SETTLED',
      'SETTLED',
    ]);
    const settled = [...one.did, ...two.did].filter((what) => what.startsWith('settled'));
    expect(settled.toSorted()).toEqual([1, 2, 3].map((nth) => `settled 20260301-000${nth}`));
  });

  it('is led by another server within seconds, and the former one can do nothing any more', async () => {
    const [one, two] = [server(0), server(1)];
    const { state } = await series(one);
    await one.rounds.clock.runDue();
    clock.advance(50 * SECOND);
    const { db } = houses[0] as PlayHouse;
    const other = houses[0]?.ids.next<never>() as never;
    await db.tx((tx) =>
      takeLease(tx, {
        holder: other,
        now: clock.now(),
        until: new Date(clock.now().getTime() + SECOND),
      }),
    );
    await one.rounds.clock.runDue();
    expect(await state(1)).toBe('OPEN');
    clock.advance(SECOND);
    await two.rounds.clock.runDue();
    expect(await state(1)).toBe('CLOSED');
  });

  it('asks a game that fails again, and delays no other series', async () => {
    const one = server();
    const first = await series(one);
    await one.rounds.clock.runDue();
    clock.advance(50 * SECOND);
    await one.rounds.clock.runDue();
    one.failing = true;
    clock.advance(10 * SECOND);
    await one.rounds.clock.runDue();
    expect([await first.state(1), await first.state(2)]).toEqual(['DRAWN', 'OPEN']);
    one.failing = false;
    clock.advance(SECOND);
    await one.rounds.clock.runDue();
    expect(await first.state(1)).toBe('SETTLED');
  });

  it('goes on with its chain when a closed round is made void', async () => {
    const one = server();
    const { find, state } = await series(one);
    const { db } = houses[0] as PlayHouse;
    await one.rounds.clock.runDue();
    clock.advance(50 * SECOND);
    await one.rounds.clock.runDue();
    const round = await find(1);
    await db.tx((tx) => one.rounds.void(tx, { round, reason: 'a test' }));
    await one.rounds.clock.runDue();
    expect(await state(1)).toBe('REFUNDED');
    expect(await db.read((tx) => one.rounds.proof(tx, round))).toMatchObject({
      link: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    clock.advance(10 * SECOND);
    await one.rounds.clock.runDue();
    clock.advance(50 * SECOND);
    await one.rounds.clock.runDue();
    clock.advance(10 * SECOND);
    await one.rounds.clock.runDue();
    expect(await find(2)).toMatchObject({ state: 'SETTLED', outcome: { numbers: [2] } });
  });

  it('waits for the numbers of an external round, and settles again when they are corrected', async () => {
    const one = server();
    const { find, state } = await series(one, 1, 'external');
    const { db } = houses[0] as PlayHouse;
    const told = async (numbers: number[]) => {
      const round = await find(1);
      await db.tx((tx) => one.rounds.enter(tx, { round, outcome: { numbers } }));
      await one.rounds.clock.runDue();
    };
    await one.rounds.clock.runDue();
    clock.advance(50 * SECOND);
    await one.rounds.clock.runDue();
    clock.advance(3_600 * SECOND);
    await one.rounds.clock.runDue();
    expect(await state(1)).toBe('CLOSED');
    await told([1, 2]);
    await told([1, 3]);
    expect(await find(1)).toMatchObject({
      state: 'SETTLED',
      outcome: { numbers: [1, 3] },
      outcomeVersion: 2,
    });
    expect(one.did.filter((what) => what.startsWith('settled'))).toHaveLength(2);
  });
});

describe('the root of all bets', () => {
  it('is that of the leaves of each lane in their places, joined in the order of lanes', async () => {
    const one = server();
    const { name, find } = await series(one);
    await one.rounds.clock.runDue();
    const texts = (lane: number) =>
      Array.from({ length: 3 + 4 * lane }, (_, at) => `${lane} ${at}`);
    for (const lane of [9, 0, 5]) {
      const leaves = texts(lane).map((text) => leafOf(sha256, text));
      const batches = [leaves.slice(0, 1), leaves.slice(1, 3), leaves.slice(3)].filter(
        ({ length }) => length > 0,
      );
      let place = 0;
      for (const batch of batches) {
        const { rows } = await enter(name, 1n, { lane, leaves: batch });
        expect(rows[0]?.place).toBe(place);
        place += batch.length;
      }
    }
    clock.advance(50 * SECOND);
    await one.rounds.clock.runDue();
    const lanes = [0, 5, 9].map((lane) => ({
      lane,
      count: texts(lane).length,
      root: rootOf(sha256, texts(lane)),
    }));
    const root = rootOf(
      sha256,
      lanes.map(({ lane, count: many, root: own }) => `lane ${lane} ${many} ${own}`),
    );
    expect(await find(1)).toMatchObject({ state: 'CLOSED', root, lanes });
  });

  it('has every bet that was taken while the round closed, and no other', async () => {
    const one = server();
    const { name, find } = await series(one);
    await one.rounds.clock.runDue();
    clock.advance(50 * SECOND);
    const enterOne = async (_: unknown, at: number): Promise<number> => {
      const leaves = [randomBytes(32).toString('hex')];
      try {
        await enter(name, 1n, { lane: at % 4, leaves });
        return 1;
      } catch (err) {
        expect((err as Error).message).toBe('rounds.closed');
        return 0;
      }
    };
    const entering = Array.from({ length: 40 }, enterOne);
    const [taken] = await Promise.all([Promise.all(entering), one.rounds.clock.runDue()]);
    const { state, lanes } = await find(1);
    expect(state).toBe('CLOSED');
    const inRoot = (lanes ?? []).reduce((sum, lane) => sum + lane.count, 0);
    expect(inRoot).toBe(taken.reduce<number>((sum, one) => sum + one, 0));
    await expect(enter(name, 1n)).rejects.toThrow('rounds.closed');
    await expect(enter(name, 2n)).resolves.toBeDefined();
  });

  it('loses no bet to a later round that takes bets before the one ahead is closed', async () => {
    const one = server();
    const { name, find } = await series(one);
    await one.rounds.clock.runDue();
    await enter(name, 1n, { lane: 7 });
    await expect(enter(name, 2n, { lane: 7 })).rejects.toThrow('edge.busy');
    await expect(enter(name, 2n, { lane: 8 })).resolves.toBeDefined();
    clock.advance(50 * SECOND);
    await one.rounds.clock.runDue();
    expect((await find(1)).lanes).toMatchObject([{ lane: 7, count: 1 }]);
    await expect(enter(name, 2n, { lane: 7 })).resolves.toBeDefined();
  });
});
