import { expect, it } from 'vitest';
import { boundsOf, leftToday, whyStopped } from './team-rules.ts';

const day = { times: 10, timesUsed: 1, amount: '500.00', amountUsed: '200.00', resetsAt: '' };
const terms = { on: true, hasPaymentPassword: true, available: '900.00', minimum: '100.00', day };

it('lets out no more than the day has left, nor than has been staked', () => {
  expect(boundsOf(terms)).toEqual({ minimum: '100.00', maximum: '300.00' });
  expect(boundsOf({ ...terms, available: '150.00' }).maximum).toBe('150.00');
  expect(leftToday({ day: { ...day, amountUsed: '700.00' } })).toBe('0.00');
});

it('says first what the member cannot change, then what the member can', () => {
  expect(whyStopped(terms)).toBeNull();
  expect(whyStopped({ ...terms, on: false, hasPaymentPassword: false })).toBe('off');
  expect(whyStopped({ ...terms, hasPaymentPassword: false })).toBe('no-pin');
  expect(whyStopped({ ...terms, day: { ...day, timesUsed: 10 } })).toBe('day-over');
  expect(whyStopped({ ...terms, day: { ...day, amountUsed: '400.01' } })).toBe('day-over');
  expect(whyStopped({ ...terms, available: '99.99' })).toBe('too-little');
});
