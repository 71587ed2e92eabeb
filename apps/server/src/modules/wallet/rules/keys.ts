/**
 * Where a posting's key may stand. Unique indexes hold a month (UTC), so a key that may have been
 * posted in another month is looked for there. A time-ordered key (uuidv7) says when it was made;
 * clocks may differ by three days. Every other key has no time and is known for the retry window.
 * Source: architecture.md 4, keys and the retry window; decision 0008.
 */
export const RETRY_WINDOW_DAYS = 90;

const DAY_MS = 86_400_000;
const SKEW_MS = 3 * DAY_MS;
const WINDOW_MS = (RETRY_WINDOW_DAYS + 1) * DAY_MS;

/** When a time-ordered key was made, in milliseconds; null for every other uuid. */
export const timeOfKey = (key: string): number | null =>
  key[14] === '7' ? Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16) : null;

/** Whether it says that it will be made more than three days from `now`: no honest clock does. */
export const isAhead = (key: string, now: number): boolean =>
  (timeOfKey(key) ?? now) > now + SKEW_MS;

/** Whether it was made before the retry window: nobody repeats a request so late. */
export const isTooOld = (key: string, now: number): boolean =>
  (timeOfKey(key) ?? now) < now - WINDOW_MS;

/** The first moment, in milliseconds, at which this key can have been posted. */
export const postedSince = (key: string, now: number): number =>
  (timeOfKey(key) ?? now - WINDOW_MS) - SKEW_MS;

/** Whether what was posted since then may stand in another month than that of `now`. */
export function mayStandElsewhere(since: number, now: Date): boolean {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  return since < Date.UTC(year, month) || now.getTime() + SKEW_MS >= Date.UTC(year, month + 1);
}
