import { describe, expect, it, test } from 'vitest';
import { fitsAccount, plainAccount } from './payee-account.ts';

const account = { pattern: '01[3-9][0-9]{8}', digits: true };

describe('the number of an account', () => {
  test.each([
    ' ০১৭১২-345 678 ',
    '+880 1712 345678',
    '0088017 12345678',
    '＋৮৮০ (১৭১২) ৩৪৫৬৭৮',
    '01712‑345–678',
  ])('of a telephone is one, however it is typed: %s', (typed) =>
    expect(plainAccount(typed, account)).toBe('01712345678'),
  );

  it('of a bank keeps the digits that it begins with, and what is no number is only trimmed', () => {
    const bank = { pattern: '[0-9]{8,17}', digits: true };
    expect(plainAccount('8801 7123 4567 8', bank)).toBe('8801712345678');
    expect(plainAccount(' BD-12 ', { ...account, digits: false })).toBe('BD-12');
  });

  it('is written as its method writes it, from end to end', () => {
    expect(fitsAccount('01712345678', account)).toBe(true);
    for (const each of ['', '0171234567', '017123456789', 'x01712345678'])
      expect(fitsAccount(each, account), each).toBe(false);
    expect(fitsAccount('12a', { pattern: '[0-9]{2}|[0-9]{3}' })).toBe(false);
  });
});
