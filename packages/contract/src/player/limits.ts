import { z } from 'zod';
import { amount, decimal, instant, nothing } from '../fields.ts';
import { route } from '../route.ts';

export const LIMIT_KINDS = ['deposit', 'loss', 'stake'] as const;
export const LIMIT_PERIODS = ['D', 'W', 'M'] as const;
/** Months of self-exclusion that a profile may offer. Source: domain.md 12 (up to five years). */
export const EXCLUSION_MONTHS = [3, 6, 12, 24, 60] as const;
/** The profile of protection that the operator chooses; `limits/rules` has the figures. */
export const PROFILES = ['STRICT', 'UK_STRICT', 'MGA', 'AU', 'DEMO'] as const;
/** Of limits: those of the calendar, or the last 24 hours, 7 and 30 days. The operator chooses. */
export const PERIODS = ['calendar', 'rolling'] as const;
export const periods = z.enum(PERIODS);
/** Limits of time: a quarter of an hour at least, a whole month at most. Minutes. */
export const TIME_LIMIT = { least: 15, most: 44_640 } as const;
/** Intervals of the reality check that a profile may offer. Minutes. */
export const CHECK_MINUTES = [15, 30, 60] as const;
/** When a member is asked to set a limit, or to review existing ones. */
export const LIMIT_PROMPTS = ['welcome', 'first-deposit', 'review'] as const;
/** Hours of a time-out on offer: 24 h to 30 days. */
export const TIME_OUT_HOURS = [24, 72, 168, 720] as const;

/** Why the house set something for a member, in words that the member reads. */
export const HOUSE_REASONS = [
  'losses',
  'deposits',
  'night',
  'long-play',
  'asked',
  'worry',
] as const;
export type HouseReason = (typeof HOUSE_REASONS)[number];
export const houseReason = z.enum(HOUSE_REASONS);

const limitKind = z.enum(LIMIT_KINDS);
const limitPeriod = z.enum(LIMIT_PERIODS);

export const limit = z.object({
  kind: limitKind,
  period: limitPeriod,
  /** The kind of period that is shown here: of both, the one that leaves less. */
  periods,
  /** null: no limit set. */
  amount: decimal.nullable(),
  used: decimal,
  resetsAt: instant,
  /** A rise or removal that waits 24 h and then for the member's confirmation. */
  pending: z
    .object({ id: z.string(), amount: decimal.nullable(), confirmableAt: instant })
    .nullable(),
});

const minutes = z.number().int();
const pendingMinutes = z
  .object({ id: z.string(), minutes: minutes.nullable(), confirmableAt: instant })
  .nullable();

export const protection = z.object({
  /**
   * Chosen by the house. For rolling periods, `resetsAt` is when the first hour that counts leaves.
   */
  periods,
  /** The previous periods are checked as well until then; null: they are not. */
  bothUntil: instant.nullable(),
  limits: z.array(limit),
  /** Limits of play time, over all games. */
  times: z.array(
    z.object({
      period: limitPeriod,
      periods,
      minutes: minutes.nullable(),
      usedMinutes: minutes,
      resetsAt: instant,
      pending: pendingMinutes,
    }),
  ),
  /** How often play is stopped to show its result; null: never. */
  realityCheck: z.object({ minutes: minutes.nullable(), pending: pendingMinutes }),
  /** The available choices. */
  offers: z.object({
    exclusionMonths: z.array(minutes),
    timeOutHours: z.array(minutes),
    checkMinutes: z.array(minutes),
    checkMayBeOff: z.boolean(),
    riseWaitHours: minutes,
    returnWaitHours: minutes,
  }),
  /** Measures of the house for the member that are still in force, newest first. */
  byHouse: z.array(
    z.object({
      kind: z.enum([...LIMIT_KINDS, 'time', 'time-out']),
      /** Null: of a time-out. */
      period: limitPeriod.nullable(),
      why: houseReason,
      setAt: instant,
    }),
  ),
  restriction: z
    .object({
      kind: z.enum(['frozen', 'self-excluded', 'time-out']),
      until: instant.nullable(),
      /** Of a self-exclusion: its time is over, and the member may ask to return. */
      mayReturn: z.boolean(),
      /** The member asked, and may play again from then on. */
      returnsAt: instant.nullable(),
    })
    .nullable(),
});
export type Protection = z.infer<typeof protection>;

/** The play of a member without a break, over all games. */
export const stretch = z.object({
  /** Null: nothing was staked recently. */
  running: z
    .object({ startedAt: instant, seconds: z.number().int(), staked: decimal, won: decimal })
    .nullable(),
  realityCheck: z.object({
    minutes: minutes.nullable(),
    /** No stake is accepted before the member has seen the result. */
    isDue: z.boolean(),
    /** Until it is due; null when there is none. */
    inSeconds: z.number().int().nullable(),
  }),
});
export type Stretch = z.infer<typeof stretch>;

export const limitsRoutes = {
  protection: route({
    method: 'GET',
    path: '/wps/limits',
    summary: 'The member’s limits, what is used of them, and any restriction.',
    allow: 'member',
    input: nothing,
    output: protection,
    refusals: [],
  }),
  setLimit: route({
    method: 'PUT',
    path: '/wps/limits',
    summary: 'Set a limit: lower at once; a rise or removal (null) waits 24 h and a confirmation.',
    allow: 'owner',
    input: z.object({ kind: limitKind, period: limitPeriod, amount: amount.nullable() }),
    output: protection,
    refusals: [],
  }),
  setTimeLimit: route({
    method: 'PUT',
    path: '/wps/limits/time',
    summary: 'Limit the minutes of play: lower at once; a rise or removal (null) waits.',
    allow: 'owner',
    input: z.object({
      period: limitPeriod,
      minutes: minutes.min(TIME_LIMIT.least).max(TIME_LIMIT.most).nullable(),
    }),
    output: protection,
    refusals: [],
  }),
  setRealityCheck: route({
    method: 'PUT',
    path: '/wps/limits/reality-check',
    summary: 'How often play is stopped to show its result: more often at once; less waits.',
    allow: 'owner',
    input: z.object({ minutes: z.union(CHECK_MINUTES.map((n) => z.literal(n))).nullable() }),
    output: protection,
    refusals: ['limits.not-offered'],
  }),
  stretch: route({
    method: 'GET',
    path: '/wps/limits/stretch',
    summary: 'How long the member plays without a break, the result, and the reality check.',
    allow: 'session',
    input: nothing,
    output: stretch,
    refusals: [],
  }),
  acknowledge: route({
    method: 'POST',
    path: '/wps/limits/stretch/acknowledge',
    summary: 'The member has seen the reality check that is due, and continues.',
    allow: 'table',
    input: nothing,
    output: stretch,
    refusals: [],
  }),
  prompt: route({
    method: 'GET',
    path: '/wps/limits/prompt',
    summary: 'Whether it is time to ask the member for a deposit limit.',
    allow: 'player',
    input: z.object({ place: z.enum(['home', 'deposit']) }),
    output: z.object({ prompt: z.enum(LIMIT_PROMPTS).exclude(['welcome']).nullable() }),
    refusals: [],
  }),
  answerPrompt: route({
    method: 'POST',
    path: '/wps/limits/prompt',
    summary: 'The member has seen this question; it is not asked again for this reason.',
    allow: 'player',
    input: z.object({ prompt: z.enum(LIMIT_PROMPTS) }),
    output: nothing,
    refusals: [],
  }),
  comeBack: route({
    method: 'POST',
    path: '/wps/limits/self-exclusion/return',
    summary:
      'After the time of a self-exclusion: ask to play again, which is possible some time later.',
    allow: 'owner',
    input: nothing,
    output: protection,
    refusals: ['limits.not-excluded', 'limits.exclusion-runs'],
  }),
  confirmLimit: route({
    method: 'POST',
    path: '/wps/limits/confirm',
    summary: 'Confirm a rise whose 24 h are over.',
    allow: 'owner',
    input: z.object({ id: z.string().max(64) }),
    output: protection,
    refusals: ['limits.change-unknown', 'limits.change-not-due'],
  }),
  withdrawLimitChange: route({
    method: 'DELETE',
    path: '/wps/limits/pending/:id',
    summary: 'Withdraw a pending rise.',
    allow: 'owner',
    input: z.object({ id: z.string().max(64) }),
    output: protection,
    refusals: ['limits.change-unknown'],
  }),
  excludeSelf: route({
    method: 'POST',
    path: '/wps/limits/self-exclusion',
    summary: 'Exclude oneself for months; cannot be undone; ends every other session.',
    allow: 'member',
    input: z.object({ months: z.union(EXCLUSION_MONTHS.map((n) => z.literal(n))) }),
    output: protection,
    refusals: ['limits.not-offered', 'limits.already-excluded'],
  }),
  takeTimeOut: route({
    method: 'POST',
    path: '/wps/limits/time-out',
    summary: 'Stop play and deposits for some hours.',
    allow: 'member',
    input: z.object({ hours: z.union(TIME_OUT_HOURS.map((n) => z.literal(n))) }),
    output: protection,
    refusals: ['limits.not-offered', 'limits.already-excluded'],
  }),
};
