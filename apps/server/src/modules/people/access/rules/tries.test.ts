import { expect, it } from 'vitest';
import { perHour, TRY_LIMITS } from './try-limits.ts';

it('no account can be guessed at more than twenty times an hour (T13)', () => {
  for (const named of ['account', 'operator', 'factor'] as const)
    expect(perHour(TRY_LIMITS[named]) + perHour(TRY_LIMITS[`${named}-known`])).toBe(20);
});
