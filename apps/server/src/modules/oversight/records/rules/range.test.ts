import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';

const today = '2026-03-10';

test('range: without dates it is the last seven days', () => {
  expect(rangeOf({}, today)).toEqual({ from: '2026-03-04', to: today });
});

test('range: with an end only it is the week up to that day', () => {
  expect(rangeOf({ to: '2025-01-03' }, today)).toEqual({ from: '2024-12-28', to: '2025-01-03' });
});

test('range: with a start only it ends today', () => {
  expect(rangeOf({ from: '2026-01-01' }, today)).toEqual({ from: '2026-01-01', to: today });
});

test('range: the two days may be at most 92 days apart', () => {
  expect(rangeOf({ from: '2025-12-08', to: today }, today)).not.toBeNull();
  expect(rangeOf({ from: '2025-12-07', to: today }, today)).toBeNull();
});

test('range: a single day is valid, the wrong order is not', () => {
  expect(rangeOf({ from: today, to: today }, today)).toEqual({ from: today, to: today });
  expect(rangeOf({ from: today, to: '2026-03-09' }, today)).toBeNull();
});
