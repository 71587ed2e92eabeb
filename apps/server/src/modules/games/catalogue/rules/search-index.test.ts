import { expect, test } from 'vitest';
import { searchIndex } from './search-index.ts';

const TEXTS = [
  'Tiger lines কাঁথা লাইন tiger-lines',
  'Tiger river বাঘের নদী tiger-river',
  'Monsoon clusters বর্ষার গুচ্ছ monsoon-clusters',
  'Bengal paper tigers কাগজের বাঘ paper-tigers',
  'Tighten up টান',
];
const search = searchIndex(TEXTS);
/** The matching texts, best first. */
const found = (query: string) =>
  [...search(query)]
    .map((fit, place) => ({ fit, place }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || a.place - b.place)
    .map(({ place }) => place);

test('search: a whole word ranks above a prefix; an infix is found only without either', () => {
  expect(found('tiger')).toEqual([0, 1, 3]);
  expect(found('tig')).toEqual([0, 1, 3, 4]);
  expect(found('iger')).toEqual([0, 1, 3]);
});

test.each([
  ['tigre', [0, 1, 3]],
  ['tger', [0, 1, 3]],
  ['tigger', [0, 1, 3]],
  ['monsson', [2]],
  ['monsonn clsuters', [2]],
  ['বরষার', [2]],
  ['গুছ্ছ', [2]],
  ['কাথা', [0]],
])('search: the typing error %s is forgiven', (typed, places) => {
  expect(found(typed)).toEqual(places);
});

test('search: errors are forgiven only without an exact match, and never in short words', () => {
  expect(found('lines')).toEqual([0]);
  expect(found('tix')).toEqual([]);
  expect(found('zzzzzzzz')).toEqual([]);
});

test('search: every word has to match, in either language and in any order', () => {
  expect(found('river tiger')).toEqual([1]);
  expect(found('নদী tiger')).toEqual([1]);
  expect(found('monsoon tiger')).toEqual([]);
});

test('search: punctuation alone finds nothing, and a long text is no fault', () => {
  expect(found('.* %')).toEqual([]);
  expect(found('')).toEqual([]);
  expect(found('x'.repeat(10_000))).toEqual([]);
});
