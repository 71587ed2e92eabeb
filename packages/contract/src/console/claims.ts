import { z } from 'zod';
import { amount, cursor, decimal, nothing, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { deposit } from '../player/cashier.ts';
import { bankReference } from '../player/checkout.ts';
import { claim } from '../player/claims.ts';
import { withdrawal } from '../player/withdrawals.ts';
import { route } from '../route.ts';
import { callback } from './callbacks.ts';

export const CLAIM_QUEUES = ['open', 'answered'] as const;
export type ClaimQueue = (typeof CLAIM_QUEUES)[number];

const ofMember = claim.extend({
  memberId: z.string(),
  username: z.string(),
  /** What the deposit was requested for, or the withdrawal paid. */
  asked: decimal,
  /** Who decided it: one operator, or the one who proposed and the one who approved. */
  answeredBy: z.string().nullable(),
});
export type DeskClaim = z.infer<typeof ofMember>;

const lineBeside = z.object({
  id: z.string(),
  bookedOn: z.string(),
  amount: decimal,
  reference: z.string(),
  sender: z.string(),
  state: z.string(),
});
export type LineBeside = z.infer<typeof lineBeside>;

const one = z.object({ id: z.string().max(64) });
const GONE = ['cashier.claim-unknown', 'cashier.claim-answered'] as const;

export const answerHours = z.number().int().min(1).max(720);

/** The desk of claims. Checklist S-055, S-056; domain.md 11. */
export const consoleClaimRoutes = {
  list: route({
    method: 'GET',
    path: '/console/cashier/claims',
    summary: 'Claims of all members; open ones by the time they have to be answered.',
    allow: { permission: 'cashier.read' },
    input: z.object({
      queue: z.enum(CLAIM_QUEUES).default('open'),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(ofMember),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: '/console/cashier/claims/:id',
    summary:
      'One claim with its pictures, its deposit or withdrawal, and the channel’s messages about it.',
    allow: { permission: 'cashier.read' },
    input: one,
    output: z.object({
      claim: ofMember,
      /** Base64 of WebP. */
      proofs: z.array(z.string()),
      deposit: deposit.nullable(),
      withdrawal: withdrawal.nullable(),
      /** Whether the evidence of a payment is a line of a statement. */
      byLine: z.boolean(),
      callbacks: z.array(callback),
      /** Unmatched lines that may be the payment, the likeliest first. */
      lines: z.array(lineBeside),
    }),
    refusals: ['cashier.claim-unknown'],
  }),
  credit: route({
    method: 'POST',
    path: '/console/cashier/claims/:id/credit',
    summary: 'Credit the payment that arrived, by evidence that no other credit uses.',
    allow: { permission: 'cashier.act' },
    input: one.extend({ amount, evidence: bankReference, reason }),
    output: outcome,
    refusals: [
      ...GONE,
      'cashier.deposit-decided',
      'cashier.evidence-unknown',
      'cashier.evidence-taken',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  refuse: route({
    method: 'POST',
    path: '/console/cashier/claims/:id/refuse',
    summary: 'Refuse a claim, with words to the member.',
    allow: { permission: 'cashier.act' },
    input: one.extend({ answer: z.string().trim().min(3).max(500), reason }),
    output: nothing,
    refusals: GONE,
  }),
  answerComplaint: route({
    method: 'POST',
    path: '/console/cashier/claims/:id/answer-complaint',
    summary: 'Give the member an amount for a complaint; always two operators, the state stays.',
    allow: { permission: 'cashier.act' },
    input: one.extend({ amount, reason }),
    output: outcome,
    refusals: [
      ...GONE,
      'cashier.amount-out-of-range',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  terms: route({
    method: 'GET',
    path: '/console/cashier/claim-terms',
    summary: 'How long the house takes to answer a claim at most.',
    allow: { permission: 'cashier.read' },
    input: nothing,
    output: z.object({ answerHours }),
    refusals: [],
  }),
  setTerms: route({
    method: 'POST',
    path: '/console/cashier/claim-terms',
    summary: 'Set that time, for what is claimed from now on.',
    allow: { permission: 'cashier.act' },
    input: z.object({ answerHours, reason }),
    output: outcome,
    refusals: ['proposals.waiting', 'proposals.nobody-else'],
  }),
};
