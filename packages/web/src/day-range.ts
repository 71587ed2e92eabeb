const DAY_MS = 86_400_000;
const DHAKA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });

/** Days that one press chooses: today, the day before, the last seven and thirty, today included. */
export const DAY_PRESETS = ['today', 'yesterday', '7', '30'] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** Business days, `yyyy-MM-dd`, both included. */
export type DayRange = {
  readonly preset: DayPreset | null;
  readonly from: string;
  readonly to: string;
};

/** How many days before today a preset begins, and how many before it ends. */
const SPANS: Readonly<Record<DayPreset, readonly [from: number, to: number]>> = {
  today: [0, 0],
  yesterday: [1, 1],
  '7': [6, 0],
  '30': [29, 0],
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days the address asks for: two dates, or a preset; seven days when it says nothing. */
export function readDays(params: URLSearchParams, now: number): DayRange {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (DAY.test(from) && DAY.test(to) && from <= to) return { preset: null, from, to };
  const preset = DAY_PRESETS.find((each) => each === params.get('range')) ?? '7';
  const [first, last] = SPANS[preset].map((days) => DHAKA.format(now - days * DAY_MS));
  return { preset, from: first ?? '', to: last ?? '' };
}

/** What an address says of chosen days; null takes a word out of it. */
export type DayChanges = {
  readonly range: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

export const toPreset = (preset: DayPreset): DayChanges => ({
  range: preset,
  from: null,
  to: null,
});

export const toDays = (from: string, to: string): DayChanges => ({ range: null, from, to });
