const DHAKA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `yyyy-MM-dd HH:mm:ss` in Asia/Dhaka, whatever the operator's own clock says. */
export const timeText = (iso: string): string => DHAKA.format(new Date(iso));

/** The business day of an instant, `yyyy-MM-dd`. */
export const dayText = (atMs: number): string => DHAKA.format(atMs).slice(0, 10);

/** Asia/Dhaka is six hours ahead of UTC the year round. */
const OFFSET = '+06:00';

/** For a `datetime-local` field: `2026-11-22T00:30` in Dhaka; empty for none. */
export const fieldTime = (iso: string | null): string =>
  iso === null ? '' : timeText(iso).slice(0, 16).replace(' ', 'T');

/** What such a field says as an instant; null when it is empty. */
export const instantOf = (field: string): string | null =>
  field === '' ? null : new Date(`${field}${OFFSET}`).toISOString();
