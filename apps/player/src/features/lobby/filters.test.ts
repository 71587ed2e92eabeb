import { expect, it } from 'vitest';
import { withChanges } from '../../lib/address.ts';
import { readFilters, toMinimumBet, toSearch, toVendor } from './filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search), ['NOKSHI', 'DS88']);

it('reads every filter from the address', () => {
  expect(read('page=nokshi&q=lines&min=0.1&p=3')).toEqual({
    vendor: 'NOKSHI',
    search: 'lines',
    minimumBet: '0.1',
    pages: 3,
  });
});

it('falls back where the address says what we do not know', () => {
  const plain = { vendor: null, search: '', minimumBet: 'all', pages: 1 };
  for (const search of ['', 'page=NOBODY', 'min=7', 'p=0', 'p=-1', 'p=x', 'p=1.5']) {
    expect(read(search)).toEqual(plain);
  }
  expect(read('p=99999').pages).toBe(50);
});

it('starts over with another vendor and goes back to the first page with another filter', () => {
  expect(withChanges('q=a&min=0.1&p=4', toVendor('DS88'))).toBe('?page=DS88');
  expect(withChanges('page=DS88&p=4', toMinimumBet('0.5'))).toBe('?page=DS88&min=0.5');
  expect(withChanges('min=0.5&p=4', toMinimumBet('all'))).toBe('');
  expect(withChanges('q=x', toSearch('  '))).toBe('');
});
