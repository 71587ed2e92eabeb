import { expect, it } from 'vitest';
import { type Limit, limitLeft } from './limit-left.ts';

const limit = (different: Partial<Limit>): Limit => ({
  kind: 'deposit',
  period: 'D',
  periods: 'calendar',
  amount: '1000.00',
  used: '400.00',
  resetsAt: '2026-03-02T00:00:00.000Z',
  pending: null,
  ...different,
});

it('is what the tightest limit of deposits leaves, and never less than nothing', () => {
  const resetsAt = '2026-03-09T00:00:00.000Z';
  expect(limitLeft([limit({})])?.left).toBe('600.00');
  expect(limitLeft([limit({}), limit({ period: 'W', used: '900.10', resetsAt })])).toEqual({
    left: '99.90',
    resetsAt,
  });
  expect(limitLeft([limit({ used: '1200.00' })])?.left).toBe('0.00');
});

it('is nothing where no limit of deposits is set', () => {
  expect(limitLeft([limit({ amount: null }), limit({ kind: 'loss' })])).toBeNull();
});
