import { expect, it } from 'vitest';
import { mergeMessages } from './merge-messages.ts';

const numbered = (...numbers: number[]) => numbers.map((number) => ({ number }));
const merged = (newest: number[], older: number[]) =>
  mergeMessages(numbered(...newest), numbered(...older)).map(({ number }) => number);

it('is one run, oldest first, whatever overlaps', () => {
  expect(merged([5, 4, 3], [3, 2, 1])).toEqual([1, 2, 3, 4, 5]);
  expect(merged([2, 1], [])).toEqual([1, 2]);
  expect(merged([], [])).toEqual([]);
});

it('leaves out what is behind a gap', () => {
  expect(merged([9, 8], [5, 4])).toEqual([8, 9]);
});
