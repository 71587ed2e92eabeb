/** A session ends after this long without a request, and at the latest after `ABSOLUTE_HOURS`. */
export const IDLE_MINUTES = 30;
export const ABSOLUTE_HOURS = 12;
/** Live sessions of one member or operator; beyond this the oldest end. */
export const MOST_SESSIONS = 50;

/** Servers' clocks differ by less; a session seen later than that was seen by a wrong clock. */
const CLOCKS_DIFFER_MINUTES = 2;

/** The earliest and latest `lastSeenAt` and `startedAt` of a live session. Checklist S-064. */
export type Living = { idleSince: Date; absoluteSince: Date; seenBy: Date };

export const liveBounds = (now: Date): Living => {
  const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  return {
    idleSince: minutesOn(-IDLE_MINUTES),
    absoluteSince: minutesOn(-ABSOLUTE_HOURS * 60),
    seenBy: minutesOn(CLOCKS_DIFFER_MINUTES),
  };
};

/** When the session ends if nothing happens after `now`. */
export function idleEndsAt(startedAt: Date, now: Date): Date {
  const idle = now.getTime() + IDLE_MINUTES * 60_000;
  const absolute = startedAt.getTime() + ABSOLUTE_HOURS * 3_600_000;
  return new Date(Math.min(idle, absolute));
}

/** A clock that was set back revives no session: one seen after it is over (T7). */
export function isLive(session: { startedAt: Date; seenMs: number }, nowMs: number): boolean {
  const idleMs = nowMs - session.seenMs;
  if (idleMs >= IDLE_MINUTES * 60_000 || idleMs < -CLOCKS_DIFFER_MINUTES * 60_000) return false;
  return nowMs - session.startedAt.getTime() < ABSOLUTE_HOURS * 3_600_000;
}
