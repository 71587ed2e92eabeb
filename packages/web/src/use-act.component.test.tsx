import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LineError, RefusalError } from './refusal.ts';
import { type KeyFor, useAct, useKey } from './use-act.ts';

const no = new RefusalError({
  success: false,
  code: 'edge.busy',
  message: 'Later.',
  requestId: 'r1',
});

/** A piece of work that goes on when the test says so. */
function held<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('an act is busy with what it was given until it has an answer', async () => {
  const work = held<string>();
  const { result } = renderHook(() => useAct<string, string>(() => work.promise));
  let ended: Promise<boolean> | undefined;
  act(() => {
    ended = result.current.run('seven');
  });
  expect(result.current).toMatchObject({ busy: true, input: 'seven', answer: undefined });
  await act(async () => work.resolve('done'));
  expect(await ended).toBe(true);
  expect(result.current).toMatchObject({ busy: false, error: null, answer: 'done' });
});

test('an act that runs is not started again, even before the page was drawn', async () => {
  const work = held<void>();
  let started = 0;
  const { result } = renderHook(() =>
    useAct(() => {
      started += 1;
      return work.promise;
    }),
  );
  let second: boolean | undefined;
  await act(async () => {
    void result.current.run();
    second = await result.current.run();
  });
  expect([started, second]).toEqual([1, false]);
  await act(async () => work.resolve());
});

test('a refusal is kept and told, a lost line as well; the next try forgets it', async () => {
  const told: unknown[] = [];
  const fails: (Error | null)[] = [no, new LineError('lost'), null];
  const { result } = renderHook(() =>
    useAct(
      async () => {
        const thrown = fails.shift();
        if (thrown) throw thrown;
      },
      (refused) => told.push(refused),
    ),
  );
  expect(await act(() => result.current.run())).toBe(false);
  expect(result.current.error).toBe(no);
  expect(await act(() => result.current.run())).toBe(false);
  expect(result.current.error).toBeInstanceOf(LineError);
  expect(told).toHaveLength(2);
  expect(await act(() => result.current.run())).toBe(true);
  expect(result.current.error).toBeNull();
});

test('a fault of ours is thrown on, and the act can be tried again', async () => {
  const { result } = renderHook(() =>
    useAct(async () => {
      throw new TypeError('ours');
    }),
  );
  await act(async () => {
    await expect(result.current.run()).rejects.toThrow('ours');
  });
  expect(result.current).toMatchObject({ busy: false, error: expect.any(TypeError) });
});

test('the same request has the same key until it succeeded, another one has its own', async () => {
  const keys: string[] = [];
  let fails = true;
  const { result } = renderHook(() =>
    useAct(async (amount: string, keyFor: KeyFor) => {
      keys.push(keyFor({ amount }));
      if (fails) throw new LineError('lost');
    }),
  );
  const run = (amount: string) => act(() => result.current.run(amount));
  await run('100');
  await run('100');
  await run('200');
  fails = false;
  await run('200');
  await run('200');
  const [first, again, other, sent, afterwards] = keys;
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(sent).toBe(other);
  expect(afterwards).not.toBe(other);
});

test('a key outlives the dialog that it was used in', () => {
  const { result, rerender } = renderHook(() => useKey());
  const first = result.current.keyFor({ amount: '100' });
  rerender();
  expect(result.current.keyFor({ amount: '100' })).toBe(first);
});

test('what an act that was reset comes to is not shown any more', async () => {
  const work = held<string>();
  const { result } = renderHook(() => useAct(() => work.promise));
  act(() => void result.current.run());
  act(() => result.current.reset());
  await act(async () => work.resolve('old'));
  expect(result.current).toMatchObject({ busy: false, answer: undefined });
});
