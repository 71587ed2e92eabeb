import { expect, it } from 'vitest';
import { moneyText } from './money-text.tsx';

it('groups thousands, keeps two decimals and uses a true minus', () => {
  expect(moneyText('1234567.8')).toBe('৳1,234,567.80');
  expect(moneyText('-12')).toBe('−৳12.00');
});

it('puts a plus before a gain only when it is asked to', () => {
  expect(moneyText('5.00', true)).toBe('+৳5.00');
  expect(moneyText('0.00', true)).toBe('৳0.00');
  expect(moneyText('5.00')).toBe('৳5.00');
});

it('shows what it cannot read as it came', () => {
  expect(moneyText('soon')).toBe('soon');
});
