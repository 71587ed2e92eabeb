import { expect, it } from 'vitest';
import { perHour, TRY_LIMITS } from './try-limits.ts';

it('no account can be guessed at more than twenty times an hour (T13)', () => {
  expect(perHour(TRY_LIMITS.account)).toBeLessThanOrEqual(20);
  expect(perHour(TRY_LIMITS.operator)).toBeLessThanOrEqual(20);
});
