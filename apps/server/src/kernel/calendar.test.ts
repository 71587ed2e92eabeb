import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  daysSpan,
  dayStart,
  nextSpan,
  type Period,
  previousSpan,
  spanOf,
} from './calendar.ts';

const PERIODS: readonly Period[] = ['D', 'W', 'H', 'M'];
const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2050-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const periods = fc.constantFrom(...PERIODS);

describe('the business calendar', () => {
  it('starts a day at midnight in Dhaka, six hours before UTC', () => {
    expect(dayOf(new Date('2026-03-01T17:59:59.999Z'))).toBe('2026-03-01');
    expect(dayOf(new Date('2026-03-01T18:00:00.000Z'))).toBe('2026-03-02');
    expect(dayStart('2026-03-02')?.toISOString()).toBe('2026-03-01T18:00:00.000Z');
  });

  it.each([
    ['D', '2026-02-27T18:00:00.000Z', '2026-02-28T18:00:00.000Z'],
    ['W', '2026-02-22T18:00:00.000Z', '2026-03-01T18:00:00.000Z'],
    ['H', '2026-02-15T18:00:00.000Z', '2026-02-28T18:00:00.000Z'],
    ['M', '2026-01-31T18:00:00.000Z', '2026-02-28T18:00:00.000Z'],
  ] as const)('puts noon of Saturday 28 February 2026 into its period %s', (period, start, end) => {
    const span = spanOf(period, new Date('2026-02-28T06:00:00Z'));
    expect([span.start.toISOString(), span.end.toISOString()]).toEqual([start, end]);
  });

  it('ends the second half of February at the leap day', () => {
    const span = spanOf('H', new Date('2028-02-20T00:00:00Z'));
    expect(span.end.toISOString()).toBe('2028-02-29T18:00:00.000Z');
  });

  it('contains the instant, start included and end excluded', () => {
    fc.assert(
      fc.property(periods, instants, (period, at) => {
        const span = spanOf(period, at);
        expect(span.start <= at && at < span.end).toBe(true);
        expect(spanOf(period, span.start)).toEqual(span);
        expect(spanOf(period, span.end).start).toEqual(span.end);
      }),
    );
  });

  it('covers time without a gap and without an overlap', () => {
    fc.assert(
      fc.property(periods, instants, (period, at) => {
        const span = spanOf(period, at);
        expect(nextSpan(period, span).start).toEqual(span.end);
        expect(previousSpan(period, span).end).toEqual(span.start);
        expect(previousSpan(period, nextSpan(period, span))).toEqual(span);
      }),
    );
  });

  it('splits months into halves and weeks into seven days', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const month = spanOf('M', at);
        const first = spanOf('H', month.start);
        expect(nextSpan('H', first).end).toEqual(month.end);
        const week = spanOf('W', at);
        expect(week.end.getTime() - week.start.getTime()).toBe(7 * 86_400_000);
        expect(new Date(`${dayOf(week.start)}T00:00:00Z`).getUTCDay()).toBe(1);
      }),
    );
  });

  it('reads a range of days, both included, and rejects a day that does not exist', () => {
    expect(daysSpan('2026-01-01', '2026-01-31')).toEqual(spanOf('M', new Date('2026-01-10')));
    expect(daysSpan('2026-02-30', '2026-03-01')).toBeNull();
    expect(daysSpan('2026-03-02', '2026-03-01')).toBeNull();
    expect(dayStart('20260301')).toBeNull();
  });
});
