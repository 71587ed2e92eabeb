import { expect, test } from 'vitest';
import { dayText, fieldTime, instantOf, timeText } from './time.ts';

test('times are Dhaka times, year first, whatever the zone of the machine', () => {
  expect(timeText('2026-11-21T18:30:05.123Z')).toBe('2026-11-22 00:30:05');
  expect(dayText('2026-03-01T17:59:59.000Z')).toBe('2026-03-01');
  expect(dayText(Date.parse('2026-03-01T18:00:00.000Z'))).toBe('2026-03-02');
});

test('a field has Dhaka time and gives the same instant back', () => {
  expect(fieldTime('2026-11-21T18:30:00.000Z')).toBe('2026-11-22T00:30');
  expect(instantOf('2026-11-22T00:30')).toBe('2026-11-21T18:30:00.000Z');
  expect([fieldTime(null), instantOf('')]).toEqual(['', null]);
});
