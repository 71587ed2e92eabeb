import { expect, test } from 'vitest';
import { nextPlace } from './arrows.ts';

const UP = [0, -1] as const;
const RIGHT = [1, 0] as const;

test('an arrow goes to the next place in its direction, the nearest in the row first', () => {
  const places = [
    [100, 0],
    [50, 30],
    [30, 0],
    [-40, 0],
  ] as const;
  expect(nextPlace([0, 0], RIGHT, places)).toBe(2);
});

test('a place beside is none in this direction, and an edge is an edge', () => {
  expect(nextPlace([0, 0], UP, [[60, -10]])).toBeNull();
  expect(nextPlace([0, 0], UP, [[0, 40]])).toBeNull();
  expect(nextPlace([0, 0], UP, [[10, -40]])).toBe(0);
});
