import { expect, test } from 'vitest';
import { braked, travelled } from './reels.ts';

test('a reel draws back a little, then speeds up and keeps its speed', () => {
  expect(travelled(0)).toBeCloseTo(0, 9);
  const lowest = Math.min(...Array.from({ length: 100 }, (_, at) => travelled(at * 10)));
  expect(lowest).toBeLessThan(-0.15);
  expect(lowest).toBeGreaterThan(-0.4);
  const rows = (from: number) => travelled(from + 100) - travelled(from);
  expect(rows(150)).toBeLessThan(rows(300));
  expect(rows(600)).toBeCloseTo(rows(2_000), 6);
});

test('a reel that is braked never goes back and still moves when it hits its stop', () => {
  expect(braked(0)).toBe(0);
  expect(braked(1)).toBeCloseTo(1, 9);
  const ways = Array.from({ length: 101 }, (_, at) => braked(at / 100));
  expect(ways).toEqual(ways.toSorted((one, other) => one - other));
  expect(1 - (ways[99] ?? 0)).toBeGreaterThan(0.003);
});
