import { expect, test } from 'vitest';
import { affiliateCode } from './affiliate-code.ts';
import { typedDay, typedDialingCode } from './fields.ts';
import { bankReference } from './player/checkout.ts';
import { type FieldRule, fieldFault, readField } from './registration/field-fault.ts';
import { STEP } from './registration/pattern-program.ts';
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

/** An operator's own pattern of digits alone: `[0-9]*`. */
const onlyDigits = {
  start: 0,
  steps: [
    [STEP.either, 1, 2],
    [STEP.sign, 0, ...['0', '9'].map((digit) => digit.charCodeAt(0))],
    [STEP.end],
  ],
};

test.each<[string, Partial<FieldRule>, string, string]>([
  [
    'an own pattern on the mobile number',
    { field: 'mobileNum', patternId: 'own', program: onlyDigits },
    '+৮৮০ ১৭১২-৪১৯৪২২',
    '01712419422',
  ],
  [
    'digits on the mobile number',
    { field: 'mobileNum', patternId: 'digits' },
    '০১৭১২-৪১৯৪২২',
    '01712419422',
  ],
  [
    'digits on the mobile number',
    { field: 'mobileNum', patternId: 'digits' },
    '00880 1712 419422',
    '01712419422',
  ],
  [
    'anything on the mobile number',
    { field: 'mobileNum', patternId: 'any' },
    '(01712) 419 422',
    '01712419422',
  ],
  [
    'an own pattern on a document',
    { field: 'idNumber', patternId: 'own', program: onlyDigits },
    '১৯৯০ ১২৩৪ ৫৬৭',
    '19901234567',
  ],
  [
    'digits on a document',
    { field: 'idNumber', patternId: 'digits' },
    '১৯৯০-১২৩৪-৫৬৭',
    '19901234567',
  ],
  [
    'letters and digits',
    { field: 'idNumber', patternId: 'alphanumeric' },
    'BX০১২৩৪৫৬৭৮৯',
    'BX0123456789',
  ],
  [
    'a day',
    { field: 'idNumber', patternId: 'date-ymd', minLength: 10 },
    '১৯৯০/০২/১৫',
    '1990-02-15',
  ],
  ['a code', { field: 'verificationCode', patternId: 'digits', minLength: 6 }, '১২৩ ৪৫৬', '123456'],
  [
    'a payment password',
    { field: 'paymentPassword', patternId: 'digits', minLength: 6 },
    '১২৩৪৫৬',
    '123456',
  ],
  ['what is no number', { field: 'line', patternId: 'any', minLength: 1 }, 'রহিম-১', 'রহিম-১'],
])('a field with %s is read and stored (%j)', (_, rule, typed, stored) => {
  const whole = { ...numberField, maxLength: 20, ...rule };
  expect(readField(whole, typed)).toEqual({ value: stored, fault: null });
});

test('a username is taken as it was typed, since a log-in compares it so', () => {
  const rule = { ...numberField, field: 'username', patternId: 'digits', minLength: 4 };
  expect(readField(rule, '১২৩৪')).toEqual({ value: '১২৩৪', fault: 'pattern' });
});

test.each([
  [typedDay, '১৯৯০-০২-১৫', '1990-02-15'],
  [typedDay, ' 1990/2/15', null],
  [typedDay, '1990–02–15', '1990-02-15'],
  [typedDay, '1990.02.30', null],
  [typedDialingCode, '+৮৮০', '+880'],
  [typedDialingCode, '00880', '+880'],
  [typedDialingCode, 'BD', null],
  [affiliateCode, ' River–০২ ', 'river-02'],
  [bankReference, ' ৯Aক৭BKX ', '9Aক7BKX'],
])('a call reads what was typed (%#: %s)', (field, typed, read) => {
  expect(field.safeParse(typed).data ?? null).toBe(read);
});
