/**
 * How a time-funded pool grows: a pure function of time, the same on every server and in the
 * browser. Amounts are minor units. Source: domain.md 3.4; checklist S-038, C-002, C-003.
 */
export type Growth = {
  /** What lay in the pool at `tick`. */
  readonly value: bigint;
  /** Which step of time that was: whole steps since 1970. */
  readonly tick: number;
  /** Added at the turn of every step. */
  readonly step: bigint;
  readonly stepMs: number;
  /** It never shows more. */
  readonly stopsAt: bigint;
};

export const tickAt = (ms: number, stepMs: number): number => Math.floor(ms / stepMs);

/** The pool at an instant, in milliseconds since 1970; before `tick` what it was at it. */
export function valueAt({ value, tick, step, stepMs, stopsAt }: Growth, ms: number): bigint {
  const ticks = Math.max(0, tickAt(ms, stepMs) - tick);
  return least(value + BigInt(ticks) * step, most(stopsAt, value));
}

/**
 * Where a pool stops: at its cap, at the last whole step that its cover pays for, or with what it
 * has at the end of its schedule, whichever comes first.
 */
export function stopOf(pool: {
  readonly value: bigint;
  readonly tick: number;
  readonly step: bigint;
  readonly stepMs: number;
  readonly cap: bigint;
  readonly cover: bigint;
  readonly untilMs: number | null;
}): bigint {
  const { value, step, cap, cover } = pool;
  const covered = cover >= cap - value ? cap : value + (cover / step) * step;
  if (pool.untilMs === null) return most(covered, value);
  const ticks = Math.max(0, tickAt(pool.untilMs, pool.stepMs) - pool.tick);
  return most(least(covered, value + BigInt(ticks) * step), value);
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
