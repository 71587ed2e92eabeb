import { expect, it } from 'vitest';
import { plainAmount } from './plain-amount.ts';

it('takes blanks, commas and the taka sign out', () => {
  expect(plainAmount(' ৳1,234.50 ')).toBe('1234.50');
});

it('reads Bengali digits', () => {
  expect(plainAmount('৫০০.২৫')).toBe('500.25');
});

it('leaves everything else for the parser to refuse', () => {
  expect(plainAmount('1e3')).toBe('1e3');
  expect(plainAmount('-5')).toBe('-5');
});
