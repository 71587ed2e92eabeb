import { z } from 'zod';
import { cursor, decimal, instant, page, pageSize } from '../fields.ts';
import { reason as note } from '../four-eyes.ts';
import { route } from '../route.ts';

/** Why members are reviewed together. Each has a weight and its facts; none decides. */
export const RISK_REASONS = [
  'excluded',
  'under-age',
  'same-account',
  'same-device',
  'same-address',
  'opposite-bets',
  'passed-on',
  'circle',
  'new-place',
  'self-referral',
  'same-promotion',
  'opposite-bonus',
  'bonus-only',
] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

/** What a member has in common with one under self-exclusion; the fact of `excluded` names them. */
export const MATCH_KINDS = ['number', 'mail', 'device', 'payee', 'document', 'person'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** OPEN waits for an operator; HELD: withdrawals wait; CLEARED: reviewed, nothing remains. */
export const RISK_STATES = ['OPEN', 'HELD', 'CLEARED'] as const;
export type RiskState = (typeof RISK_STATES)[number];

/** What was done with a case; the house itself opens one, lets it grow, and reopens it. */
export const RISK_STEPS = ['OPENED', 'GROWN', 'HELD', 'RELEASED', 'CLEARED', 'REOPENED'] as const;
export type RiskStep = (typeof RISK_STEPS)[number];

/** The most members of one case. */
export const MOST_MEMBERS = 12;

const person = z.object({ id: z.string(), username: z.string() });

const fact = z.object({
  /** In the order of the flow, where money flows. */
  members: z.array(person),
  /** The shared browser, address, account or game; null when only money links them. */
  about: z.string().nullable(),
  since: instant,
  until: instant,
  amount: decimal.nullable(),
  count: z.number().int().nullable(),
});
export type RiskFact = z.infer<typeof fact>;

const found = z.object({
  code: z.enum(RISK_REASONS),
  /** Of 100, by itself. */
  weight: z.number().int(),
  facts: z.array(fact),
});
export type FoundReason = z.infer<typeof found>;

const row = z.object({
  id: z.string(),
  state: z.enum(RISK_STATES),
  /** 0 to 100. */
  score: z.number().int(),
  reasons: z.array(z.enum(RISK_REASONS)),
  members: z.array(person),
  openedAt: instant,
  heldSince: instant.nullable(),
  /** The day by which a hold must be reviewed again. */
  reviewBy: instant.nullable(),
});
export type RiskCase = z.infer<typeof row>;

const ofCase = person.extend({
  registeredAt: instant,
  /** In the case since then. */
  joinedAt: instant,
  heldSince: instant.nullable(),
  deposited: decimal,
  withdrawn: decimal,
  staked: decimal,
  paidOut: decimal,
  /** Along the team line, in the days that are reviewed. */
  sent: decimal,
  received: decimal,
  /** Requested and not paid yet. */
  waiting: decimal,
});
export type CaseMember = z.infer<typeof ofCase>;

const one = row.extend({
  version: z.number().int(),
  found: z.array(found),
  people: z.array(ofCase),
  steps: z.array(
    z.object({
      step: z.enum(RISK_STEPS),
      at: instant,
      operator: z.string().nullable(),
      note: z.string().nullable(),
      score: z.number().int(),
    }),
  ),
});
export type OneRiskCase = z.infer<typeof one>;

const id = z.object({ id: z.string().max(64) });
/** The version of the case the operator saw, and the reason of the act. */
const act = id.extend({ version: z.number().int(), note });
const REFUSALS = ['risk.case-unknown', 'risk.case-changed'] as const;

export const reviewDays = z.number().int().min(1).max(7);

/**
 * The risk desk: which members belong together, what their money does, and what waits for a review.
 * RTS 11.
 */
export const consoleRiskRoutes = {
  list: route({
    method: 'GET',
    path: '/console/risk/cases',
    summary:
      'Cases, the highest score first; holds past their review are listed separately, oldest first.',
    allow: { permission: 'risk.read' },
    input: z.object({
      state: z.enum([...RISK_STATES, 'all']).default('all'),
      reason: z.enum(RISK_REASONS).optional(),
      minScore: z.coerce.number().int().min(0).max(100).default(0),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    /** `overdue`: at most twenty, on the first page only. */
    output: page(row).extend({ overdue: z.array(row) }),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: '/console/risk/cases/:id',
    summary: 'One case: its reasons with their facts, its members’ money, what was done with it.',
    allow: { permission: 'risk.read' },
    input: id,
    output: one,
    refusals: ['risk.case-unknown'],
  }),
  hold: route({
    method: 'POST',
    path: '/console/risk/cases/:id/hold',
    summary:
      'Have all withdrawals of its members wait for a review; once more, for new members or days.',
    allow: { permission: 'risk.act' },
    input: act.extend({ days: reviewDays }),
    output: one,
    refusals: REFUSALS,
  }),
  release: route({
    method: 'POST',
    path: '/console/risk/cases/:id/release',
    summary: 'End a hold: withdrawals continue.',
    allow: { permission: 'risk.act' },
    input: act,
    output: one,
    refusals: REFUSALS,
  }),
  clear: route({
    method: 'POST',
    path: '/console/risk/cases/:id/clear',
    summary: 'Dismiss an open case; new facts reopen it.',
    allow: { permission: 'risk.act' },
    input: act,
    output: one,
    refusals: REFUSALS,
  }),
  reopen: route({
    method: 'POST',
    path: '/console/risk/cases/:id/reopen',
    summary: 'Undo the dismissal of a case.',
    allow: { permission: 'risk.act' },
    input: act,
    output: one,
    refusals: REFUSALS,
  }),
};
