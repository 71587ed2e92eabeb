import { z } from 'zod';
import { amount, cursor, id, instant, nothing, page, pageSize } from '../fields.ts';
import { change, FOUR_EYES_ACTS, outcome, reason } from '../four-eyes.ts';
import { route } from '../route.ts';

export const PROPOSAL_STATES = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

const act = z.enum(FOUR_EYES_ACTS);

const proposal = z.object({
  id: z.string(),
  act,
  /** The subject of the act, and its name to people. */
  object: z.string(),
  label: z.string(),
  changes: z.array(change),
  reason: z.string(),
  state: z.enum(PROPOSAL_STATES),
  proposedBy: z.string(),
  proposedAt: instant,
  expiresAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  note: z.string().nullable(),
  /** Whether it is the caller's own, and whether the caller may decide it. */
  own: z.boolean(),
  mayDecide: z.boolean(),
});

const ruleSetting = z.object({
  act,
  needed: z.boolean(),
  /** Only for acts about money: a second person from above this amount (BDT); null: always. */
  above: amount.nullable(),
});

const one = z.object({ id: id('prp') });
const DECIDED = [
  'proposals.proposal-unknown',
  'proposals.state-wrong',
  'proposals.expired',
] as const;

export const consoleProposalRoutes = {
  proposals: route({
    method: 'GET',
    path: '/console/proposals',
    summary: 'Proposals of acts that the caller may do, and the caller’s own; newest first.',
    allow: 'operator',
    input: z.object({
      state: z.enum(PROPOSAL_STATES).optional(),
      /** Only those about one subject. */
      object: z.string().max(120).optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(proposal),
    refusals: [],
  }),
  approve: route({
    method: 'POST',
    path: '/console/proposals/:id/approve',
    summary: 'Do what was proposed, with all checks of the act, as a second person.',
    allow: 'operator',
    input: one,
    output: nothing,
    refusals: [...DECIDED, 'proposals.own-proposal'],
  }),
  reject: route({
    method: 'POST',
    path: '/console/proposals/:id/reject',
    summary: 'Reject a proposal; the reason is stored with it.',
    allow: 'operator',
    input: one.extend({ reason }),
    output: nothing,
    refusals: [...DECIDED, 'proposals.own-proposal'],
  }),
  withdraw: route({
    method: 'POST',
    path: '/console/proposals/:id/withdraw',
    summary: 'Withdraw one’s own proposal.',
    allow: 'operator',
    input: one,
    output: nothing,
    refusals: [...DECIDED],
  }),
  rules: route({
    method: 'GET',
    path: '/console/four-eyes',
    summary: 'Which acts need a second person.',
    allow: { permission: 'identity.operators' },
    input: nothing,
    output: z.array(
      ruleSetting.extend({
        /** Needs two people whatever is set. */
        always: z.boolean(),
        hasAmount: z.boolean(),
        changedBy: z.string().nullable(),
        changedAt: instant.nullable(),
      }),
    ),
    refusals: [],
  }),
  setRule: route({
    method: 'PUT',
    path: '/console/four-eyes',
    summary: 'Require a second person, or not; needs two people itself.',
    allow: { permission: 'identity.operators' },
    input: ruleSetting.extend({ reason }),
    output: outcome,
    refusals: ['proposals.always-two', 'proposals.nobody-else', 'proposals.waiting'],
  }),
};
