/** A provider that stays silent about a payment is asked so often. */
export const MOST_ASKS = 12;
const FIRST_PAUSE_SECONDS = 15;
const LONGEST_PAGE_PAUSE_SECONDS = 60;

/**
 * Seconds until a provider is asked what became of a payment, after it was asked so often: 15, 30,
 * 60 and so on up to eight hours, for the truth counts long after the deposit has expired; null when
 * it was asked often enough.
 */
export const pauseAfter = (asked: number): number | null =>
  asked >= MOST_ASKS ? null : FIRST_PAUSE_SECONDS * 2 ** asked;

/** Seconds until a page that could not be made is asked for again; somebody waits for it. */
export const pauseForPage = (step: number): number =>
  Math.min(LONGEST_PAGE_PAUSE_SECONDS, 2 ** step);
