import { expect, test } from 'vitest';
import { cashTerms } from '../../../../../../../tests/harness/campaign-terms.ts';
import { misfitOf } from './check-terms.ts';
import { chanceOf, meanOf, type WheelTrigger } from './wheel.ts';

const WHEEL: WheelTrigger = {
  kind: 'wheel',
  segments: [
    { amount: '0', weight: 2 },
    { amount: '5', weight: 3 },
    { amount: '100', weight: 1 },
  ],
};

test('a wheel says what each segment is worth: its chance, and what a spin pays on average', () => {
  expect(WHEEL.segments.map(({ weight }) => chanceOf(WHEEL, weight))).toEqual([
    '33.333',
    '50',
    '16.667',
  ]);
  // (0 + 3 x 5.00 + 100.00) / 6 = 19.1666 taka.
  expect(meanOf(WHEEL)).toBe(1_916_666n);
});

test.each([
  [{ perDay: 3 }, null],
  [{ perDay: null }, 'wheel-limits'],
  [{ perDay: 3, places: 10 }, 'wheel-limits'],
])('a wheel with the limits %o is a misfit: %s', (different, misfit) => {
  const limits = { budget: '1000', places: null, perMember: null, ...different };
  const reward = { kind: 'cash', sum: { of: 'fixed', amount: '100' }, multiple: 100 } as const;
  expect(misfitOf(cashTerms({ trigger: WHEEL, limits, reward }))).toBe(misfit);
});
