/** Monday to Sunday; null: not open that day. Times are `HH:MM` in Asia/Dhaka, `24:00` included. */
export type Hours = readonly ({ readonly from: string; readonly until: string } | null)[];

/** Asia/Dhaka is six hours ahead of UTC all year. */
const OFFSET_MS = 6 * 3_600_000;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Whether an instant is within the hours. */
export function isOpen(hours: Hours, at: Date): boolean {
  const local = at.getTime() + OFFSET_MS;
  const { from, until } = spanOn(hours, local);
  return from <= local && local < until;
}

/** The next opening after an instant at which the desk is closed; null when there is none. */
export function opensNext(hours: Hours, at: Date): Date | null {
  const local = at.getTime() + OFFSET_MS;
  for (let days = 0; days <= 7; days += 1) {
    const { from, until } = spanOn(hours, local + days * DAY_MS);
    if (from > local && from < until) return new Date(from - OFFSET_MS);
  }
  return null;
}

/** The hours of a local day in local milliseconds; empty when it is not open that day. */
function spanOn(hours: Hours, local: number): { from: number; until: number } {
  const day = Math.floor(local / DAY_MS);
  // 1 January 1970 was a Thursday.
  const today = hours[(day + 3) % 7];
  if (!today) return { from: 0, until: 0 };
  return { from: day * DAY_MS + timeMs(today.from), until: day * DAY_MS + timeMs(today.until) };
}

const timeMs = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) * MINUTE_MS;
};
