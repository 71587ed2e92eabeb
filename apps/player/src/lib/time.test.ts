import { expect, it } from 'vitest';
import { dayText, momentText } from './time.ts';

it('speaks Dhaka time whatever the machine’s zone is', () => {
  expect(momentText('2026-03-01T18:30:05.000Z')).toBe('2026-03-02 00:30:05');
  expect(dayText('2026-03-01T17:59:59.000Z')).toBe('2026-03-01');
});
