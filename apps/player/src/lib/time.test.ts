import { expect, it } from 'vitest';
import { byDay, dayText, momentText } from './time.ts';

it('speaks Dhaka time whatever the machine’s zone is', () => {
  expect(momentText('2026-03-01T18:30:05.000Z')).toBe('2026-03-02 00:30:05');
  expect(dayText('2026-03-01T17:59:59.000Z')).toBe('2026-03-01');
});

it('gathers rows under their Dhaka day and keeps their order', () => {
  const rows = ['2026-03-01T19:00:00Z', '2026-03-01T18:00:00Z', '2026-03-01T10:00:00Z'];
  expect(byDay(rows, (row) => row)).toEqual([
    { day: '2026-03-02', rows: rows.slice(0, 2) },
    { day: '2026-03-01', rows: rows.slice(2) },
  ]);
});
