import { expect, test } from 'vitest';
import { circleIn } from './no-circles.ts';

const of = (imports: Record<string, string[]>) => circleIn(new Map(Object.entries(imports)));

test('files that share one below them wait for nobody', () => {
  expect(of({ entry: ['a', 'b'], a: ['shared'], b: ['shared', 'a'], shared: [] })).toBeNull();
});

test('two files that import each other are named, and what led to them is not', () => {
  expect(of({ entry: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
  expect(of({ entry: ['entry'] })).toEqual(['entry', 'entry']);
});
