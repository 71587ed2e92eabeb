/** How often a silent payment provider is asked about one payment. */
export const MOST_ASKS = 12;
const FIRST_PAUSE_SECONDS = 15;
const LONGEST_PAGE_PAUSE_SECONDS = 60;

/**
 * Seconds until a payment provider is asked about a payment, after `asked` attempts: 15, 30, 60 and
 * so on up to eight hours, since a payment counts long after the deposit expired; null when it was
 * asked often enough.
 */
export const pauseAfter = (asked: number): number | null =>
  asked >= MOST_ASKS ? null : FIRST_PAUSE_SECONDS * 2 ** asked;

/**
 * Seconds until a page that could not be created is requested again; a member is waiting for it.
 */
export const pauseForPage = (step: number): number =>
  Math.min(LONGEST_PAGE_PAUSE_SECONDS, 2 ** step);
