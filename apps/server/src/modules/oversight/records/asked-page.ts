import { dayOf, daysSpan, type Span } from '../../../kernel/calendar.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { RecordsRoom } from './room.ts';
import { readCursor } from './rules/cursor.ts';
import { type Days, MOST_DAYS_APART, rangeOf } from './rules/range.ts';

/** The requested days. Refuses records.range. */
export function askedDays(
  room: RecordsRoom,
  asked: { from?: string | undefined; to?: string | undefined },
  most = MOST_DAYS_APART,
): Days {
  const days = rangeOf(asked, dayOf(room.clock.now()), most);
  if (!days) throw refuse('records.range', { field: 'from', value: { days: most } });
  return days;
}

/** The same with its first instant and the one after its last. Refuses records.range. */
export function askedSpan(
  room: RecordsRoom,
  asked: { from?: string | undefined; to?: string | undefined },
  most = MOST_DAYS_APART,
): Days & { span: Span } {
  const days = askedDays(room, asked, most);
  const span = daysSpan(days.from, days.to);
  if (!span) throw refuse('records.range', { field: 'from', value: { days: most } });
  return { ...days, span };
}

/** The parts of a cursor; null for the first page. Refuses an unknown one. */
export function askedAfter(cursor: string | undefined, ...forms: readonly RegExp[]) {
  if (cursor === undefined) return null;
  const parts = readCursor(cursor, ...forms);
  if (!parts) throw refuse('edge.invalid-input', { field: 'cursor' });
  return parts;
}

/** Other rooms return at most 100 rows, and the last one only shows that there is another page. */
const MOST_ROWS = 99;

/** Reads one row more than the page has: it shows whether there is another page, and is dropped. */
export async function onePage<Row>(
  pageSize: number,
  read: (limit: number) => Promise<readonly Row[]>,
  cursorOf: (last: Row) => string,
): Promise<{ page: Row[]; next: string | null }> {
  const size = Math.min(pageSize, MOST_ROWS);
  const rows = await read(size + 1);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? cursorOf(last) : null };
}
