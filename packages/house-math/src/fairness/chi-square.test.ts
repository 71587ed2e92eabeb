import { expect, test } from 'vitest';
import { chiSquare, even } from './chi-square.ts';

/** Of a table of the chi-square distribution: the values that chance passes once in 20 and 1,000. */
test.each([
  [1, 3.841, 1.645],
  [1, 10.828, 3.09],
  [5, 11.07, 1.645],
  [5, 20.515, 3.09],
  [99, 123.225, 1.645],
  [99, 148.23, 3.09],
])('%i degrees of freedom, %d of the table: %d standard deviations', (freedom, chi, deviations) => {
  // One cell strays by just so much, another by as much the other way.
  const mean = 1_000_000;
  const off = Math.sqrt((chi * mean) / 2);
  const seen = [mean + off, mean - off, ...even(freedom - 1, mean * (freedom - 1))];
  expect(chiSquare(seen, even(freedom + 1, mean * (freedom + 1)))).toBeCloseTo(deviations, 1);
});

test('what is exactly even is too even for chance', () => {
  expect(chiSquare(even(100, 10_000), even(100, 10_000))).toBeLessThan(-4);
});
