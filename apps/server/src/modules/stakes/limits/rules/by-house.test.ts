import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIFT_HOURS, mayLift, isInForce } from './by-house.ts';

const now = new Date('2026-04-15T06:00:00.000Z');
const HOUR = 3_600_000;
const later = (hours: number) => new Date(now.getTime() + hours * HOUR);

describe('a measure of the house', () => {
  const limit = { kind: 'loss', period: 'D', amount: 500n } as const;
  it('is in force while the limit is the same, even if set again since', () => {
    const at = (amount: bigint | null) =>
      isInForce(limit, { limits: [{ ...limit, amount }], timeOutUntil: null, now });
    expect([at(500n), at(400n), at(600n), at(null)]).toEqual([true, false, false, false]);
    const others = [{ ...limit, period: 'W' }];
    expect(isInForce(limit, { limits: others, timeOutUntil: null, now })).toBe(false);
  });

  it('of a time-out is in force until its end, unless another replaced it', () => {
    const act = { kind: 'time-out', until: later(24) } as const;
    const at = (timeOutUntil: Date | null, when = now) =>
      isInForce(act, { limits: [], timeOutUntil, now: when });
    expect([at(later(24)), at(later(72)), at(null)]).toEqual([true, false, false]);
    expect(at(later(24), later(24))).toBe(false);
  });

  it('may be lifted within a day, on whichever side of it a clock jumps (T7)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 100 }), (hours) => {
        expect(mayLift(now, later(hours))).toBe(hours >= 0 && hours < LIFT_HOURS);
      }),
    );
  });
});
