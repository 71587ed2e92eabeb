import { expect, test } from 'vitest';
import { pagesShown } from './pages-shown.ts';

const text = (at: number, of: number) =>
  pagesShown(at, of)
    .map((page) => (page === null ? '…' : page === at ? `[${page + 1}]` : `${page + 1}`))
    .join(' ');

test.each([
  [0, 1, '[1]'],
  [1, 3, '1 [2] 3'],
  [0, 12, '[1] 2 3 … 12'],
  [2, 12, '1 2 [3] 4 … 12'],
  [3, 12, '1 2 3 [4] 5 … 12'],
  [6, 12, '1 … 6 [7] 8 … 12'],
  [11, 12, '1 … 10 11 [12]'],
])('three pages around the open one and one at each end: %i of %i is %s', (at, of, expected) => {
  expect(text(at, of)).toBe(expected);
});
