import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Item } from './item.ts';
import { createLanes } from './lanes.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Lanes whose commits end by hand; `begun` has the lane and the keys of each, in order. */
function byHand(used: number, idleMs = () => 0) {
  const begun: string[] = [];
  const ends: ((lost?: boolean) => void)[] = [];
  const lanes = createLanes({
    used,
    idleMs,
    commit: (lane, batch) =>
      new Promise((resolve, reject) => {
        begun.push(`${lane}: ${batch.map(({ item }) => item.key).join(' ')}`);
        ends.push((lost) => {
          if (lost) return reject(new Error('Connection terminated'));
          for (const one of batch) one.answer({ outcome: 'posted' } as never);
          resolve();
        });
      }),
  });
  const add = (lane: number, key: string) => lanes.add({ lane, key } as unknown as Item);
  const end = (nth: number, how?: 'lost') => ends[nth]?.(how === 'lost');
  return { add, begun, end };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a database of two processors commits one batch at a time, and the others grow in the meantime', async () => {
  const { add, begun, end } = byHand(2);
  const all = [add(0, 'a'), add(0, 'b'), add(1, 'c')];
  await turn();
  all.push(add(0, 'd'), add(1, 'e'));
  await turn();
  expect(begun).toEqual(['0: a b']);
  end(0);
  await turn();
  expect(begun).toEqual(['0: a b', '1: c e']);
  end(1);
  await turn();
  expect(begun).toEqual(['0: a b', '1: c e', '0: d']);
  end(2);
  expect(await Promise.all(all)).toHaveLength(5);
});

test('a larger one commits half as many batches at once as it has processors, at most four', async () => {
  for (const [used, atOnce] of [
    [1, 1],
    [3, 2],
    [4, 2],
    [16, 4],
  ] as const) {
    const { add, begun } = byHand(used);
    for (let lane = 0; lane < 6; lane += 1) void add(lane, 'x');
    await turn();
    expect(begun).toHaveLength(atOnce);
  }
});

test('a lane that is blocked gives its place to another, and takes none of theirs', async () => {
  const { add, begun, end } = byHand(2);
  const held = add(0, 'held');
  const next = add(1, 'next');
  await turn();
  vi.advanceTimersByTime(249);
  await turn();
  expect(begun).toEqual(['0: held']);
  vi.advanceTimersByTime(1);
  await turn();
  expect(begun).toEqual(['0: held', '1: next']);
  const after = add(1, 'after');
  const behind = add(0, 'behind');
  end(0);
  await held;
  await turn();
  // The place is lane 1's now: the late end did not free it a second time.
  expect(begun).toHaveLength(2);
  end(1);
  await next;
  await turn();
  expect(begun).toEqual(['0: held', '1: next', '0: behind']);
  end(2);
  await behind;
  await turn();
  expect(begun[3]).toBe('1: after');
  end(3);
  await after;
});

test('lanes whose part of the database is down stop no other lane, and are two in flight at most', async () => {
  const { add, begun, end } = byHand(2);
  const down = [0, 1, 2, 3, 4, 5];
  const lost = (key: string) =>
    Promise.allSettled(down.map((lane) => add(lane, key))).then((all) =>
      all.map(({ status }) => status),
    );
  const first = lost('first');
  for (const lane of down) {
    await turn();
    end(lane, 'lost');
  }
  expect(await first).toEqual(down.map(() => 'rejected'));
  const again = lost('again');
  const sound = add(9, 'sound');
  await turn();
  expect(begun.slice(6)).toEqual(['0: again', '1: again', '9: sound']);
  end(8);
  await sound;
  for (const key of ['a', 'b', 'c']) {
    const next = add(9, key);
    await turn();
    expect(begun.at(-1)).toBe(`9: ${key}`);
    end(begun.length - 1);
    await next;
  }
  end(6, 'lost');
  await turn();
  expect(begun.at(-1)).toBe('2: again');
  for (const nth of [7, 12, 13, 14, 15]) {
    end(nth, 'lost');
    await turn();
  }
  expect(await again).toEqual(down.map(() => 'rejected'));
});

test('a lane is as every other once a commit of it succeeds', async () => {
  const { add, begun, end } = byHand(2);
  const lost = add(0, 'lost');
  await turn();
  end(0, 'lost');
  await expect(lost).rejects.toThrow('terminated');
  const all = [add(1, 'a'), add(0, 'tried')];
  await turn();
  expect(begun.slice(1)).toEqual(['1: a', '0: tried']);
  end(2);
  await all[1];
  all.push(add(0, 'b'));
  await turn();
  expect(begun).toHaveLength(3);
  end(1);
  await turn();
  expect(begun.at(-1)).toBe('0: b');
  end(3);
  await Promise.all(all);
});

test('while this thread is idle the other half of the processors commits as well', async () => {
  let idle = 0;
  const { add, begun, end } = byHand(2, () => idle);
  const all = [add(0, 'a'), add(1, 'b'), add(2, 'c')];
  await turn();
  vi.advanceTimersByTime(5);
  await turn();
  expect(begun).toEqual(['0: a']);
  idle += 0.4;
  vi.advanceTimersByTime(1);
  await turn();
  expect(begun).toEqual(['0: a']);
  idle += 0.5;
  vi.advanceTimersByTime(1);
  await turn();
  expect(begun).toEqual(['0: a', '1: b']);
  idle += 10;
  vi.advanceTimersByTime(10);
  await turn();
  // Both processors have their batch.
  expect(begun).toEqual(['0: a', '1: b']);
  for (const nth of [0, 1]) end(nth);
  await turn();
  end(2);
  expect(await Promise.all(all)).toHaveLength(3);
});
