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

  it('never takes effect at once when it would allow more', () => {
    const limit = fc.option(fc.bigInt({ min: 1n, max: 10n ** 12n }), { nil: null });
    const room = (l: bigint | null) => l ?? 10n ** 18n;
    fc.assert(
      fc.property(limit, limit, (now, asked) => {
        if (room(asked) > room(now)) expect(judgeChange(now, asked)).toBe('waits');
        if (room(asked) < room(now)) expect(judgeChange(now, asked)).toBe('at-once');
      }),
    );
  });
});
