import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoopDelay } from './loop-delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loop delay: the smaller of the last two, and zero once the loop is on time again', () => {
  let at = 0;
  const delay = createLoopDelay(() => at);
  const lookAfter = (ms: number) => {
    at += ms;
    vi.advanceTimersByTime(50);
  };
  delay.start();
  lookAfter(50);
  expect(delay.ms()).toBe(0);
  lookAfter(2_050);
  expect(delay.ms()).toBe(0);
  lookAfter(550);
  expect(delay.ms()).toBe(500);
  lookAfter(50);
  expect(delay.ms()).toBe(0);
  delay.stop();
});
