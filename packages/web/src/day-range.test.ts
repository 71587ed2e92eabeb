import { expect, it } from 'vitest';
import { isShownOn, readDays, readPlan } from './day-range.ts';

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

it('looks ahead and back in what is planned, today with it (C-041 to C-044)', () => {
  const plan = (search: string) => readPlan(new URLSearchParams(search), NOW);
  const to = (preset: string) => {
    const days = plan(`range=${preset}`);
    return days && [days.preset, days.from, days.to];
  };
  expect(to('next-7')).toEqual(['next-7', '2026-03-31', '2026-04-06']);
  expect(to('next-30')).toEqual(['next-30', '2026-03-31', '2026-04-29']);
  expect(to('7')).toEqual(['7', '2026-03-25', '2026-03-31']);
  expect(to('30')).toEqual(['30', '2026-03-02', '2026-03-31']);
  expect(plan('from=2026-05-01&to=2026-05-02')).toMatchObject({ from: '2026-05-01' });
  for (const nothing of ['', 'range=today', 'from=2026-05-02&to=2026-05-01'])
    expect(plan(nothing)).toBeNull();
});

it('finds what is shown on a day of the plan, from its first moment to before its last', () => {
  const days = { from: '2026-04-01', to: '2026-04-07' };
  const shown = (from: string | null, until: string | null) => isShownOn(days, { from, until });
  expect(shown(null, null)).toBe(true);
  expect(shown('2026-04-07T17:59:59.999Z', null)).toBe(true);
  expect(shown('2026-04-07T18:00:00.000Z', null)).toBe(false);
  expect(shown(null, '2026-03-31T18:00:00.000Z')).toBe(false);
  expect(shown(null, '2026-03-31T18:00:00.001Z')).toBe(true);
  expect(shown('2026-01-01T00:00:00.000Z', '2026-12-31T00:00:00.000Z')).toBe(true);
});
