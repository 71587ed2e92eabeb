import { expect, it } from 'vitest';
import { withChanges, withoutOverlays } from './address.ts';

it('sets and removes query fields and keeps the others', () => {
  expect(withChanges('q=tiger&m=login', { m: null, page: 'NOKSHI' })).toBe('?q=tiger&page=NOKSHI');
  expect(withChanges('m=login', { m: null })).toBe('');
});

it('takes every overlay away and leaves the page’s own fields', () => {
  expect(withChanges('q=a&mc=depositv2&d=dp_1&m=verify&round=rd_1', withoutOverlays)).toBe('?q=a');
});
