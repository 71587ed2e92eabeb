import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leftOf, overDay } from './day-allowance.ts';

const amount = fc.bigInt({ min: 1n, max: 10_000n });
const allowed = fc.record({ timesADay: fc.integer({ min: 1, max: 20 }), amountADay: amount });

it('day allowance: allowed transfers never exceed the daily count or amount', () => {
  fc.assert(
    fc.property(allowed, fc.array(amount, { maxLength: 60 }), (terms, asked) => {
      let used = { times: 0, amount: 0n };
      for (const one of asked) {
        const over = overDay(used, terms, one);
        const left = leftOf(used, terms);
        // A refusal is explained by what is left; an allowed amount fits into it.
        if (over === 'times-used') expect(left.times).toBe(0);
        if (over === 'amount-used') expect(one > left.amount).toBe(true);
        if (over === null) used = { times: used.times + 1, amount: used.amount + one };
      }
      expect(used.times).toBeLessThanOrEqual(terms.timesADay);
      expect(used.amount <= terms.amountADay).toBe(true);
    }),
  );
});

it('day allowance: a limit lowered below what was sent leaves zero, never less', () => {
  const terms = { timesADay: 2, amountADay: 100n };
  expect(leftOf({ times: 5, amount: 900n }, terms)).toEqual({ times: 0, amount: 0n });
  expect(overDay({ times: 1, amount: 900n }, terms, 1n)).toBe('amount-used');
});
