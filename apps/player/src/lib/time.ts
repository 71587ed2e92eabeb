/** Bangladesh knows no daylight saving. */
const OFFSET_MS = 6 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss` in Asia/Dhaka. Checklist M-026. */
export const momentText = (instant: string | number): string =>
  new Date(new Date(instant).getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The business day of an instant, `yyyy-MM-dd` in Asia/Dhaka. */
export const dayText = (instant: string | number): string => momentText(instant).slice(0, 10);
