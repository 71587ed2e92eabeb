/** A session ends after this long without a request, and at the latest after `ABSOLUTE_HOURS`. */
export const IDLE_MINUTES = 30;
export const ABSOLUTE_HOURS = 12;
/** Live sessions of one member or operator; the oldest give way. */
export const MOST_SESSIONS = 50;

/** The oldest `lastSeenAt` that is still live. Checklist S-064. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MINUTES * 60_000);
/** The oldest `startedAt` that is still live. */
export const absoluteSince = (now: Date): Date =>
  new Date(now.getTime() - ABSOLUTE_HOURS * 3_600_000);

/** When the session ends if nothing happens after `now`. */
export function idleEndsAt(startedAt: Date, now: Date): Date {
  const idle = now.getTime() + IDLE_MINUTES * 60_000;
  const absolute = startedAt.getTime() + ABSOLUTE_HOURS * 3_600_000;
  return new Date(Math.min(idle, absolute));
}

export const isLive = (session: { startedAt: Date; lastSeenAt: Date }, now: Date): boolean =>
  session.lastSeenAt > idleSince(now) && session.startedAt > absoluteSince(now);
