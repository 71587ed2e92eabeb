import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Refusal } from '../kernel/refusal.ts';
import { createRateLimiter } from './rate-limit.ts';

const clock = { ms: 0, now: () => new Date(clock.ms) };
const limit = { max: 5, perSeconds: 10 };
const tryTake = (limiter: ReturnType<typeof createRateLimiter>, key: string) => {
  try {
    limiter.take(key, limit);
    return true;
  } catch (err) {
    if (err instanceof Refusal) return false;
    throw err;
  }
};

it('rate limit: lets through at most max plus what was refilled, however calls are spread', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 200 }), (waits) => {
      clock.ms = 0;
      const limiter = createRateLimiter({ clock, most: 100 });
      let through = 0;
      for (const wait of waits) {
        clock.ms += wait;
        if (tryTake(limiter, 'a')) through += 1;
        expect(through).toBeLessThanOrEqual(limit.max + (clock.ms / 10_000) * limit.max + 1e-6);
      }
    }),
  );
});

it('rate limit: gives nothing extra when the clock goes back', () => {
  clock.ms = 1_000_000;
  const limiter = createRateLimiter({ clock, most: 100 });
  for (let i = 0; i < 5; i += 1) expect(tryTake(limiter, 'a')).toBe(true);
  clock.ms -= 500_000;
  expect(tryTake(limiter, 'a')).toBe(false);
});

it('rate limit: remembers a limited number of callers, the latest ones', () => {
  clock.ms = 0;
  const limiter = createRateLimiter({ clock, most: 10 });
  for (let i = 0; i < 5; i += 1) tryTake(limiter, 'kept');
  for (let i = 0; i < 9; i += 1) tryTake(limiter, `other ${i}`);
  expect(tryTake(limiter, 'kept')).toBe(false);
  for (let i = 0; i < 20; i += 1) tryTake(limiter, `new ${i}`);
  expect(tryTake(limiter, 'kept')).toBe(true);
});
