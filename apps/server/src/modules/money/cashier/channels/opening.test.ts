import { WEEKDAYS } from '@nokshi/contract/channel-fields.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingAt } from './opening.ts';

const week = (span: string) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, span])) as Parameters<typeof openingAt>[0];
/** An instant of Dhaka; 2026-03-02 is a Monday. */
const dhaka = (text: string) => new Date(`${text}+06:00`);
const OFFICE = { ...week('10:00-18:00'), fri: '', sat: '10:00-13:30' };

test.each([
  ['2026-03-02T09:59:59.999', false, '2026-03-02T10:00'],
  ['2026-03-02T10:00', true, '2026-03-02T18:00'],
  ['2026-03-02T17:59:59.999', true, '2026-03-02T18:00'],
  ['2026-03-02T18:00', false, '2026-03-03T10:00'],
  ['2026-03-05T18:00', false, '2026-03-07T10:00'],
  ['2026-03-06T12:00', false, '2026-03-07T10:00'],
  ['2026-03-07T13:30', false, '2026-03-08T10:00'],
])('at %s office hours are open: %s, until %s', (at, open, turnsAt) => {
  expect(openingAt(OFFICE, dhaka(at))).toEqual({ open, turnsAt: dhaka(turnsAt) });
});

const minute = fc
  .integer({ min: 0, max: 60 * 24 * 30 })
  .map((n) => new Date(dhaka('2026-03-02T00:00').getTime() + n * 60_000));

test('opening: hours all day on all days never close, and empty hours never open', () => {
  fc.assert(
    fc.property(minute, (at) => {
      expect(openingAt(week('00:00-24:00'), at)).toEqual({ open: true, turnsAt: null });
      expect(openingAt(week(''), at)).toEqual({ open: false, turnsAt: null });
    }),
  );
});

test('opening: spans that meet at midnight are one span', () => {
  const night = { ...week(''), mon: '20:00-24:00', tue: '00:00-02:00' };
  const until = dhaka('2026-03-03T02:00');
  expect(openingAt(night, dhaka('2026-03-02T23:59'))).toEqual({ open: true, turnsAt: until });
  expect(openingAt(night, dhaka('2026-03-03T00:00'))).toEqual({ open: true, turnsAt: until });
  expect(openingAt(night, until)).toEqual({ open: false, turnsAt: dhaka('2026-03-09T20:00') });
});

const clock = fc.integer({ min: 0, max: 24 * 60 });
const pad = (n: number) => String(n).padStart(2, '0');
const text = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
const span = fc.oneof(
  fc.constant(''),
  fc.constant('00:00-24:00'),
  fc
    .tuple(clock, clock)
    .filter(([from, until]) => from < until)
    .map(([from, until]) => `${text(from)}-${text(until)}`),
);
const someHours = fc
  .tuple(span, span, span, span, span, span, span)
  .map((spans) => Object.fromEntries(WEEKDAYS.map((day, n) => [day, spans[n]])) as typeof OFFICE);
test('opening: the state holds until the announced turn and changes there', () => {
  fc.assert(
    fc.property(
      someHours,
      minute,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (of, at, part) => {
        const { open, turnsAt } = openingAt(of, at);
        if (!turnsAt) return;
        const between = at.getTime() + part * (turnsAt.getTime() - at.getTime());
        expect(openingAt(of, new Date(between)).open).toBe(open);
        expect(openingAt(of, turnsAt).open).toBe(!open);
        expect(turnsAt.getTime() - at.getTime()).toBeLessThanOrEqual(7 * 86_400_000);
      },
    ),
  );
});
