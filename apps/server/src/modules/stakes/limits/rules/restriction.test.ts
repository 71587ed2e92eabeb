import { describe, expect, it } from 'vitest';
import { monthsAfter, restrictionAt } from './restriction.ts';

const at = (iso: string) => new Date(iso);
const free = { frozen: false, excludedUntil: null, returnsAt: null, timeOutUntil: null };

describe('the restriction in force', () => {
  const now = at('2026-03-01T00:00:00Z');
  it('is the heaviest of those that overlap', () => {
    const until = at('2026-09-01T00:00:00Z');
    const timeOutUntil = at('2026-03-02T00:00:00Z');
    const all = { ...free, frozen: true, excludedUntil: until, timeOutUntil };
    expect(restrictionAt(all, now)?.kind).toBe('frozen');
    expect(restrictionAt({ ...free, excludedUntil: until, timeOutUntil }, now)).toEqual({
      kind: 'self-excluded',
      until,
    });
    expect(restrictionAt({ ...free, timeOutUntil }, now)?.kind).toBe('time-out');
    expect(restrictionAt(free, now)).toBeNull();
  });

  it('of a self-exclusion outlasts its time until the return that the member asked for', () => {
    const over = { ...free, excludedUntil: at('2026-02-01T00:00:00Z') };
    expect(restrictionAt(over, now)?.kind).toBe('self-excluded');
    const returnsAt = at('2026-03-01T00:00:00.001Z');
    expect(restrictionAt({ ...over, returnsAt }, now)?.kind).toBe('self-excluded');
    expect(restrictionAt({ ...over, returnsAt: now }, now)).toBeNull();
  });

  it('of a time-out is over at its end, not before, and applies again when the clock is set back', () => {
    const standing = { ...free, timeOutUntil: now };
    expect(restrictionAt(standing, now)).toBeNull();
    expect(restrictionAt(standing, at('2026-02-28T23:59:59.999Z'))?.kind).toBe('time-out');
  });
});

describe('months after', () => {
  it.each([
    ['2026-01-15T10:00:00.000Z', 6, '2026-07-15T10:00:00.000Z'],
    ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
    ['2024-02-29T23:59:59.999Z', 60, '2029-02-28T23:59:59.999Z'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(monthsAfter(at(from), months).toISOString()).toBe(to);
  });
});
