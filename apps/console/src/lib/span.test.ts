import { expect, it } from 'vitest';
import { spansOf, wholeWithin } from './span.ts';

it('says minutes in days, hours and minutes', () => {
  const told = (minutes: number) => spansOf(minutes).map(({ count, unit }) => `${count} ${unit}`);
  expect(told(10)).toEqual(['10 minutes']);
  expect(told(1_440)).toEqual(['1 days']);
  expect(told(1_505)).toEqual(['1 days', '1 hours', '5 minutes']);
});

it('takes the whole numbers of a range and nothing else', () => {
  const minutes = (typed: string) => wholeWithin(typed, [10, 43_200]);
  expect(['10', '43200'].map(minutes)).toEqual([10, 43_200]);
  expect(['9', '43201', '10.5', '', 'x'].map(minutes)).toEqual([null, null, null, null, null]);
});
