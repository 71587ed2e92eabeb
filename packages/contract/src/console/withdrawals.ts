import { z } from 'zod';
import { amount, cursor, decimal, instant, nothing, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { withdrawal } from '../player/withdrawals.ts';
import { route } from '../route.ts';
import { RISK_STATES } from './risk.ts';

/** What makes a withdrawal worth a second look. Each is shown with its reason, none decides. */
export const WITHDRAWAL_RISKS = [
  'account-shared',
  'account-new',
  'name-differs',
  'first',
  'more-than-deposited',
  'quick',
  'unknown-address',
] as const;
export type WithdrawalRisk = (typeof WITHDRAWAL_RISKS)[number];

/** Filters of the desk: withdrawals that wait for the house, for the member, or are over. */
export const WITHDRAWAL_QUEUES = ['waiting', 'disputed', 'paid', 'ended', 'all'] as const;
export type WithdrawalQueue = (typeof WITHDRAWAL_QUEUES)[number];

const ofMember = withdrawal.extend({
  memberId: z.string(),
  username: z.string(),
  risks: z.array(z.enum(WITHDRAWAL_RISKS)),
  /** The member’s case at the risk desk, if there is one. */
  riskCase: z
    .object({ id: z.string(), score: z.number().int(), state: z.enum(RISK_STATES) })
    .nullable(),
});
export type DeskWithdrawal = z.infer<typeof ofMember>;

const one = z.object({ id: z.string().max(64) });
const act = one.extend({ reason });
const REVIEWED = 'cashier.withdrawal-under-review';
const OUTDATED = ['cashier.withdrawal-unknown', 'cashier.withdrawal-changed'] as const;

export const confirmMinutes = z.number().int().min(10).max(43_200);

/** The desk of withdrawals. Checklist S-051 to S-056, C-032. */
export const consoleWithdrawalRoutes = {
  list: route({
    method: 'GET',
    path: '/console/cashier/withdrawals',
    summary: 'Withdrawals of all members; waiting ones oldest first, the rest newest first.',
    allow: { permission: 'cashier.read' },
    input: z.object({
      queue: z.enum(WITHDRAWAL_QUEUES).default('all'),
      /** One member’s alone. */
      memberId: z.string().max(64).optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(ofMember),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: '/console/cashier/withdrawals/:id',
    summary: 'One withdrawal with the account in full, the member’s money and its risks.',
    allow: { permission: 'cashier.read' },
    input: one,
    output: ofMember.extend({
      fullAccount: z.string(),
      verified: z.boolean(),
      /** The payee name the member registered with; null when none was required. */
      payeeName: z.string().nullable(),
      kind: z.enum(['automatic', 'by-hand']),
      totals: z.object({
        deposited: decimal,
        withdrawn: decimal,
        staked: decimal,
        paidOut: decimal,
      }),
      registeredAt: instant,
      /** Other members who pay to the same account, at most ten. */
      sharedWith: z.array(z.object({ memberId: z.string(), username: z.string() })),
      /** Notes of operators, oldest first. */
      reasons: z.array(
        z.object({ at: instant, operator: z.string(), act: z.string(), reason: z.string() }),
      ),
      /** Pictures the member sent, base64 of WebP, oldest first. */
      proofs: z.array(z.object({ at: instant, picture: z.string() })),
    }),
    refusals: ['cashier.withdrawal-unknown'],
  }),
  approve: route({
    method: 'POST',
    path: '/console/cashier/withdrawals/:id/approve',
    summary: 'Approve a withdrawal: the channel pays it, or a person pays and records it.',
    allow: { permission: 'cashier.act' },
    // The amount that the operator saw: it decides whether a second person is needed.
    input: act.extend({ amount }),
    output: outcome,
    refusals: [...OUTDATED, REVIEWED, 'proposals.waiting', 'proposals.nobody-else'],
  }),
  reject: route({
    method: 'POST',
    path: '/console/cashier/withdrawals/:id/reject',
    summary: 'Reject a withdrawal that is not paid: the money returns to the member at once.',
    allow: { permission: 'cashier.act' },
    input: act,
    output: nothing,
    refusals: OUTDATED,
  }),
  paid: route({
    method: 'POST',
    path: '/console/cashier/withdrawals/:id/paid',
    summary: 'Record that an approved withdrawal was paid by hand, under this reference.',
    allow: { permission: 'cashier.act' },
    input: act.extend({ reference: z.string().trim().min(3).max(80) }),
    output: nothing,
    refusals: [...OUTDATED, REVIEWED, 'cashier.reference-taken'],
  }),
  again: route({
    method: 'POST',
    path: '/console/cashier/withdrawals/:id/again',
    summary: 'Retry a payment that failed at the channel.',
    allow: { permission: 'cashier.act' },
    input: act,
    output: nothing,
    refusals: [...OUTDATED, REVIEWED],
  }),
  resolve: route({
    method: 'POST',
    path: '/console/cashier/withdrawals/:id/resolve',
    summary: 'Decide a dispute: refund it, or uphold the payment.',
    allow: { permission: 'cashier.act' },
    // The missing amount that the operator saw.
    input: act.extend({ decision: z.enum(['refund', 'uphold']), amount }),
    output: outcome,
    refusals: [...OUTDATED, 'proposals.waiting', 'proposals.nobody-else'],
  }),
  terms: route({
    method: 'GET',
    path: '/console/cashier/withdrawal-terms',
    summary: 'How long a member has to confirm receipt.',
    allow: { permission: 'cashier.read' },
    input: nothing,
    output: z.object({ confirmMinutes }),
    refusals: [],
  }),
  setTerms: route({
    method: 'POST',
    path: '/console/cashier/withdrawal-terms',
    summary: 'Set that time, for later payments.',
    allow: { permission: 'cashier.act' },
    input: z.object({ confirmMinutes, reason }),
    output: outcome,
    refusals: ['proposals.waiting', 'proposals.nobody-else'],
  }),
};
