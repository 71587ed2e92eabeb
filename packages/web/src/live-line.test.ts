import { expect, it } from 'vitest';
import { waitBefore } from './live-line.ts';

it('waits longer after each failure, up to half a minute and a quarter of jitter', () => {
  expect([0, 1, 2, 3].map((attempt) => waitBefore(attempt, 0))).toEqual([1000, 2000, 4000, 8000]);
  expect(waitBefore(40, 0)).toBe(30_000);
  expect(waitBefore(40, 1)).toBe(37_500);
});
