import { plainDay } from '@nokshi/contract/typed-number.ts';
import { dayText } from './time.ts';

const DAY_MS = 86_400_000;

/** Where each preset begins and ends, in days from today, which is one of them. C-041 to C-044. */
const SPANS = {
  today: [0, 0],
  yesterday: [-1, -1],
  '7': [-6, 0],
  '30': [-29, 0],
  'next-7': [0, 6],
  'next-30': [0, 29],
} as const;
type Preset = keyof typeof SPANS;

/** Days of a record that one press chooses: what is ahead has none yet. */
export const DAY_PRESETS = ['today', 'yesterday', '7', '30'] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** Days of a list of what is planned: it looks ahead and back. */
export const PLAN_PRESETS = ['next-7', 'next-30', '7', '30'] as const;
export type PlanPreset = (typeof PLAN_PRESETS)[number];

/** Business days, `yyyy-MM-dd`, both included. */
type Days<Chosen extends Preset> = {
  readonly preset: Chosen | null;
  readonly from: string;
  readonly to: string;
};
export type DayRange = Days<DayPreset>;
export type PlanRange = Days<PlanPreset>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days the address asks for: two dates, or a preset; seven days when it says nothing. */
export const readDays = (params: URLSearchParams, now: number): DayRange =>
  twoDays(params) ?? daysOf(DAY_PRESETS.find((each) => each === params.get('range')) ?? '7', now);

/** The same of a list of what is planned; null, all of it, when the address says nothing. */
export function readPlan(params: URLSearchParams, now: number): PlanRange | null {
  const preset = PLAN_PRESETS.find((each) => each === params.get('range'));
  return twoDays(params) ?? (preset ? daysOf(preset, now) : null);
}

function twoDays(params: URLSearchParams): Days<never> | null {
  const [from, to] = ['from', 'to'].map((name) => plainDay(params.get(name) ?? '')) as [
    string,
    string,
  ];
  return DAY.test(from) && DAY.test(to) && from <= to ? { preset: null, from, to } : null;
}

function daysOf<Chosen extends Preset>(preset: Chosen, now: number): Days<Chosen> {
  const [from, to] = SPANS[preset];
  return {
    preset,
    from: dayText(now + from * DAY_MS),
    to: dayText(now + to * DAY_MS),
  };
}

type Schedule = { readonly from: string | null; readonly until: string | null };

/** Whether what has this schedule is shown on one of the days; null is always. */
export const isShownOn = (
  days: Pick<PlanRange, 'from' | 'to'>,
  { from, until }: Schedule,
): boolean =>
  (from === null || dayText(from) <= days.to) &&
  // The moment it ends at is not shown any more.
  (until === null || dayText(Date.parse(until) - 1) >= days.from);

/** What an address says of chosen days; null takes a word out of it. */
export type DayChanges = {
  readonly range: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

export const toPreset = (preset: Preset): DayChanges => ({
  range: preset,
  from: null,
  to: null,
});

export const toDays = (from: string, to: string): DayChanges => ({ range: null, from, to });
