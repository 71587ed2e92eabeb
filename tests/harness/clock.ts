import type { Clock } from '../../apps/server/src/kernel/clock.ts';

export type FakeClock = Clock & { advance(ms: number): void; set(iso: string): void };

/** Stands still until it is moved. */
export function fakeClock(startIso = '2026-01-15T06:00:00.000Z'): FakeClock {
  let nowMs = Date.parse(startIso);
  return {
    now: () => new Date(nowMs),
    advance(ms) {
      nowMs += ms;
    },
    set(iso) {
      nowMs = Date.parse(iso);
    },
  };
}

/** Goes as the clock on the wall does, and can be moved on. */
export function wallClock(): Pick<FakeClock, 'now' | 'advance'> {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance(ms) {
      aheadMs += ms;
    },
  };
}
