import { expect, it } from 'vitest';
import { byDay } from './by-day.ts';

it('gathers rows under their Dhaka day and keeps their order', () => {
  const rows = ['2026-03-01T19:00:00Z', '2026-03-01T18:00:00Z', '2026-03-01T10:00:00Z'];
  expect(byDay(rows, (row) => row)).toEqual([
    { day: '2026-03-02', rows: rows.slice(0, 2) },
    { day: '2026-03-01', rows: rows.slice(2) },
  ]);
});
