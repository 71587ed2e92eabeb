import { expect, test } from 'vitest';
import { demoPlan } from './demo-plan.ts';

const plan = (amount: bigint) =>
  demoPlan(amount, { delaySeconds: 4, expireAfterSeconds: 1800 }).map(
    (m) => `${m.afterSeconds} s: attempt ${m.attempt} ${m.outcome}`,
  );

test('demo plan: an ordinary payment is reported twice, the second time later', () => {
  expect(plan(500_00n)).toEqual(['4 s: attempt 1 paid', '8 s: attempt 1 paid']);
});

test('demo plan: .13 is reported after the deposit has expired', () => {
  expect(plan(500_13n)).toEqual(['1804 s: attempt 1 paid', '1808 s: attempt 1 paid']);
});

test('demo plan: .17 fails', () => {
  expect(plan(500_17n)).toEqual(['4 s: attempt 1 failed', '8 s: attempt 1 failed']);
});

test('demo plan: .19 reports the failed first attempt after the paid second one', () => {
  expect(plan(500_19n)).toEqual([
    '4 s: attempt 2 paid',
    '12 s: attempt 2 paid',
    '8 s: attempt 1 failed',
    '16 s: attempt 1 failed',
  ]);
});
