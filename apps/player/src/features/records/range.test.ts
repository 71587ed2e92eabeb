import { expect, it } from 'vitest';
import { readRange } from './range.ts';

const NOW = Date.parse('2026-03-31T10:00:00Z');
const read = (search: string) => readRange(new URLSearchParams(search), NOW);

it('shows seven days when nothing is asked', () => {
  expect(read('')).toEqual({ preset: '7', from: '2026-03-25', to: '2026-03-31' });
});

it('reads a preset or two days', () => {
  expect(read('range=30').from).toBe('2026-03-02');
  expect(read('range=1')).toEqual({ preset: '1', from: '2026-03-31', to: '2026-03-31' });
  expect(read('from=2026-01-01&to=2026-01-31')).toEqual({
    preset: null,
    from: '2026-01-01',
    to: '2026-01-31',
  });
});

it('does not follow an address that makes no sense', () => {
  for (const odd of ['from=2026-02-02&to=2026-01-01', 'from=x&to=y', 'range=99', 'from=2026-01-01'])
    expect(read(odd).preset).toBe('7');
});
