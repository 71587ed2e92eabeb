import { PROFILES } from '@nokshi/contract/player/limits.ts';
import { describe, expect, it } from 'vitest';
import { periodsOf, profileAt, profileOf, stricterOf } from './profiles.ts';

const at = (iso: string) => new Date(iso);
const periods = 'calendar';
const shipped = profileOf;
const noon = at('2026-04-15T06:00:00.000Z');

describe('every profile', () => {
  it.each(PROFILES)('%s keeps the minimum that no house may go below', (code) => {
    const { riseWaitHours, returnWaitHours, exclusionMonths, timeOutHours, ...rest } =
      shipped(code);
    expect(Math.min(riseWaitHours, returnWaitHours)).toBeGreaterThanOrEqual(24);
    expect(Math.min(...exclusionMonths)).toBeGreaterThanOrEqual(code === 'AU' ? 3 : 6);
    expect(timeOutHours).toEqual([24, 72, 168, 720]);
    expect(rest.checkMinutes).toContain(rest.usualCheckMinutes);
  });

  it('is as strict as itself, and the order of two does not matter', () => {
    for (const a of PROFILES) {
      expect(stricterOf(shipped(a), shipped(a))).toEqual(shipped(a));
      for (const b of PROFILES)
        expect(stricterOf(shipped(a), shipped(b))).toMatchObject({
          riseWaitHours: stricterOf(shipped(b), shipped(a)).riseWaitHours,
          checkMayBeOff: shipped(a).checkMayBeOff && shipped(b).checkMayBeOff,
        });
    }
  });
});

describe('rounds without a press of their own', () => {
  it('are in the profiles of Malta and of the demonstration alone', () => {
    const repeating = PROFILES.filter((code) => shipped(code).autoplay);
    expect(repeating).toEqual(['MGA', 'DEMO']);
    expect(PROFILES.filter((code) => shipped(code).holdToSpin)).toEqual(repeating);
  });

  it('end at once with a stricter profile and begin a day after a looser one', () => {
    const chosen = [
      { code: 'DEMO', periods, setAt: at('2026-04-14T06:00:00.000Z') },
      { code: 'STRICT', periods, setAt: at('2026-04-10T06:00:00.000Z') },
    ] as const;
    const allows = { holdToSpin: true, autoplay: true };
    const forbids = { holdToSpin: false, autoplay: false };
    expect(profileAt(chosen, at('2026-04-15T05:59:59.999Z'))).toMatchObject(forbids);
    expect(profileAt(chosen, noon)).toMatchObject(allows);
    const back = { code: 'UK_STRICT', periods, setAt: noon } as const;
    expect(profileAt([back, ...chosen], noon)).toMatchObject(forbids);
  });
});

describe('the profile in force', () => {
  it('is the strict one before any choice', () => {
    expect(profileAt([], noon)).toEqual(shipped('STRICT'));
  });

  it('tightens at once and loosens a day later', () => {
    const chosen = [{ code: 'AU', periods, setAt: noon }] as const;
    expect(profileAt(chosen, noon)).toMatchObject({ riseWaitHours: 168, checkMayBeOff: false });
    expect(profileAt(chosen, at('2026-04-16T05:59:59.999Z')).checkMayBeOff).toBe(false);
    expect(profileAt(chosen, at('2026-04-16T06:00:00.000Z'))).toEqual(shipped('AU'));
    expect(profileAt(chosen, at('2026-04-15T05:00:00.000Z')).checkMayBeOff).toBe(false);
  });

  it('is not loosened by choosing back and forth', () => {
    const choices = [
      { code: 'STRICT', periods, setAt: at('2026-04-15T05:00:00.000Z') },
      { code: 'MGA', periods, setAt: at('2026-04-14T23:00:00.000Z') },
    ] as const;
    // MGA is the tighter one but for rounds without a press, which the strict one forbids.
    const forbids = { holdToSpin: false, autoplay: false };
    expect(profileAt(choices, noon)).toEqual({ ...shipped('MGA'), ...forbids });
  });
});

describe('the periods of limits', () => {
  const code = 'STRICT';
  const rolling = { code, periods: 'rolling', setAt: at('2026-04-10T06:00:00.000Z') } as const;
  const back = { code, periods, setAt: noon } as const;

  it('are those of the calendar before any choice', () => {
    expect(periodsOf([])).toEqual({ periods: 'calendar', bothUntil: null });
    expect(periodsOf([back])).toEqual({ periods: 'calendar', bothUntil: null });
  });

  it('are both for a day after a change, in either direction', () => {
    const bothUntil = at('2026-04-11T06:00:00.000Z');
    expect(periodsOf([rolling])).toEqual({ periods: 'rolling', bothUntil });
    const later = at('2026-04-16T06:00:00.000Z');
    expect(periodsOf([back, rolling])).toEqual({ periods: 'calendar', bothUntil: later });
  });

  it('change by choices of periods alone, not of a profile', () => {
    const other = { ...back, code: 'AU', setAt: at('2026-04-15T20:00:00.000Z') } as const;
    expect(periodsOf([other, back, rolling])).toEqual(periodsOf([back, rolling]));
  });
});
