import { z } from 'zod';
import { amount, cursor, decimal, id, instant, nothing, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import {
  HOUSE_REASONS,
  houseReason,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  TIME_LIMIT,
  TIME_OUT_HOURS,
} from '../player/limits.ts';
import { route } from '../route.ts';
import { LETTER_LENGTHS } from './letters.ts';

/** Signs that play harms somebody; `harm/rules/markers.ts` says what each counts. domain.md 12. */
export const MARKERS = [
  'chasing',
  'rising-stakes',
  'night-play',
  'rising-deposits',
  'many-deposits',
  'long-play',
  'many-issues',
  'limit-raises',
  'failed-deposits',
  'held-deposits',
] as const;
export type Marker = (typeof MARKERS)[number];

/** 1 to watch, 2 to talk to, 3 to protect now. */
export const HARM_LEVELS = [1, 2, 3] as const;
export const HARM_QUEUES = ['open', 'mine', 'in-care', 'done'] as const;
export type HarmQueue = (typeof HARM_QUEUES)[number];
/** NONE: nothing was found, or no operator looks after the member. */
export const HARM_STATES = ['NONE', 'OPEN', 'IN_CARE', 'DONE'] as const;
export const HARM_LETTERS = ['ask', 'limits', 'break', 'exclusion'] as const;
export type HarmLetter = (typeof HARM_LETTERS)[number];
export const HARM_ACTS = [
  'opened',
  'calmed',
  'take',
  'hand-back',
  'done',
  'note',
  'letter',
  'time-out',
  'lower',
  'lift',
] as const;

const level = z.number().int().min(0).max(3);

const found = z.object({
  marker: z.enum(MARKERS),
  /** 1 weak, 2 clear, 3 strong. */
  level,
  /** What was counted; for rising deposits the percentage. */
  figure: z.number().int(),
});

const looked = z.object({
  memberId: z.string(),
  username: z.string(),
  state: z.enum(HARM_STATES),
  level,
  score: z.number().int(),
  markers: z.array(found),
  /** Since when on this level, or in this state. */
  since: instant.nullable(),
  lookedAt: instant.nullable(),
  carer: z.string().nullable(),
});
export type CareMember = z.infer<typeof looked>;

const inBoth = (most: number) => {
  const words = z.string().trim().min(1).max(most);
  return z.object({ EN: words, BN: words });
};
const letter = z.object({
  kind: z.enum(HARM_LETTERS),
  title: inBoth(LETTER_LENGTHS.title),
  text: inBoth(LETTER_LENGTHS.text),
});

const step = z.object({
  id: z.string(),
  act: z.enum(HARM_ACTS),
  at: instant,
  /** Null: the house itself. */
  by: z.string().nullable(),
  words: z.string().nullable(),
  facts: z.record(z.string(), z.string()),
  /** The measure is still in force and may be lifted by two operators. */
  liftable: z.boolean(),
});
export type HarmStep = z.infer<typeof step>;

const one = z.object({ id: z.string().max(64) });
const OF_MEMBER = ['identity.member-unknown'] as const;
const IN_CARE = ['identity.member-unknown', 'harm.not-in-care'] as const;
const words = { why: houseReason, reason };

/** Members with markers who are named in what one slip of an agent adds up. */
export const MOST_MARKED = 20;

/** The queue of members who need care. domain.md 12. */
export const consoleHarmRoutes = {
  list: route({
    method: 'GET',
    path: '/console/harm',
    summary: 'Members with markers of harm: the highest level first, then the longest waiting.',
    allow: { permission: 'harm.read' },
    input: z.object({
      queue: z.enum(HARM_QUEUES).default('open'),
      level: z.coerce.number().int().min(1).max(3).optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(looked),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: '/console/harm/:id',
    summary:
      'A member with what was counted, the play and the money of four weeks, and what was done.',
    allow: { permission: 'harm.read' },
    input: one,
    output: looked.extend({
      isMine: z.boolean(),
      from: z.string(),
      to: z.string(),
      /** Hours of Asia/Dhaka with play, oldest first. */
      hours: z.array(
        z.object({
          day: z.string(),
          hour: z.number().int(),
          rounds: z.number().int(),
          staked: decimal,
          net: decimal,
        }),
      ),
      /**
       * Days with deposits or play, oldest first; `net` is what play won, negative when it lost.
       */
      days: z.array(z.object({ day: z.string(), deposited: decimal, net: decimal })),
      steps: z.array(step),
      offers: z.object({
        timeOutHours: z.array(z.number().int()),
        reasons: z.array(z.enum(HOUSE_REASONS)),
      }),
      /** Prepared letters, to be edited before they are sent. */
      letters: z.array(letter),
    }),
    refusals: OF_MEMBER,
  }),
  /** Agents never see it; products.md 7.2. */
  ofSlip: route({
    method: 'GET',
    path: '/console/harm/slips/:id',
    summary:
      'How much of what an agent’s slip is paid for comes from members with markers of harm.',
    allow: { permission: 'harm.read' },
    input: z.object({ id: id('slp') }),
    output: z.object({
      /** Who played in the period, and those of them who have markers, or an operator’s care, today. */
      members: z.number().int(),
      marked: z.number().int(),
      /** What members lost of a dividend, valid turnover of a wage: of all, and of those marked. */
      base: decimal,
      markedBase: decimal,
      /** In percent; null where members who won leave no whole that it is a share of. */
      share: decimal.nullable(),
      /** The highest level first, then the largest part. */
      rows: z
        .array(z.object({ memberId: z.string(), username: z.string(), level, base: decimal }))
        .max(MOST_MARKED),
    }),
    refusals: ['agents.slip-unknown'],
    dear: true,
  }),
  take: route({
    method: 'POST',
    path: '/console/harm/:id/take',
    summary: 'Take a member into one’s care, from the queue or from a colleague.',
    allow: { permission: 'harm.act' },
    input: one,
    output: nothing,
    refusals: OF_MEMBER,
  }),
  handBack: route({
    method: 'POST',
    path: '/console/harm/:id/hand-back',
    summary: 'Put a member back into the queue.',
    allow: { permission: 'harm.act' },
    input: one.extend({ reason }),
    output: nothing,
    refusals: IN_CARE,
  }),
  done: route({
    method: 'POST',
    path: '/console/harm/:id/done',
    summary: 'End the care; a higher level, or four weeks, put the member into the queue again.',
    allow: { permission: 'harm.act' },
    input: one.extend({ reason }),
    output: nothing,
    refusals: IN_CARE,
  }),
  note: route({
    method: 'POST',
    path: '/console/harm/:id/notes',
    summary: 'Add a note for the operators who look after this member.',
    allow: { permission: 'harm.act' },
    input: one.extend({ note: z.string().trim().min(3).max(500) }),
    output: nothing,
    refusals: IN_CARE,
  }),
  letter: route({
    method: 'POST',
    path: '/console/harm/:id/letters',
    summary: 'Write to the member: a prepared letter, as it was changed.',
    allow: { permission: 'harm.act' },
    input: one.extend(letter.shape),
    output: nothing,
    refusals: IN_CARE,
  }),
  timeOut: route({
    method: 'POST',
    path: '/console/harm/:id/time-out',
    summary: 'Give the member a time-out with a fixed end.',
    allow: { permission: 'harm.act' },
    input: one.extend({
      hours: z.union(TIME_OUT_HOURS.map((n) => z.literal(n))),
      ...words,
    }),
    output: nothing,
    refusals: [...IN_CARE, 'limits.not-offered', 'limits.already-excluded'],
  }),
  lowerLimit: route({
    method: 'POST',
    path: '/console/harm/:id/limit',
    summary: 'Set a limit of money, or a lower one; only the member raises it again.',
    allow: { permission: 'harm.act' },
    input: one.extend({
      kind: z.enum(LIMIT_KINDS),
      period: z.enum(LIMIT_PERIODS),
      amount,
      ...words,
    }),
    output: nothing,
    refusals: [...IN_CARE, 'limits.not-lower'],
  }),
  lowerTime: route({
    method: 'POST',
    path: '/console/harm/:id/time-limit',
    summary: 'Set a limit of play time, or a lower one.',
    allow: { permission: 'harm.act' },
    input: one.extend({
      period: z.enum(LIMIT_PERIODS),
      minutes: z.number().int().min(TIME_LIMIT.least).max(TIME_LIMIT.most),
      ...words,
    }),
    output: nothing,
    refusals: [...IN_CARE, 'limits.not-lower'],
  }),
  lift: route({
    method: 'POST',
    path: '/console/harm/:id/lift',
    summary: 'Lift a measure set by mistake; always with a second operator.',
    allow: { permission: 'harm.act' },
    input: one.extend({ step: z.string().max(64), reason }),
    output: outcome,
    refusals: [...OF_MEMBER, 'limits.house-act-over', 'proposals.nobody-else', 'proposals.waiting'],
  }),
};
