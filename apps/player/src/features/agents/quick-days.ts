import { plainDay } from '@nokshi/contract/typed-number.ts';
import { type DayChanges, type DayRange, toDays } from '@nokshi/web/day-range.ts';
import { dayText } from '@nokshi/web/time.ts';

/** Days that one press chooses in the agent centre. Products.md 7.4. */
export const QUICK_RANGES = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-half',
  'this-month',
  'last-month',
] as const;
export type QuickDays = (typeof QUICK_RANGES)[number];

/** Business days, both included. */
export type AgentDays = Pick<DayRange, 'from' | 'to'> & { readonly preset: QuickDays | null };

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SECOND_HALF = 16;

/** The days the address asks for: two dates, or a preset. */
export function readQuickDays(
  params: URLSearchParams,
  now: number,
  otherwise: QuickDays,
): AgentDays {
  const [from, to] = ['from', 'to'].map((name) => plainDay(params.get(name) ?? '')) as [
    string,
    string,
  ];
  if (DAY.test(from) && DAY.test(to) && from <= to) return { preset: null, from, to };
  const asked = params.get('range');
  return quickDays(QUICK_RANGES.find((each) => each === asked) ?? otherwise, now);
}

/** Weeks begin on Monday, half-months on the 1st and the 16th; what runs ends today. */
export function quickDays(preset: QuickDays, now: number): AgentDays {
  const today = dayText(now);
  const [from, to] = spanOf(preset, today);
  return { preset, from, to };
}

/** The changes by which another page shows the same days. */
export const toSame = ({ preset, from, to }: AgentDays): DayChanges =>
  preset === null ? toDays(from, to) : { range: preset, from: null, to: null };

function spanOf(preset: QuickDays, today: string): readonly [from: string, to: string] {
  const monday = plus(today, -((weekday(today) + 6) % 7));
  const first = `${today.slice(0, 8)}01`;
  switch (preset) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [plus(today, -1), plus(today, -1)];
    case 'this-week':
      return [monday, today];
    case 'last-week':
      return [plus(monday, -7), plus(monday, -1)];
    case 'this-half':
      return [Number(today.slice(8)) < SECOND_HALF ? first : `${today.slice(0, 8)}16`, today];
    case 'this-month':
      return [first, today];
    case 'last-month': {
      const last = plus(first, -1);
      return [`${last.slice(0, 8)}01`, last];
    }
  }
}

/** A calendar day so many days later. */
const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Sunday. */
const weekday = (day: string): number => new Date(day).getUTCDay();
