import { expect, test } from 'vitest';
import { openBirthday } from './birthday.ts';

test.each([
  ['2000-03-10', '2026-03-09', null],
  ['2000-03-10', '2026-03-10', 2026],
  ['2000-03-10', '2026-03-16', 2026],
  ['2000-03-10', '2026-03-17', null],
  ['2000-12-29', '2027-01-04', 2026],
  ['2000-12-29', '2027-01-05', null],
  ['2000-02-29', '2027-02-28', null],
  ['2000-02-29', '2027-03-01', 2027],
  ['2000-02-29', '2028-02-29', 2028],
])('with a birthday on %s, on %s what is open seven days is of %s', (birthday, today, year) => {
  expect(openBirthday({ birthday, today, days: 7 })).toBe(year);
});
