import { expect, test } from 'vitest';
import { fieldFault } from './registration/field-fault.ts';
import { plainNumber } from './typed-number.ts';

const numberField = {
  enabled: true,
  required: true,
  patternId: 'mobile-bd',
  program: null,
  minLength: 11,
  maxLength: 14,
};

test.each([
  ['০১৭১৮৪১৯৪২১', '01718419421'],
  ['01712-419422', '01712419422'],
  ['+880 1712 419423', '+8801712419423'],
  ['008801712419424', '+8801712419424'],
  ['＋８８０ （１７１２） ４１９４２５', '+8801712419425'],
  ['01712‑419–426', '01712419426'],
])('the registration form takes the number %s', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
  expect(fieldFault(numberField, typed)).toBeNull();
});

test.each(['01212-345678', '01712 41942', '+1 202 555 0100', 'call me'])(
  'the registration form refuses %s',
  (typed) => expect(fieldFault(numberField, typed)).not.toBeNull(),
);
