import { expect, test } from 'vitest';
import { ageOn, isBirthday } from './birthday.ts';

const TODAY = '2026-11-27';

test.each([
  ['1990-02-15', true],
  ['2012-05-01', true],
  ['2026-11-26', true],
  ['2026-11-27', false],
  ['2026-11-28', false],
  ['2199-01-01', false],
  ['1906-11-27', true],
  ['1905-11-27', false],
  ['0001-01-01', false],
])('%s is a birthday: %s', (birthday, right) => {
  expect(isBirthday(birthday, TODAY)).toBe(right);
});

test.each([
  ['2008-11-26', TODAY, 18],
  ['2008-11-27', TODAY, 18],
  ['2008-11-28', TODAY, 17],
  ['2008-12-01', TODAY, 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('who was born on %s is on %s %i years old', (birthday, today, age) => {
  expect(ageOn(birthday, today)).toBe(age);
});
