import { type Marker, MARKERS as MARKERS_OF_HARM } from '@nokshi/contract/console/harm.ts';
import type {
  EXCLUSION_MONTHS,
  PERIODS,
  PROFILES,
  TIME_OUT_HOURS,
} from '@nokshi/contract/player/limits.ts';

export type ProfileCode = (typeof PROFILES)[number];

/** Of the calendar in Asia/Dhaka, or the last 24 hours, 7 and 30 days. */
export type Periods = (typeof PERIODS)[number];

/** The figures at which a marker of harm is weak, clear, strong. */
export type Steps = readonly [weak: number, clear: number, strong: number];

/** The protection a house gives its members; the figures of one jurisdiction. */
export type Profile = {
  readonly exclusionMonths: readonly (typeof EXCLUSION_MONTHS)[number][];
  readonly timeOutHours: readonly (typeof TIME_OUT_HOURS)[number][];
  /** How long a rise of a limit, or its removal, waits for the confirmation. */
  readonly riseWaitHours: number;
  /** From the request to return after a self-exclusion to the first stake. */
  readonly returnWaitHours: number;
  /** Intervals of the reality check that members choose from, shortest first. */
  readonly checkMinutes: readonly number[];
  readonly checkMayBeOff: boolean;
  /** Of a new member. */
  readonly usualCheckMinutes: number;
  /** After so many quick draws in a row a member is asked to take a break; null: never. */
  readonly issuesBeforeBreak: number | null;
  /** A member is asked to review the limits after this many days. */
  readonly reviewDays: number;
  /** No deposit is possible before the member has set a deposit limit. */
  readonly depositLimitNeeded: boolean;
  /** The game may start the next round while the button is held down. */
  readonly holdToSpin: boolean;
  /** The game may play as many rounds as the member asked for, within the limits of that run. */
  readonly autoplay: boolean;
  /** How often a bonus may have to be staked at most, in hundredths; null: as often as its terms say. */
  readonly wageringMost: number | null;
  /** What is staked for a bonus counts in one category of games alone. */
  readonly wageringOneProduct: boolean;
  /** `harm/rules/markers.ts` says what each of them counts. */
  readonly markers: Readonly<Record<Marker, Steps>>;
  /** The sum of markers at which a member reaches each level. */
  readonly harmScore: Steps;
};

/** The first step is reached early, and by many: a house that sees no one at risk helps no one. */
const MARKERS: Profile['markers'] = {
  chasing: [2, 4, 8],
  'rising-stakes': [3, 6, 12],
  'night-play': [4, 10, 20],
  'rising-deposits': [150, 200, 300],
  'many-deposits': [3, 5, 8],
  'long-play': [4, 6, 9],
  'many-issues': [60, 120, 240],
  'limit-raises': [2, 4, 6],
  'failed-deposits': [3, 5, 10],
  'held-deposits': [1, 2, 4],
};

/** One decision of the member may be for more than one round. */
const REPEATS = { holdToSpin: true, autoplay: true };

const STRICT: Profile = {
  exclusionMonths: [6, 12, 24, 60],
  timeOutHours: [24, 72, 168, 720],
  riseWaitHours: 24,
  returnWaitHours: 24,
  checkMinutes: [15, 30, 60],
  checkMayBeOff: false,
  usualCheckMinutes: 60,
  issuesBeforeBreak: 30,
  reviewDays: 180,
  depositLimitNeeded: false,
  holdToSpin: false,
  autoplay: false,
  wageringMost: null,
  wageringOneProduct: false,
  markers: MARKERS,
  harmScore: [2, 5, 8],
};

/**
 * Source: domain.md 12. Every round is committed to by itself (RTS 8C) except in Malta's profile and
 * in the demonstration, which is otherwise the strict one; decision 0081 says why.
 */
const FIGURES: Readonly<Record<ProfileCode, Profile>> = {
  STRICT,
  UK_STRICT: {
    ...STRICT,
    usualCheckMinutes: 30,
    issuesBeforeBreak: 20,
    // SR 5.1.1(3b) since 19 January 2026.
    wageringMost: 1_000,
    wageringOneProduct: true,
    markers: {
      ...MARKERS,
      chasing: [1, 3, 6],
      'long-play': [3, 5, 8],
      'many-issues': [40, 80, 160],
    },
  },
  MGA: { ...STRICT, returnWaitHours: 168, depositLimitNeeded: true, ...REPEATS },
  AU: {
    ...STRICT,
    exclusionMonths: [3, 6, 12, 60],
    riseWaitHours: 168,
    checkMayBeOff: true,
    issuesBeforeBreak: null,
    reviewDays: 365,
  },
  DEMO: { ...STRICT, ...REPEATS },
};

/** What an operator chooses: a profile, and the periods of limits. */
export type Chosen = { readonly code: ProfileCode; readonly periods: Periods };
export type Choice = Chosen & { readonly setAt: Date };

export const profileOf = (code: ProfileCode): Profile => FIGURES[code];

const both = <T>(a: readonly T[], b: readonly T[]): readonly T[] =>
  a.filter((each) => b.includes(each));

const lower = (a: Steps, b: Steps): Steps => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.min(a[2], b[2]),
];

const leastOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

const lowerMarkers = (a: Profile['markers'], b: Profile['markers']): Profile['markers'] =>
  Object.fromEntries(
    MARKERS_OF_HARM.map((marker) => [marker, lower(a[marker], b[marker])]),
  ) as Profile['markers'];

/** The more protective of each figure. */
export const stricterOf = (a: Profile, b: Profile): Profile => ({
  exclusionMonths: both(a.exclusionMonths, b.exclusionMonths),
  timeOutHours: both(a.timeOutHours, b.timeOutHours),
  riseWaitHours: Math.max(a.riseWaitHours, b.riseWaitHours),
  returnWaitHours: Math.max(a.returnWaitHours, b.returnWaitHours),
  checkMinutes: both(a.checkMinutes, b.checkMinutes),
  checkMayBeOff: a.checkMayBeOff && b.checkMayBeOff,
  usualCheckMinutes: Math.min(a.usualCheckMinutes, b.usualCheckMinutes),
  issuesBeforeBreak: leastOf(a.issuesBeforeBreak, b.issuesBeforeBreak),
  reviewDays: Math.min(a.reviewDays, b.reviewDays),
  depositLimitNeeded: a.depositLimitNeeded || b.depositLimitNeeded,
  holdToSpin: a.holdToSpin && b.holdToSpin,
  autoplay: a.autoplay && b.autoplay,
  wageringMost: leastOf(a.wageringMost, b.wageringMost),
  wageringOneProduct: a.wageringOneProduct || b.wageringOneProduct,
  markers: lowerMarkers(a.markers, b.markers),
  harmScore: lower(a.harmScore, b.harmScore),
});

/** Before an operator chose one. */
export const FIRST_CHOICE: Chosen = { code: 'STRICT', periods: 'calendar' };

/** A member may rely on a figure this long after another profile was chosen. */
export const LOOSENED_AFTER_MS = 24 * 3_600_000;

/**
 * The profile in force, from the choices newest first: what the last one tightens applies at once,
 * what it loosens a day after it was made. A clock that was set back loosens nothing. Source:
 * domain.md 12.
 */
export function profileAt(choices: readonly Choice[], now: Date): Profile {
  let held = profileOf((choices[0] ?? FIRST_CHOICE).code);
  for (const [at, { setAt }] of choices.entries()) {
    if (now.getTime() - setAt.getTime() >= LOOSENED_AFTER_MS) break;
    held = stricterOf(held, profileOf((choices[at + 1] ?? FIRST_CHOICE).code));
  }
  return held;
}

/** The periods chosen last, and until when the others are checked as well. */
export type PeriodsAsked = { readonly periods: Periods; readonly bothUntil: Date | null };

/**
 * Of the choices newest first. Neither kind of period is stricter at every moment, so for a day
 * after a change a stake or a deposit must pass both. Source: domain.md 12.
 */
export function periodsOf(choices: readonly Choice[]): PeriodsAsked {
  const { periods } = choices[0] ?? FIRST_CHOICE;
  const all: readonly Chosen[] = [...choices, FIRST_CHOICE];
  const before = all.findIndex((choice) => choice.periods !== periods);
  const changedAt = choices[before - 1]?.setAt;
  const bothUntil = changedAt ? new Date(changedAt.getTime() + LOOSENED_AFTER_MS) : null;
  return { periods, bothUntil };
}
