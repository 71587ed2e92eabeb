/** Asia/Dhaka is six hours ahead of UTC the year round. */
const OFFSET_MS = 6 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss` in Asia/Dhaka, whatever the reader's own clock says. Checklist M-026. */
export const timeText = (instant: string | number): string =>
  new Date(new Date(instant).getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The business day of an instant, `yyyy-MM-dd`. */
export const dayText = (instant: string | number): string => timeText(instant).slice(0, 10);

/** For a `datetime-local` field: `2026-11-22T00:30` in Dhaka; empty for none. */
export const fieldTime = (iso: string | null): string =>
  iso === null ? '' : timeText(iso).slice(0, 16).replace(' ', 'T');

/** What such a field says as an instant; null when it is empty. */
export const instantOf = (field: string): string | null =>
  field === '' ? null : new Date(`${field}+06:00`).toISOString();
