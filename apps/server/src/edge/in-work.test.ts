import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TookTooLong } from '../kernel/within.ts';
import { createInWork, type InWork } from './in-work.ts';

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

const run = (inWork: InWork, what: string, act: () => Promise<string>) =>
  new Promise<string>((answer, fail) => inWork.run(what, act, { answer, fail }));

it('takes as many calls as it may at once; the next is put off until one ends', async () => {
  const inWork = createInWork({ most: 2, ms: 800 });
  const [first, second] = [open(), open()];
  const answers = [run(inWork, 'a', first.act), run(inWork, 'b', second.act)];
  expect([inWork.count(), inWork.full()]).toEqual([2, true]);
  await expect(run(inWork, 'c', async () => 'never')).rejects.toThrow('edge.busy');
  first.end();
  await answers[0];
  expect(await run(inWork, 'c', async () => 'now')).toBe('now');
  second.end();
  await answers[1];
  expect(inWork.count()).toBe(0);
});

it('tells a caller after the limit, and counts the act until it ends', async () => {
  const inWork = createInWork({ most: 1, ms: 800 });
  const slow = open();
  const answer = run(inWork, '/wps/slow', slow.act).catch((err: unknown) => err);
  vi.advanceTimersByTime(799);
  expect(inWork.count()).toBe(1);
  vi.advanceTimersByTime(201);
  const late = await answer;
  expect(late).toBeInstanceOf(TookTooLong);
  expect(String(late)).toContain('/wps/slow took longer than 800 ms');
  expect(inWork.full()).toBe(true);
  slow.end();
  await vi.waitFor(() => expect(inWork.count()).toBe(0));
  vi.advanceTimersByTime(200);
  expect(vi.getTimerCount()).toBe(0);
});

it('hands on what an act throws', async () => {
  const inWork = createInWork({ most: 1, ms: 800 });
  const broken = run(inWork, 'a', async () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  const thrown = run(inWork, 'a', () => {
    throw new Error('at once');
  });
  await expect(thrown).rejects.toThrow('at once');
  expect(inWork.count()).toBe(0);
});
