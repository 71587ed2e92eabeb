import { dayText, timeText } from '@nokshi/web/time.ts';

type Span = { readonly from: string; readonly to: string };

const isMidnight = (instant: string): boolean => timeText(instant).endsWith(' 00:00:00');

/**
 * The span `[from, to)` of Dhaka as people say it: whole days by their first and last, what is
 * shorter to the minute.
 */
export function periodText({ from, to }: Span): string {
  if (isMidnight(from) && isMidnight(to)) {
    const [first, last] = [dayText(from), dayText(Date.parse(to) - 1)];
    return first === last ? first : `${first} – ${last}`;
  }
  const end = timeText(to).slice(11, 16);
  return `${timeText(from).slice(0, 16)} – ${end === '00:00' ? '24:00' : end}`;
}
