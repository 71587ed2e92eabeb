import { dayText } from '@nokshi/web/time.ts';

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
