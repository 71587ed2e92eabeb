import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leftOf, overDay } from './day-allowance.ts';

const amount = fc.bigInt({ min: 1n, max: 10_000n });
const allowed = fc.record({ timesADay: fc.integer({ min: 1, max: 20 }), amountADay: amount });

it('whatever is asked for, what is let through never passes the day in times or in money', () => {
  fc.assert(
    fc.property(allowed, fc.array(amount, { maxLength: 60 }), (terms, asked) => {
      let used = { times: 0, amount: 0n };
      for (const one of asked) {
        const over = overDay(used, terms, one);
        const left = leftOf(used, terms);
        // A no has its reason in what is left, and a yes fits into it.
        if (over === 'times-used') expect(left.times).toBe(0);
        if (over === 'amount-used') expect(one > left.amount).toBe(true);
        if (over === null) used = { times: used.times + 1, amount: used.amount + one };
      }
      expect(used.times).toBeLessThanOrEqual(terms.timesADay);
      expect(used.amount <= terms.amountADay).toBe(true);
    }),
  );
});

it('a day that an operator made shorter has nothing left, and no less than that', () => {
  const terms = { timesADay: 2, amountADay: 100n };
  expect(leftOf({ times: 5, amount: 900n }, terms)).toEqual({ times: 0, amount: 0n });
  expect(overDay({ times: 1, amount: 900n }, terms, 1n)).toBe('amount-used');
});
