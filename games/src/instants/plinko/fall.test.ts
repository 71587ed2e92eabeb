import { binOf, plinkoPays } from '@nokshi/house-math/instants/plinko.ts';
import { expect, test } from 'vitest';
import { binText, fallFrames, pinsOf, spotsOf } from './fall.ts';

test('the ball ends over the bin that its path leads to', () => {
  const path = [1, 0, 1, 1, 0, 1, 1, 1];
  const end = spotsOf(path).at(-1);
  expect(end).toEqual({ x: binOf(path) - path.length / 2, y: path.length });
});

test('the ball meets a pin in each row', () => {
  const path = [0, 0, 1, 0, 1, 1, 0, 0];
  spotsOf(path)
    .slice(0, -1)
    .forEach(({ x, y }) => expect(pinsOf(y)).toContain(x));
});

test('the fall goes forward in time from the top to the bin', () => {
  const path = Array.from({ length: 16 }, (_, i) => i % 2);
  const times = fallFrames(path).map(({ at }) => at);
  expect(times[0]).toBe(0);
  expect(times.at(-1)).toBe(1);
  expect(times.toSorted((one, other) => one - other)).toEqual(times);
  expect(fallFrames(path).at(-1)?.x).toBe(spotsOf(path).at(-1)?.x);
});

test('a bin says its pay in the shortest form', () => {
  expect(plinkoPays(8, 'high').map(binText)).toEqual([
    '28',
    '4.3',
    '1.5',
    '0.25',
    '0.2',
    '0.25',
    '1.5',
    '4.3',
    '28',
  ]);
});
