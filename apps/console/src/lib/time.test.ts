import { expect, test } from 'vitest';
import { timeText } from './time.ts';

test('times are Dhaka times, year first', () => {
  expect(timeText('2026-11-21T18:30:05.123Z')).toBe('2026-11-22 00:30:05');
});
