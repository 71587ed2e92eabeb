import { randomBytes } from 'node:crypto';
import { leafOf, rootOf } from '@nokshi/house-math/fairness/merkle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roundsGround, SECOND, sha256 } from '../../../../../../tests/harness/rounds-ground.ts';

const ground = roundsGround();
const { clock, server, series, enter } = ground;
beforeAll(ground.open);
afterAll(ground.close);
/** The leader of the test before holds its lease no longer. */
beforeEach(() => clock.advance(10 * SECOND));

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
