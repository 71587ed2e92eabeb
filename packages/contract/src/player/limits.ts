import { z } from 'zod';
import { amount, decimal, instant, nothing } from '../fields.ts';
import { route } from '../route.ts';

export const LIMIT_KINDS = ['deposit', 'loss', 'stake'] as const;
export const LIMIT_PERIODS = ['D', 'W', 'M'] as const;
/** Months of self-exclusion on offer. Source: domain.md 12 (at least six months, up to five years). */
export const EXCLUSION_MONTHS = [6, 12, 24, 60] as const;
/** Hours of a time-out on offer: 24 h to 30 days. */
export const TIME_OUT_HOURS = [24, 72, 168, 720] as const;

const limitKind = z.enum(LIMIT_KINDS);
const limitPeriod = z.enum(LIMIT_PERIODS);

export const limit = z.object({
  kind: limitKind,
  period: limitPeriod,
  /** null: no limit set. */
  amount: decimal.nullable(),
  used: decimal,
  resetsAt: instant,
  /** A rise or removal that waits 24 h and then for the member's second yes. */
  pending: z
    .object({ id: z.string(), amount: decimal.nullable(), confirmableAt: instant })
    .nullable(),
});

export const protection = z.object({
  limits: z.array(limit),
  restriction: z
    .object({ kind: z.enum(['frozen', 'self-excluded', 'time-out']), until: instant.nullable() })
    .nullable(),
});
export type Protection = z.infer<typeof protection>;

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
    summary: 'Set a limit: lower at once; a rise or removal (null) waits 24 h and a second yes.',
    allow: 'owner',
    input: z.object({ kind: limitKind, period: limitPeriod, amount: amount.nullable() }),
    output: protection,
    refusals: [],
  }),
  confirmLimit: route({
    method: 'POST',
    path: '/wps/limits/confirm',
    summary: 'The second yes to a rise whose 24 h are over.',
    allow: 'owner',
    input: z.object({ id: z.string().max(64) }),
    output: protection,
    refusals: ['limits.change-unknown', 'limits.change-not-due'],
  }),
  withdrawLimitChange: route({
    method: 'DELETE',
    path: '/wps/limits/pending/:id',
    summary: 'Take a waiting rise back.',
    allow: 'owner',
    input: z.object({ id: z.string().max(64) }),
    output: protection,
    refusals: ['limits.change-unknown'],
  }),
  excludeSelf: route({
    method: 'POST',
    path: '/wps/limits/self-exclusion',
    summary: 'Exclude oneself for months; cannot be taken back; ends every other session.',
    allow: 'member',
    input: z.object({ months: z.union(EXCLUSION_MONTHS.map((n) => z.literal(n))) }),
    output: protection,
    refusals: ['limits.already-excluded'],
  }),
  takeTimeOut: route({
    method: 'POST',
    path: '/wps/limits/time-out',
    summary: 'Stop play and deposits for some hours.',
    allow: 'member',
    input: z.object({ hours: z.union(TIME_OUT_HOURS.map((n) => z.literal(n))) }),
    output: protection,
    refusals: ['limits.already-excluded'],
  }),
};
