import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import { takeLease } from './store/lease.ts';
import { roundsGround, SECOND } from '../../../../../../tests/harness/rounds-ground.ts';

const ground = roundsGround();
const { clock, houses, server, series, enter } = ground;
beforeAll(ground.open);
afterAll(ground.close);
/** The leader of the test before holds its lease no longer. */
beforeEach(() => clock.advance(10 * SECOND));

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
      'over 20260301-0001 DRAWN',
      'opened 20260301-0002',
      'settled 20260301-0001',
      'opened 20260301-0002',
    ]);
    await expect.poll(() => one.told.length).toBe(5);
    expect(one.told.toSorted()).toEqual([1, 2, 3, 4, 5].map((nth) => `round:${name} ${nth}`));
  });

  it('tells what a game says between two steps in its place among them', async () => {
    const one = server();
    const { name } = await series(one);
    const told = () => one.told.filter((what) => what.startsWith(`round:${name} `));
    await one.rounds.clock.runDue();
    await expect.poll(told).toEqual([`round:${name} 1`]);
    await one.rounds.tell(name, async () => ({ bets: 3 }));
    clock.advance(50 * SECOND);
    await one.rounds.clock.runDue();
    await expect.poll(told).toEqual([1, 2, 3].map((nth) => `round:${name} ${nth}`));
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

  it('draws a later round though an earlier one cannot be drawn, and that one once it can', async () => {
    const one = server();
    const { find, state } = await series(one);
    const runTwice = async (seconds: number) => {
      clock.advance(seconds * SECOND);
      // The first time the round that fails is tried, the second time it waits.
      for (const _ of [1, 2]) await one.rounds.clock.runDue();
    };
    await one.rounds.clock.runDue();
    one.stuck = '20260301-0001';
    for (const seconds of [50, 10, 50, 10]) await runTwice(seconds);
    expect([await state(1), await state(2)]).toEqual(['CLOSED', 'SETTLED']);
    one.stuck = null;
    await runTwice(30);
    expect(await find(1)).toMatchObject({ state: 'SETTLED', outcome: { numbers: [1] } });
    expect(await find(2)).toMatchObject({ outcome: { numbers: [2] } });
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

describe('a round that is shown before it is paid', () => {
  it('is paid when the show is over, and is the round of its series until the next one opens', async () => {
    const one = server();
    const { name, state } = await series(one);
    one.showMs = 20 * SECOND;
    await one.rounds.clock.runDue();
    clock.advance(50 * SECOND);
    await one.rounds.clock.runDue();
    clock.advance(10 * SECOND);
    await one.rounds.clock.runDue();
    expect(await state(1)).toBe('DRAWN');
    expect(await ground.shown(one, name)).toEqual([]);
    clock.advance(20 * SECOND);
    await one.rounds.clock.runDue();
    expect(await state(1)).toBe('SETTLED');
    expect(await ground.shown(one, name)).toEqual(['20260301-0001']);
    expect(await ground.current(one, name)).toBe('20260301-0002');
  });

  it('is void when it could not be closed in time', async () => {
    const one = server(0, { closesLateMs: 2 * SECOND });
    const { state, find } = await series(one);
    await one.rounds.clock.runDue();
    clock.advance(53 * SECOND);
    await one.rounds.clock.runDue();
    expect(await state(1)).toBe('REFUNDED');
    expect((await find(1)).voidReason).toBe('not-closed');
    expect(one.did).toContain('over 20260301-0001 VOID');
  });

  it('is drawn when its seeds say so, and tells the game in that commit', async () => {
    const one = server(0, { drawsAfterMs: 3 * SECOND });
    const { state } = await series(one);
    await one.rounds.clock.runDue();
    clock.advance(50 * SECOND);
    await one.rounds.clock.runDue();
    clock.advance(2 * SECOND);
    await one.rounds.clock.runDue();
    expect(await state(1)).toBe('CLOSED');
    clock.advance(1 * SECOND);
    await one.rounds.clock.runDue();
    expect(await state(1)).toBe('SETTLED');
    expect(one.did).toContain('over 20260301-0001 DRAWN');
  });
});

describe('rounds in which nobody bet', () => {
  it('are removed, but for the newest of a series and for those beside one with bets', async () => {
    const one = server();
    const { name, find, from } = await series(one, 9);
    await one.rounds.clock.runDue();
    for (let nth = 1; nth <= 9; nth += 1) {
      if (nth === 5) await enter(name, 5n);
      clock.advance(50 * SECOND);
      await one.rounds.clock.runDue();
      clock.advance(10 * SECOND);
      await one.rounds.clock.runDue();
    }
    const left = async () => {
      const nths = [1, 2, 3, 4, 5, 6, 7, 8, 9];
      const rows = await Promise.all(nths.map(find));
      return nths.filter((_, at) => rows[at] !== undefined);
    };
    const [{ db }] = houses as [PlayHouse];
    const of = { kind: 'test', series: name, since: new Date(from), most: 100 };
    const remove = (before: Date, neighbours: number) =>
      db.tx((tx) => one.rounds.removeEmpty(tx, { ...of, before, neighbours }));
    expect(await remove(new Date(from + 120 * SECOND), 2)).toBe(1);
    expect(await left()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await remove(clock.now(), 2)).toBe(2);
    expect(await left()).toEqual([3, 4, 5, 6, 7, 9]);
    expect(await remove(clock.now(), 0)).toBe(4);
    expect(await left()).toEqual([5, 9]);
  });
});
