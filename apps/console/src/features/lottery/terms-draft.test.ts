import { expect, test } from 'vitest';
import { aLottery } from '../../testing/lottery.ts';
import { draftOf, faultsOf, termsOf } from './terms-draft.ts';

const TERMS = aLottery().terms;
const draft = draftOf(TERMS);

test('terms come back from their fields as they were', () => {
  expect(termsOf(draft)).toEqual(TERMS);
  const weekly = { ...TERMS, drawTime: '15:15', drawDays: [1, 4], drawDates: [1, 16] };
  expect(termsOf(draftOf(weekly))).toEqual(weekly);
});

test('days of the month may be parted by anything, in Bengali digits as well', () => {
  expect(termsOf({ ...draft, drawDates: '১৬, 1' }).drawDates).toEqual([1, 16]);
});

test.each([
  ['bet', { bet: '1940' }],
  ['intervalSeconds', { intervalSeconds: '70' }],
  ['closesBeforeSeconds', { closesBeforeSeconds: '60' }],
  ['cancelBeforeSeconds', { cancelBeforeSeconds: '55' }],
  ['drawDates', { drawDates: '1 32' }],
] as const)('a fault is at its field: %s', (field, typed) => {
  expect(Object.keys(faultsOf({ ...draft, ...typed }, 'house'))).toEqual([field]);
});

test('a draw of others needs its time', () => {
  expect(faultsOf(draft, 'external')).toEqual({ drawTime: 'app.required' });
  expect(faultsOf({ ...draft, drawTime: '15:15' }, 'external')).toEqual({});
});
