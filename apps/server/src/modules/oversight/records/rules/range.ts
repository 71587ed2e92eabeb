/** Business days of Asia/Dhaka, `yyyy-MM-dd`, both included. */
export type Days = { readonly from: string; readonly to: string };

/** The longest range of a report, and of one check of it. */
export const MOST_REPORT_DAYS_APART = 365;
export const MOST_CHECKED_DAYS_APART = 30;

/** The longest range of a list. */
export const MOST_DAYS_APART = 92;
/** Without a `from`: a week up to the last day. */
const USUAL_DAYS_APART = 6;

const DAY_MS = 86_400_000;

/**
 * The days of a list: up to today without an end, a week without a start; null when they are in the
 * wrong order or more than `most` apart. Any year is allowed, since nothing is ever deleted
 * (checklist MC-008).
 */
export function rangeOf(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
  most = MOST_DAYS_APART,
): Days | null {
  const to = asked.to ?? today;
  const from = asked.from ?? daysBefore(to, USUAL_DAYS_APART);
  const apart = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return apart >= 0 && apart <= most ? { from, to } : null;
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
