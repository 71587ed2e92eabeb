import { expect, test } from 'vitest';
import { fieldTime, instantOf, timeText } from './time.ts';

test('times are Dhaka times, year first', () => {
  expect(timeText('2026-11-21T18:30:05.123Z')).toBe('2026-11-22 00:30:05');
});

test('a field has Dhaka time and gives the same instant back', () => {
  expect(fieldTime('2026-11-21T18:30:00.000Z')).toBe('2026-11-22T00:30');
  expect(instantOf('2026-11-22T00:30')).toBe('2026-11-21T18:30:00.000Z');
  expect([fieldTime(null), instantOf('')]).toEqual(['', null]);
});
