import { expect, test } from 'vitest';
import { filtersOf } from './filters.ts';

const of = (search: string) => filtersOf(new URLSearchParams(search), ['state', 'query']);

test('a view keeps the filters of its desk and nothing else of the address', () => {
  expect(of('state=REVIEW&w=wdr_1')).toBe('state=REVIEW');
  expect(of('w=wdr_1')).toBe('');
  expect(of('state=')).toBe('');
});

test('the same filters are the same view in whatever order they were chosen', () => {
  expect(of('state=A&query=a b')).toBe(of('query=a+b&state=A'));
});
