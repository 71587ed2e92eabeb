import { describe, expect, it } from 'vitest';
import { restrictionAt, type Standing } from './restriction.ts';
import { idleEndsAt, isLive } from './session-end.ts';

const at = (time: string) => new Date(`2026-03-01T${time}:00.000Z`);

describe('a session', () => {
  it.each([
    ['10:00', '10:00', '10:29', true],
    ['10:00', '10:00', '10:30', false],
    ['10:00', '21:59', '21:59', true],
    ['10:00', '21:59', '22:00', false],
  ])('started %s, last seen %s, is live at %s: %s', (...[started, seen, now, live]) => {
    const session = { startedAt: at(started), seenMs: at(seen).getTime() };
    expect(isLive(session, at(now).getTime())).toBe(live);
  });

  it('shows its earlier end', () => {
    expect(idleEndsAt(at('10:00'), at('10:05'))).toEqual(at('10:35'));
    expect(idleEndsAt(at('10:00'), at('21:50'))).toEqual(at('22:00'));
  });
});

describe('the restriction of a member', () => {
  const free: Standing = {
    frozenAt: null,
    excludedAt: null,
    excludedUntil: null,
    timedOutAt: null,
    timedOutUntil: null,
  };
  const timedOut = { ...free, timedOutAt: at('09:00'), timedOutUntil: at('12:00') };
  const excluded = { ...timedOut, excludedAt: at('09:30'), excludedUntil: at('13:00') };

  it.each([
    ['nothing', free, '10:00', null],
    ['a time-out', timedOut, '11:59', 'time-out'],
    ['a time-out that is over', timedOut, '12:00', null],
    ['an exclusion, heavier', excluded, '10:00', 'self-excluded'],
    ['an exclusion that outlasts', excluded, '12:30', 'self-excluded'],
    ['both over', excluded, '13:00', null],
    ['an exclusion without end', { ...excluded, excludedUntil: null }, '23:00', 'self-excluded'],
    ['a clock that was set back', timedOut, '08:00', 'time-out'],
    ['a freeze, heaviest', { ...excluded, frozenAt: at('08:00') }, '10:00', 'frozen'],
  ] as const)('%s', (...[, standing, now, restriction]) => {
    expect(restrictionAt(standing, at(now))).toBe(restriction);
  });
});
