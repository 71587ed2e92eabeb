import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyRate,
  formatAmount,
  parseAmount,
  parseDecimal,
  parseRate,
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

test('every amount survives the wire', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      (minor) => parseDecimal(toDecimal(minor)) === minor,
    ),
  );
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
