import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, minus, multiply, numberOf, percentOf, plus } from './fraction.ts';

const some = fc
  .tuple(fc.bigInt({ min: -10_000n, max: 10_000n }), fc.bigInt({ min: 1n, max: 10_000n }))
  .map(([n, d]) => fraction(n, d));

test('fractions: sums, differences and products are exact and in lowest terms', () => {
  fc.assert(
    fc.property(some, some, (a, b) => {
      expect(minus(plus(a, b), b)).toEqual(a);
      expect(multiply(a, b)).toEqual(fraction(a.n * b.n, a.d * b.d));
      expect(plus(a, a)).toEqual(multiply(a, fraction(2n, 1n)));
      expect(numberOf(a)).toBeCloseTo(Number(a.n) / Number(a.d), 12);
    }),
  );
});

test.each([
  [489n, 500n, '97.80'],
  [1n, 3n, '33.33'],
  [2n, 3n, '66.66'],
  [-1n, 800n, '-0.12'],
  [0n, 1n, '0.00'],
  [9n, 4n, '225.00'],
])('fractions: %d of %d is %s percent, truncated', (n, d, text) => {
  expect(percentOf(fraction(n, d))).toBe(text);
});

test('fractions: nothing is divided by zero', () => {
  expect(() => fraction(1n, 0n)).toThrow('denominator');
});
