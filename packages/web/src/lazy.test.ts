import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime, PART_MS } from './lazy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits two minutes for a part of the app, and no longer', async () => {
  let ended = false;
  const late = inTime(new Promise<string>(() => {})).catch(() => {
    ended = true;
  });
  expect(PART_MS).toBe(120_000);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await late;
  expect(ended).toBe(true);
});

it('leaves no clock running behind a part that came', async () => {
  expect(await inTime(Promise.resolve('here'))).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});
