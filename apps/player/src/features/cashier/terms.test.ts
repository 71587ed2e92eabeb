import { expect, it } from 'vitest';
import { balanceAfter, creditedOf, quickAmounts } from './terms.ts';

const bounds = { minimum: '100.00', maximum: '1000.00' };

it('says what is added and the balance that will be, to the paisa', () => {
  expect(creditedOf('0.20', { fixed: '0.00', points: 0 })).toBe('0.20');
  expect(creditedOf('100', { fixed: '5.00', points: 150 })).toBe('93.50');
  expect(balanceAfter('0.10', '0.20')).toBe('0.30');
  expect(balanceAfter('9007199254740993.00', '95.00')).toBe('9007199254741088.00');
});

it('offers only quick amounts that the channel takes', () => {
  expect(quickAmounts(bounds)).toEqual(['200', '500', '1000']);
});
