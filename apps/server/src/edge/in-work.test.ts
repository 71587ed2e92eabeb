import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TookTooLong } from '../kernel/within.ts';
import { createInWork } from './in-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => {
  let end: (answer: string) => void = () => {};
  const act = () =>
    new Promise<string>((resolve) => {
      end = resolve;
    });
  return { act, end: () => end('done') };
};

it('calls in progress: one over the limit is refused as busy until another ends', async () => {
  const inWork = createInWork({ most: 2, ms: 800 });
  const [first, second] = [open(), open()];
  const answers = [inWork.run('a', first.act), inWork.run('b', second.act)];
  expect([inWork.count(), inWork.full()]).toEqual([2, true]);
  await expect(inWork.run('c', async () => 'never')).rejects.toThrow('edge.busy');
  first.end();
  await answers[0];
  expect(await inWork.run('c', async () => 'now')).toBe('now');
  second.end();
  await answers[1];
  expect(inWork.count()).toBe(0);
});

it('calls in progress: the caller hears after the limit, and the act counts until it ends', async () => {
  const inWork = createInWork({ most: 1, ms: 800 });
  const slow = open();
  const answer = inWork.run('/wps/slow', slow.act).catch((err: unknown) => err);
  vi.advanceTimersByTime(799);
  expect(inWork.count()).toBe(1);
  vi.advanceTimersByTime(1);
  const late = await answer;
  expect(late).toBeInstanceOf(TookTooLong);
  expect(String(late)).toContain('/wps/slow took longer than 800 ms');
  expect(inWork.full()).toBe(true);
  slow.end();
  await vi.waitFor(() => expect(inWork.count()).toBe(0), { timeout: 10_000, interval: 10 });
  expect(vi.getTimerCount()).toBe(0);
});

it('calls in progress: an error of the act is passed on', async () => {
  const inWork = createInWork({ most: 1, ms: 800 });
  const broken = inWork.run('a', async () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  const thrown = inWork.run('a', () => {
    throw new Error('at once');
  });
  await expect(thrown).rejects.toThrow('at once');
  expect(inWork.count()).toBe(0);
});
