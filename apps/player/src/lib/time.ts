const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** `yyyy-MM-dd HH:mm:ss` in Asia/Dhaka. Checklist M-026. */
export function momentText(instant: string): string {
  const part = Object.fromEntries(
    MOMENT.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`;
}

/** The business day of an instant, `yyyy-MM-dd` in Asia/Dhaka. */
export const dayText = (instant: string | number): string => DAY.format(new Date(instant));

/** Rows in the order they come, gathered under their day. */
export function byDay<Row>(
  rows: readonly Row[],
  at: (row: Row) => string,
): readonly { readonly day: string; readonly rows: readonly Row[] }[] {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const day = dayText(at(row));
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, ofDay]) => ({ day, rows: ofDay }));
}
