import { expect, test } from 'vitest';
import { heldBack, newOn } from './held-back.ts';

const shown = new Set(['c', 'd']);

test.each([
  ['nothing new', ['c', 'd'], 0],
  ['two came before what is read', ['a', 'b', 'c', 'd'], 2],
  ['what came last or was turned to stands after it', ['c', 'd', 'e'], 0],
  ['one that is read left the list', ['a', 'd'], 1],
  ['all that was read left the list', ['a', 'b'], 0],
  ['the list is empty', [], 0],
])('%s', (_, keys, held) => {
  expect(heldBack(keys, shown)).toBe(held);
});

test('a list that was empty holds nothing back', () => {
  expect(heldBack(['a'], new Set())).toBe(0);
});

const at = (desks: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(desks).map(([desk, ids]) => [desk, new Set(ids)]));

test('work is new where it did not wait before, whatever left meanwhile', () => {
  const before = at({ '/claims': ['1', '2'], '/feedback': ['7'] });
  expect(newOn(before, at({ '/claims': ['2', '3'], '/feedback': [] }))).toEqual(['/claims']);
  expect(newOn(before, at({ '/claims': ['1'] }))).toEqual([]);
});

test('the first look at a desk is no news', () => {
  expect(newOn(at({}), at({ '/claims': ['1'] }))).toEqual([]);
});
