import QuickLRU from 'quick-lru';
import type { RateLimit } from '@nokshi/contract';
import type { Clock } from '../kernel/clock.ts';
import { refuse } from '../kernel/refusal.ts';

export type RateLimiter = {
  /** Takes one token of the bucket `key`; refuses edge.too-many-requests with the wait in seconds. */
  take(key: string, limit: RateLimit): void;
};

type Bucket = { tokens: number; at: number };

/**
 * Token buckets of this server: `max` at once, refilled evenly over `perSeconds`. Memory is
 * limited: `most` buckets, and at most twice as many, are kept. The least recently used are
 * dropped, which helps an attacker only for as long as it takes to create that many callers.
 */
export function createRateLimiter(deps: { clock: Clock; most: number }): RateLimiter {
  const buckets = new QuickLRU<string, Bucket>({ maxSize: deps.most });
  return {
    take(key, limit) {
      const now = deps.clock.now().getTime();
      const perMs = limit.max / (limit.perSeconds * 1_000);
      let bucket = buckets.get(key);
      if (!bucket) buckets.set(key, (bucket = { tokens: limit.max, at: now }));
      const elapsed = Math.max(0, now - bucket.at);
      const tokens = Math.min(limit.max, bucket.tokens + elapsed * perMs);
      const enough = tokens >= 1;
      bucket.tokens = enough ? tokens - 1 : tokens;
      bucket.at = now;
      if (enough) return;
      const retryAfterSeconds = Math.max(1, Math.ceil((1 - tokens) / perMs / 1_000));
      throw refuse('edge.too-many-requests', { value: { retryAfterSeconds } });
    },
  };
}
