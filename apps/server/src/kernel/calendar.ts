/**
 * The business calendar: days and periods in Asia/Dhaka, UTC+6 without daylight saving, as
 * half-open intervals `[start, end)`. Pure. Source: domain.md 0 and 8.
 */

/** Daily, weekly from Monday, semi-monthly (1-15, 16 to the end), monthly. */
export type Period = 'D' | 'W' | 'H' | 'M';

export type Span = { readonly start: Date; readonly end: Date };

/** A business day, `yyyy-MM-dd`. */
export type Day = string;

export const TIME_ZONE = 'Asia/Dhaka';
const OFFSET_MS = 6 * 3_600_000;
const DAY_MS = 86_400_000;

/** The business day that an instant falls on. */
export const dayOf = (at: Date): Day =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** `yyyy-MM-dd HH:mm:ss` in Asia/Dhaka. */
export const momentText = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The first instant of a business day; null when the text is no day of the calendar. */
export function dayStart(day: Day): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const at = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return null;
  return new Date(at.getTime() - OFFSET_MS);
}

/** Both days included; null when one is no day, or they are in the wrong order. */
export function daysSpan(from: Day, to: Day): Span | null {
  const start = dayStart(from);
  const last = dayStart(to);
  if (!start || !last || last < start) return null;
  return { start, end: new Date(last.getTime() + DAY_MS) };
}

/** The period that an instant falls in. */
export function spanOf(period: Period, at: Date): Span {
  const local = new Date(at.getTime() + OFFSET_MS);
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  switch (period) {
    case 'D':
      return span([year, month, date], [year, month, date + 1]);
    case 'W': {
      const monday = date - ((local.getUTCDay() + 6) % 7);
      return span([year, month, monday], [year, month, monday + 7]);
    }
    case 'H':
      return date <= 15
        ? span([year, month, 1], [year, month, 16])
        : span([year, month, 16], [year, month + 1, 1]);
    case 'M':
      return span([year, month, 1], [year, month + 1, 1]);
  }
}

export const nextSpan = (period: Period, of: Span): Span => spanOf(period, of.end);

export const previousSpan = (period: Period, of: Span): Span =>
  spanOf(period, new Date(of.start.getTime() - 1));

type LocalDate = readonly [year: number, month: number, date: number];

const span = (start: LocalDate, end: LocalDate): Span => ({
  start: new Date(Date.UTC(...start) - OFFSET_MS),
  end: new Date(Date.UTC(...end) - OFFSET_MS),
});
