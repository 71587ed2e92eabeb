import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsOf, unitsOf } from './earned-points.ts';

const terms = { rates: { RNG: '1', LIVE: '0.25', LOTT: '0' } } as never;
const earned = (category: string, valid: bigint) =>
  pointsOf({ units: unitsOf(terms, { category, valid }), carry: 0n, uplift: 0 }).points;

test.each([
  ['RNG', 100_00n, 1n],
  ['RNG', 99_99n, 0n],
  ['RNG', 12_345_67n, 123n],
  ['LIVE', 400_00n, 1n],
  ['LIVE', 399_99n, 0n],
  ['LOTT', 1_000_000_00n, 0n],
  ['FISH', 1_000_000_00n, 0n],
  ['RNG', -500_00n, 0n],
])('%s: a valid turnover of %s paisa earns %s points', (category, valid, points) => {
  expect(earned(category, valid)).toBe(points);
});

test('an uplift is a part of what was earned, to the last fraction', () => {
  const units = unitsOf(terms, { category: 'RNG', valid: 1_000_00n });
  expect(pointsOf({ units, carry: 0n, uplift: 25 })).toEqual({ points: 12n, carry: 50_000_000n });
  expect(pointsOf({ units, carry: 50_000_000n, uplift: 25 })).toEqual({ points: 13n, carry: 0n });
});

test('what is taken back later is taken from the next points, never from those credited', () => {
  const back = pointsOf({
    units: unitsOf(terms, { category: 'RNG', valid: -250_00n }),
    carry: 0n,
    uplift: 0,
  });
  expect(back.points).toBe(0n);
  const units = unitsOf(terms, { category: 'RNG', valid: 300_00n });
  expect(pointsOf({ units, carry: back.carry, uplift: 0 })).toEqual({
    points: 0n,
    carry: 50_000_000n,
  });
});

test('however play is spread over credits, together they are what all of it earns', () => {
  const parts = fc.array(fc.bigInt({ min: 0n, max: 10_000_00n }), { maxLength: 40 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 200 }), (stakes, uplift) => {
      let carry = 0n;
      let sum = 0n;
      for (const valid of stakes) {
        const units = unitsOf(terms, { category: 'LIVE', valid });
        const credit = pointsOf({ units, carry, uplift });
        carry = credit.carry;
        sum += credit.points;
      }
      const all = stakes.reduce((total, each) => total + each, 0n);
      const units = unitsOf(terms, { category: 'LIVE', valid: all });
      expect(pointsOf({ units, carry: 0n, uplift }).points).toBe(sum);
    }),
  );
});
