/**
 * In which months a posting's key may be stored. Unique indexes cover one month (UTC), so a key
 * that may have been posted in another month is searched for there. A time-ordered key (uuidv7)
 * contains the time it was made; clocks may differ by three days. Every other key has no time and
 * is known for the retry window. Source: architecture.md 4, keys and the retry window; decision
 * 0008.
 */
export const RETRY_WINDOW_DAYS = 90;

const DAY_MS = 86_400_000;
const SKEW_MS = 3 * DAY_MS;
const WINDOW_MS = (RETRY_WINDOW_DAYS + 1) * DAY_MS;

/** When a time-ordered key was made, in milliseconds; null for every other uuid. */
export function timeOfKey(key: string): number | null {
  if (key[14] !== '7') return null;
  // Digit by digit: it is called three times for each posting, and parsing a joined text costs
  // more.
  let time = 0;
  for (let at = 0; at < 13; at += 1) if (at !== 8) time = time * 16 + digitAt(key, at);
  return time;
}

function digitAt(key: string, at: number): number {
  const code = key.charCodeAt(at);
  return code < 58 ? code - 48 : (code | 32) - 87;
}

/**
 * Whether its time is more than three days after `now`, further than an honest clock can be off.
 */
export const isAhead = (key: string, now: number): boolean =>
  (timeOfKey(key) ?? now) > now + SKEW_MS;

/** Whether it was made before the retry window, too late for a repeated request. */
export const isTooOld = (key: string, now: number): boolean =>
  (timeOfKey(key) ?? now) < now - WINDOW_MS;

/** The first moment, in milliseconds, at which this key can have been posted. */
export const postedSince = (key: string, now: number): number =>
  (timeOfKey(key) ?? now - WINDOW_MS) - SKEW_MS;

/**
 * Whether everything posted since then, in milliseconds, is in the month of `now`; never near its
 * end.
 */
export function hereSince(now: Date): number {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  const isEnding = now.getTime() + SKEW_MS >= Date.UTC(year, month + 1);
  return isEnding ? Number.POSITIVE_INFINITY : Date.UTC(year, month);
}
