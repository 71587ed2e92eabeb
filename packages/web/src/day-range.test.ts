import { expect, it } from 'vitest';
import { readDays } from './day-range.ts';

const NOW = Date.parse('2026-03-31T10:00:00Z');
const read = (search: string) => readDays(new URLSearchParams(search), NOW);

it('shows seven days when nothing is asked', () => {
  expect(read('')).toEqual({ preset: '7', from: '2026-03-25', to: '2026-03-31' });
});

it('reads a preset or two days', () => {
  expect(read('range=30').from).toBe('2026-03-02');
  expect(read('range=today')).toEqual({
    preset: 'today',
    from: '2026-03-31',
    to: '2026-03-31',
  });
  expect(read('from=2026-01-01&to=2026-01-31')).toEqual({
    preset: null,
    from: '2026-01-01',
    to: '2026-01-31',
  });
});

it('knows yesterday, over the end of a month, by the clock of Dhaka', () => {
  const late = Date.parse('2026-03-31T18:30:00Z');
  const of = (search: string) => readDays(new URLSearchParams(search), late);
  expect(of('range=today').from).toBe('2026-04-01');
  expect(of('range=yesterday')).toMatchObject({ from: '2026-03-31', to: '2026-03-31' });
});

it('does not follow an address that makes no sense', () => {
  for (const odd of ['from=2026-02-02&to=2026-01-01', 'from=x&to=y', 'range=99', 'from=2026-01-01'])
    expect(read(odd).preset).toBe('7');
});
