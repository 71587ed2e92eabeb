import { expect, it } from 'vitest';
import { alarmsOf } from './alarms.ts';

const fresh = { ageSeconds: 10, differences: 0 };

it('is silent while both proofs are fresh and without a difference', () => {
  expect(alarmsOf({ tail: fresh, full: fresh })).toEqual([]);
  expect(
    alarmsOf({
      tail: { ageSeconds: 300, differences: 0 },
      full: { ageSeconds: 26 * 3_600, differences: 0 },
    }),
  ).toEqual([]);
});

it.each([
  ['tail-differences', { tail: { ageSeconds: 10, differences: 1 }, full: fresh }],
  ['full-differences', { tail: fresh, full: { ageSeconds: 10, differences: 3 } }],
  ['tail-old', { tail: { ageSeconds: 301, differences: 0 }, full: fresh }],
  ['full-old', { tail: fresh, full: { ageSeconds: 93_601, differences: 0 } }],
])('reports %s and nothing else', (alarm, last) => {
  expect(alarmsOf(last)).toEqual([alarm]);
});
