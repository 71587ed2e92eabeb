/**
 * A member who stakes nothing for this long has made a break; the guard's SQL uses the same. S-067.
 */
export const BREAK_MINUTES = 15;

/**
 * A stretch of play as the guard stores it. Times in milliseconds since 1970, money in minor units.
 */
export type Stretch = {
  /** Null: nothing was ever staked. */
  readonly beganMs: bigint | null;
  readonly playedAtMs: bigint | null;
  readonly checkedAtMs: bigint | null;
  readonly staked: bigint;
  /** All that was paid back, returned stakes included. */
  readonly won: bigint;
  /** The interval of the reality check; null is off. */
  readonly checkMinutes: bigint | null;
};

/** Whether the stretch still continues at this moment. */
export const continues = ({ playedAtMs }: Stretch, now: Date): boolean =>
  playedAtMs !== null && now.getTime() - Number(playedAtMs) <= BREAK_MINUTES * 60_000;

/** Time until the reality check; 0 when it is due, null when there is none. */
export function checkInMs(stretch: Stretch, now: Date): number | null {
  const { checkMinutes, checkedAtMs } = stretch;
  if (!continues(stretch, now) || checkMinutes === null || checkedAtMs === null) return null;
  const since = now.getTime() - Number(checkedAtMs);
  return Math.max(0, Number(checkMinutes) * 60_000 - Math.max(0, since));
}
