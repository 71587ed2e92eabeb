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
export function timeOfKey(key: string): number | null {
  if (key[14] !== '7') return null;
  // Digit by digit: it is asked thrice for each posting, and texts put together and read cost more.
  let time = 0;
  for (let at = 0; at < 13; at += 1) if (at !== 8) time = time * 16 + digitAt(key, at);
  return time;
}

function digitAt(key: string, at: number): number {
  const code = key.charCodeAt(at);
  return code < 58 ? code - 48 : (code | 32) - 87;
}

/** Whether it says that it will be made more than three days from `now`: no honest clock does. */
export const isAhead = (key: string, now: number): boolean =>
  (timeOfKey(key) ?? now) > now + SKEW_MS;

/** Whether it was made before the retry window: nobody repeats a request so late. */
export const isTooOld = (key: string, now: number): boolean =>
  (timeOfKey(key) ?? now) < now - WINDOW_MS;

/** The first moment, in milliseconds, at which this key can have been posted. */
export const postedSince = (key: string, now: number): number =>
  (timeOfKey(key) ?? now - WINDOW_MS) - SKEW_MS;

/** What was posted from then on, in milliseconds, stands in the month of `now`: never, around its end. */
export function hereSince(now: Date): number {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  const isEnding = now.getTime() + SKEW_MS >= Date.UTC(year, month + 1);
  return isEnding ? Number.POSITIVE_INFINITY : Date.UTC(year, month);
}
