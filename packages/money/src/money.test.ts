import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyRate,
  formatAmount,
  isUnclearAmount,
  parseAmount,
  parseDecimal,
  parseRate,
  plainAmount,
  takaText,
  toDecimal,
} from './index.ts';

describe('reading an amount from outside', () => {
  const refused = [
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '-1',
    '+1',
    '0.001',
    '9e15',
    '',
    '.',
    '1.',
    '.5',
    '01',
    'NaN',
    'Infinity',
    '0',
    '0.00',
    '1,000',
    '১',
    '99999999999999',
  ];
  test.each(refused)('refuses %j', (text) => expect(parseAmount(text)).toBeNull());
  test('takes whole and fractional amounts', () => {
    expect(parseAmount('1')).toBe(100n);
    expect(parseAmount('0.01')).toBe(1n);
    expect(parseAmount('1234567.8')).toBe(123456780n);
  });
});

describe('an amount that a person types', () => {
  test.each([
    ['1,234', '1234'],
    ['1,234,567.5', '1234567.5'],
    ['1,00,000', '100000'],
    ['12,34,567.89', '1234567.89'],
    ['১,০০,০০০', '100000'],
    ['১২.৫০', '12.50'],
    ['1 234 567', '1234567'],
    ['1\u00a0234', '1234'],
    [' ৳ 500 ', '500'],
    ['500', '500'],
  ])('%j is read as %s', (typed, plain) => {
    expect(plainAmount(typed)).toBe(plain);
    expect(isUnclearAmount(typed)).toBe(false);
  });
  test.each([
    '12,5',
    '150,50',
    '100,50',
    '১২,৫',
    '1,0000',
    '1,23,45',
    '1234,567',
    '12 5',
    '1,234,56',
  ])('%j is refused with a question, never ten or a hundred times as much', (typed) => {
    expect(parseAmount(plainAmount(typed))).toBeNull();
    expect(isUnclearAmount(typed)).toBe(true);
  });
  test.each(['', 'abc', '1.234,50', '-5', '1e3'])('%j is refused as no amount', (typed) => {
    expect(parseAmount(plainAmount(typed))).toBeNull();
    expect(isUnclearAmount(typed)).toBe(false);
  });
  test('every amount is read back from the form that people see, by thousands and by lakhs', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 999_999_999_999n }), (minor) => {
        expect(parseAmount(plainAmount(formatAmount(minor)))).toBe(minor);
        const [whole = '', fraction = ''] = toDecimal(minor).split('.');
        const lakhs = whole.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
        expect(parseAmount(plainAmount(`৳${lakhs}.${fraction}`))).toBe(minor);
      }),
    );
  });
});

test('every amount survives the wire', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      (minor) => parseDecimal(toDecimal(minor)) === minor,
    ),
  );
});

test('an amount in words has its sign before that of taka', () => {
  expect([takaText(100000n), takaText(-2969983n)]).toEqual(['৳1,000.00', '−৳29,699.83']);
});

test('people read two decimals and comma thousands', () => {
  expect(formatAmount(123456780n)).toBe('1,234,567.80');
  expect(formatAmount(-5n)).toBe('-0.05');
  expect(formatAmount(1234567n, 'PTS')).toBe('1,234,567');
});

test('a rate rounds once, down toward zero or half away from it', () => {
  const rate = parseRate('0.125');
  if (!rate) throw new Error('0.125 is a rate');
  expect(applyRate(101n, rate, 'down')).toBe(12n);
  expect(applyRate(100n, rate, 'half-up')).toBe(13n);
  expect(applyRate(-101n, rate, 'down')).toBe(-12n);
  expect(applyRate(-100n, rate, 'half-up')).toBe(-13n);
});
