import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDecimal } from '@nokshi/money';
import { feeOf } from './channel-fee.ts';

const paisa = fc.bigInt({ min: 1n, max: 10n ** 12n });
const fees = fc.record({
  fixed: fc.bigInt({ min: 0n, max: 10n ** 8n }).map((minor) => toDecimal(minor)),
  points: fc.integer({ min: 0, max: 2_000 }),
});

test.each([
  ['0.00', 0, 100_00n, 0n],
  ['5.00', 0, 100_00n, 5_00n],
  ['0.00', 150, 100_00n, 1_50n],
  ['5.00', 150, 100_00n, 6_50n],
  // Half a paisa goes to the member.
  ['0.00', 50, 1_99n, 0n],
  ['0.00', 1, 99_99n, 0n],
  ['0.00', 1, 100_00n, 1n],
  // Never more than half of what was paid.
  ['5.00', 0, 7_00n, 3_50n],
  ['5.00', 0, 1n, 0n],
])('a fixed fee of %s and %d points on %d paisa is %d', (fixed, points, paid, fee) => {
  expect(feeOf({ fixed, points }, paid)).toBe(fee);
});

test('something is always left, and what is left plus the fee is what was paid', () => {
  fc.assert(
    fc.property(fees, paisa, (fee, paid) => {
      const taken = feeOf(fee, paid);
      return taken >= 0n && paid - taken > 0n;
    }),
  );
});

test('a larger payment never leaves less', () => {
  fc.assert(
    fc.property(fees, paisa, paisa, (fee, a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      return more - feeOf(fee, more) >= less - feeOf(fee, less);
    }),
  );
});

test('two payments never have a larger share taken than one', () => {
  fc.assert(
    fc.property(fees, paisa, paisa, ({ points }, a, b) => {
      const fee = { fixed: '0.00', points };
      return feeOf(fee, a) + feeOf(fee, b) <= feeOf(fee, a + b);
    }),
  );
});
