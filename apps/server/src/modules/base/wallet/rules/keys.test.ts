import { expect, test } from 'vitest';
import { createIds, type Uuid } from '../../../../kernel/ids.ts';
import { systemRandom } from '../../../../kernel/random.ts';
import { hereSince, isAhead, isTooOld, postedSince, timeOfKey } from './keys.ts';

const ms = (iso: string) => Date.parse(iso);
const keyOf = (iso: string) =>
  createIds({ now: () => new Date(iso) }, systemRandom).next<Uuid>() as string;
const TIMELESS = 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6';
const now = ms('2026-05-15T00:00:00Z');
const elsewhere = (key: string, iso: string) =>
  postedSince(key, ms(iso)) < hereSince(new Date(iso));

test('a time-ordered key contains the time it was made, others contain none', () => {
  expect(timeOfKey(keyOf('2026-05-14T01:02:03.004Z'))).toBe(ms('2026-05-14T01:02:03.004Z'));
  expect(timeOfKey(TIMELESS)).toBeNull();
});

test('a key is ahead or too old by its own time only', () => {
  expect(isAhead(keyOf('2026-05-17T23:59:00Z'), now)).toBe(false);
  expect(isAhead(keyOf('2026-05-18T00:01:00Z'), now)).toBe(true);
  expect(isTooOld(keyOf('2026-02-14T00:00:00Z'), now)).toBe(false);
  expect(isTooOld(keyOf('2026-02-01T00:00:00Z'), now)).toBe(true);
  expect(isAhead(TIMELESS, now) || isTooOld(TIMELESS, now)).toBe(false);
});

test.each([
  ['a fresh key in the middle of a month', '2026-05-14T00:00:00Z', '2026-05-15T00:00:00Z', false],
  ['a key of the previous month', '2026-04-30T00:00:00Z', '2026-05-15T00:00:00Z', true],
  ['a fresh key on the second day', '2026-05-02T00:00:00Z', '2026-05-02T01:00:00Z', true],
  ['a fresh key on the last but one', '2026-05-30T00:00:00Z', '2026-05-30T01:00:00Z', true],
])(
  '%s is searched for in other months only when clocks may differ over the end of one',
  (_, made, at, sought) => {
    expect(elsewhere(keyOf(made), at)).toBe(sought);
  },
);

test('a key without time is searched for in the whole window', () => {
  expect(elsewhere(TIMELESS, '2026-05-15T00:00:00Z')).toBe(true);
  expect(postedSince(TIMELESS, now)).toBeLessThan(ms('2026-02-14T00:00:00Z'));
});
