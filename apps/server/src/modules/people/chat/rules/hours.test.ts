import { describe, expect, it } from 'vitest';
import { isOpen, opensNext } from './hours.ts';

const NINE_TO_FIVE = { from: '09:00', until: '17:00' };
/** Closed on Friday, as offices in Dhaka are. */
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((day) => (day === 4 ? null : NINE_TO_FIVE));
const ALWAYS = WEEK.map(() => ({ from: '00:00', until: '24:00' }));
/** 26 November 2026 is a Thursday. */
const dhaka = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00.000+06:00`);

describe('the hours of the desk', () => {
  it.each([
    ['08:59', false],
    ['09:00', true],
    ['16:59', true],
    ['17:00', false],
  ])('at %s of a working day in Dhaka: %s', (time, open) => {
    expect(isOpen(WEEK, dhaka(26, time))).toBe(open);
  });

  it('are closed on a day without hours', () => {
    expect(isOpen(WEEK, dhaka(27, '12:00'))).toBe(false);
  });

  it('may be the whole day', () => {
    for (const time of ['00:00', '12:00', '23:59'])
      expect(isOpen(ALWAYS, dhaka(27, time))).toBe(true);
  });

  it.each([
    ['later today', dhaka(26, '07:00'), dhaka(26, '09:00')],
    ['after a day without', dhaka(26, '18:00'), dhaka(28, '09:00')],
    ['on that day', dhaka(27, '12:00'), dhaka(28, '09:00')],
  ])('open next %s', (_, at, next) => {
    expect(opensNext(WEEK, at)).toEqual(next);
  });

  it('begin a week later when only one day has hours', () => {
    const mondays = WEEK.map((hours, day) => (day === 0 ? hours : null));
    expect(opensNext(mondays, dhaka(23, '18:00'))).toEqual(dhaka(30, '09:00'));
  });

  it('never begin when no day has hours', () => {
    expect(opensNext(Array(7).fill(null), dhaka(26, '12:00'))).toBeNull();
  });
});
