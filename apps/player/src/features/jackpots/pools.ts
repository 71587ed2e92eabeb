import { jackpotsRoutes, type ShownPool } from '@nokshi/contract/player/jackpots.ts';
import { type Growth, valueAt } from '@nokshi/house-math/jackpot/growth.ts';
import { parseDecimal } from '@nokshi/money';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Asked once: a pool is a function of time, and the live socket brings what changes. */
export const usePools = () =>
  useQuery({
    queryKey: ['jackpots'],
    queryFn: () => call(jackpotsRoutes.pools, {}),
    staleTime: Number.POSITIVE_INFINITY,
    // The server's clock counts, not this one's.
    select: ({ serverTime, pools }) => ({ serverMs: Date.parse(serverTime), pools }),
  });

const minor = (text: string): bigint => parseDecimal(text) ?? 0n;

export const growthOf = (pool: ShownPool): Growth => ({
  value: minor(pool.value),
  tick: pool.tick,
  step: minor(pool.step),
  stepMs: pool.stepMs,
  stopsAt: minor(pool.stopsAt),
});

/** How long until the pool shows more, in milliseconds; null when it stands still. */
export function untilNext(growth: Growth, ms: number): number | null {
  if (valueAt(growth, ms) >= growth.stopsAt) return null;
  const { stepMs, tick } = growth;
  return ms < tick * stepMs ? tick * stepMs - ms : stepMs - (ms % stepMs);
}

/**
 * What a pool holds now, in minor units; the component renders again at each of its steps, and no
 * timer is left behind. `aheadMs`: how far the server's clock is ahead of this one.
 * Checklist S-038, S-039, C-002.
 */
export function useValue(growth: Growth, aheadMs: number): bigint {
  const [, draw] = useState(0);
  const ms = Date.now() + aheadMs;
  const wait = untilNext(growth, ms);
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => draw((n) => n + 1), wait);
    return () => clearTimeout(timer);
  });
  return valueAt(growth, ms);
}
