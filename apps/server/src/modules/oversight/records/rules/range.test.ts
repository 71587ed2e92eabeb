import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';

const today = '2026-03-10';

test('without dates a list is about the last seven days', () => {
  expect(rangeOf({}, today)).toEqual({ from: '2026-03-04', to: today });
});

test('with an end alone it is the week up to that day', () => {
  expect(rangeOf({ to: '2025-01-03' }, today)).toEqual({ from: '2024-12-28', to: '2025-01-03' });
});

test('with a start alone it goes up to today', () => {
  expect(rangeOf({ from: '2026-01-01' }, today)).toEqual({ from: '2026-01-01', to: today });
});

test('the two days may be 92 days apart and no more', () => {
  expect(rangeOf({ from: '2025-12-08', to: today }, today)).not.toBeNull();
  expect(rangeOf({ from: '2025-12-07', to: today }, today)).toBeNull();
});

test('the same day is a range, the wrong order is none', () => {
  expect(rangeOf({ from: today, to: today }, today)).toEqual({ from: today, to: today });
  expect(rangeOf({ from: today, to: '2026-03-09' }, today)).toBeNull();
});
