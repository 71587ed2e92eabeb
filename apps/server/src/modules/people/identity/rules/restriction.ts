import type { MemberInfo } from '@nokshi/contract/player/identity.ts';

export type Restriction = NonNullable<MemberInfo['restriction']>;

/** A restriction of a member; there may be several. Times are instants, `until` null: no end. */
export type Standing = {
  readonly frozenAt: Date | null;
  readonly excludedAt: Date | null;
  readonly excludedUntil: Date | null;
  readonly timedOutAt: Date | null;
  readonly timedOutUntil: Date | null;
};

/**
 * The restriction in force now, the heaviest first. Checklist S-065, A-043, A-044. Only the end is
 * compared with the clock: a clock that was set back never makes a restriction "not yet begun".
 */
export function restrictionAt(standing: Standing, now: Date): Restriction | null {
  if (standing.frozenAt) return 'frozen';
  if (inForce(standing.excludedAt, standing.excludedUntil, now)) return 'self-excluded';
  return inForce(standing.timedOutAt, standing.timedOutUntil, now) ? 'time-out' : null;
}

const inForce = (from: Date | null, until: Date | null, now: Date) =>
  from !== null && (until === null || until > now);
