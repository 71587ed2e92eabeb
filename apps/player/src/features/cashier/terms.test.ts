import { expect, it } from 'vitest';
import { balanceAfter, quickAmounts } from './terms.ts';

const bounds = { minimum: '100.00', maximum: '1000.00' };

it('says the balance that will be, to the paisa', () => {
  expect(balanceAfter('0.10', '0.20', '0.00')).toBe('0.30');
  expect(balanceAfter('9007199254740993.00', '100', '5.00')).toBe('9007199254741088.00');
});

it('offers only quick amounts that the channel takes', () => {
  expect(quickAmounts(bounds)).toEqual(['200', '500', '1000']);
});
