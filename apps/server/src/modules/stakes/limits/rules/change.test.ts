import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeChange } from './change.ts';

describe('a change of a limit', () => {
  it.each([
    [null, null, 'unchanged'],
    [500n, 500n, 'unchanged'],
    [null, 500n, 'at-once'],
    [500n, 499n, 'at-once'],
    [500n, 501n, 'waits'],
    [500n, null, 'waits'],
  ] as const)('from %s to %s is %s', (now, asked, verdict) => {
    expect(judgeChange(now, asked)).toBe(verdict);
  });

  it('takes effect at once exactly when it allows less', () => {
    const limit = fc.option(fc.bigInt({ min: 1n, max: 10n ** 12n }), { nil: null });
    const allows = (l: bigint | null) => l ?? 10n ** 18n;
    const lower = fc.property(
      limit,
      limit,
      (now, asked) => (judgeChange(now, asked) === 'at-once') === allows(asked) < allows(now),
    );
    expect(fc.check(lower).failed).toBe(false);
  });
});
