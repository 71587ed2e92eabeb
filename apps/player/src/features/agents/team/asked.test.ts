import { expect, test } from 'vitest';
import { daysUpTo, readFilter, readProduct } from './asked.ts';

const read = (query: string) => new URLSearchParams(query);

test('an address that says nothing asks for the usual ones, in the agent’s own line', () => {
  expect(readFilter(read(''), 'direct')).toEqual({ scope: 'direct' });
  expect(readFilter(read('scope=everyone&query=%20&under='), 'team')).toEqual({ scope: 'team' });
  expect(readProduct(read(''))).toEqual({});
});

test('a branch, a name and a product are read from the address', () => {
  const asked = read('scope=team&under=mbr_1&query=%20Karim&product=RNG');
  expect(readFilter(asked, 'direct')).toEqual({ scope: 'team', under: 'mbr_1', query: 'karim' });
  expect(readProduct(asked)).toEqual({ category: 'RNG' });
});

test('thirty days end with the last one, over the end of a month', () => {
  expect(daysUpTo('2026-03-11', 30)).toEqual({ from: '2026-02-10', to: '2026-03-11' });
});
