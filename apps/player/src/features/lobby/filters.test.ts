import { expect, it } from 'vitest';
import { withChanges } from '../../lib/address.ts';
import {
  MINIMUM_BETS,
  classesFor,
  readFilters,
  toClass,
  toMode,
  toMinimumBet,
  toSearch,
  toVendor,
} from './filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search), ['NOKSHI', 'DS88']);

it('reads every filter from the address', () => {
  expect(read('show=fav&page=nokshi&q=lines&min=0.1&class=JP&p=3')).toEqual({
    mode: 'fav',
    vendor: 'NOKSHI',
    search: 'lines',
    minimumBet: '0.1',
    classify: 'JP',
    pages: 3,
  });
});

it('falls back where the address says what we do not know', () => {
  const plain = {
    mode: 'all',
    vendor: null,
    search: '',
    minimumBet: 'all',
    classify: null,
    pages: 1,
  };
  for (const search of [
    '',
    'page=NOBODY',
    'min=7',
    'class=XX',
    'show=nothing',
    'p=0',
    'p=-1',
    'p=x',
    'p=1.5',
  ]) {
    expect(read(search)).toEqual(plain);
  }
  expect(read('p=99999').pages).toBe(50);
});

it('starts over with another vendor and goes back to the first page with another filter', () => {
  expect(withChanges('q=a&min=0.1&class=JP&p=4', toVendor('DS88'))).toBe('?page=DS88');
  expect(withChanges('q=a&page=DS88&class=JP&p=4', toMode('fav'))).toBe('?show=fav');
  expect(withChanges('show=fav&p=4', toMode('all'))).toBe('');
  expect(withChanges('p=4', toClass('JP'))).toBe('?class=JP');
  expect(withChanges('page=DS88&p=4', toMinimumBet('0.5'))).toBe('?page=DS88&min=0.5');
  expect(withChanges('min=0.5&p=4', toMinimumBet('all'))).toBe('');
  expect(withChanges('q=x', toSearch('  '))).toBe('');
});

it('has bingo among the classes only where the house speaks TY', () => {
  expect(classesFor(['EN', 'BN'])).toEqual(['JP', 'TG', 'AC']);
  expect(classesFor(['EN', 'BN', 'TY'])).toEqual(['JP', 'TG', 'AC', 'BG']);
});

it('offers six minimum bets, which the address may name', () => {
  expect(MINIMUM_BETS).toEqual(['all', '0.01', '0.05', '0.1', '0.5', '0.75']);
  for (const bet of MINIMUM_BETS) expect(read(`min=${bet}`).minimumBet).toBe(bet);
});
