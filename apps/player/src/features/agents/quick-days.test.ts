import { expect, test } from 'vitest';
import { quickDays, readQuickDays } from './quick-days.ts';

/** A Tuesday, half past midnight in Dhaka; the day before in UTC. */
const NOW = Date.parse('2026-03-16T18:30:00.000Z');

test.each([
  ['today', '2026-03-17', '2026-03-17'],
  ['yesterday', '2026-03-16', '2026-03-16'],
  ['this-week', '2026-03-16', '2026-03-17'],
  ['last-week', '2026-03-09', '2026-03-15'],
  ['this-half', '2026-03-16', '2026-03-17'],
  ['this-month', '2026-03-01', '2026-03-17'],
  ['last-month', '2026-02-01', '2026-02-28'],
] as const)('%s is %s to %s in the days of Dhaka', (preset, from, to) => {
  expect(quickDays(preset, NOW)).toEqual({ preset, from, to });
});

test('a week begins on Monday also where today is a Sunday, and the half-month on the 1st until the 15th', () => {
  const sunday = Date.parse('2026-03-15T06:00:00.000Z');
  expect(quickDays('this-week', sunday)).toMatchObject({ from: '2026-03-09', to: '2026-03-15' });
  expect(quickDays('this-half', sunday)).toMatchObject({ from: '2026-03-01', to: '2026-03-15' });
});

test('two dates of the address come before a preset, and an unknown preset is none', () => {
  const read = (query: string) => readQuickDays(new URLSearchParams(query), NOW, 'today');
  expect(read('from=2026-01-01&to=2026-01-31&range=today')).toEqual({
    preset: null,
    from: '2026-01-01',
    to: '2026-01-31',
  });
  expect(read('range=nonsense')).toMatchObject({ preset: 'today' });
  expect(read('from=2026-02-01&to=2026-01-01')).toMatchObject({ preset: 'today' });
});
