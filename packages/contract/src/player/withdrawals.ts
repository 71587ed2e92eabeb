import { z } from 'zod';
import {
  amount,
  cursor,
  decimal,
  instant,
  nothing,
  page,
  pageSize,
  typedPin as paymentPassword,
} from '../fields.ts';
import { route } from '../route.ts';
import { PROOFS_BODY, proofs } from './checkout.ts';
import { PLACE_REFUSALS, placeProof } from './place-proof.ts';

/**
 * REQUESTED and APPROVED wait for the house, FAILED for it again; PAID waits for the member's
 * answer until `confirmBy`; DISPUTED and PARTIAL wait for the house's decision. The others are
 * final. Source: domain.md 11, checklist S-051 to S-056.
 */
export const WITHDRAWAL_STATES = [
  'REQUESTED',
  'APPROVED',
  'FAILED',
  'PAID',
  'DISPUTED',
  'PARTIAL',
  'RECEIVED',
  'ALL_RECEIVED',
  'AUTO_RECEIVED',
  'RECEIVED_PARTIAL',
  'REFUNDED',
  'REJECTED',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** A member's answers to a payment. All received: after another answer. */
export const WITHDRAWAL_ANSWERS = ['received', 'not-received', 'partial', 'all-received'] as const;
export type WithdrawalAnswer = (typeof WITHDRAWAL_ANSWERS)[number];

/** Who has to do the next step. */
export const STEP_OWNERS = ['house', 'channel', 'member'] as const;
export type StepOwner = (typeof STEP_OWNERS)[number];

/** Why a step is unusual, or what caused it; the web has the words for each. */
export const WITHDRAWAL_NOTES = [
  'channel-failed',
  'paid-by-hand',
  'not-received',
  'partial',
  'refused',
  'upheld',
  'refunded',
  'deadline',
  'again',
] as const;
export type WithdrawalNote = (typeof WITHDRAWAL_NOTES)[number];

const bilingual = z.object({ EN: z.string(), BN: z.string() });

const method = z.object({
  code: z.string(),
  name: bilingual,
  description: bilingual,
  /** Paid by the channel itself, or by a person of the house. */
  kind: z.enum(['automatic', 'by-hand']),
  /** The name and format of an account number. */
  account: z.object({ label: bilingual, pattern: z.string(), digits: z.boolean() }),
  minimum: decimal,
  maximum: decimal,
  paidWithinMinutes: z.number().int(),
  demo: z.boolean(),
});
export type PayoutMethod = z.infer<typeof method>;

const payee = z.object({
  id: z.string(),
  method: z.string(),
  methodName: bilingual,
  /** The holder of the account. */
  holder: z.string(),
  /** All but the last four characters are hidden. */
  account: z.string(),
  /** The house has compared the name with the member's. */
  verified: z.boolean(),
  addedAt: instant,
  /** After a change an account rests before money is paid to it. */
  usableFrom: instant,
});
export type Payee = z.infer<typeof payee>;

export const withdrawal = z.object({
  id: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  amount: decimal,
  method: z.string(),
  methodName: bilingual,
  holder: z.string(),
  account: z.string(),
  /** The amount the member reports as received; null before an answer. */
  received: decimal.nullable(),
  /** The channel's reference of the payment. */
  reference: z.string().nullable(),
  requestedAt: instant,
  /** Without an answer by then it counts as received. */
  confirmBy: instant.nullable(),
  /** The answers the member may give now. */
  answers: z.array(z.enum(WITHDRAWAL_ANSWERS)),
  /** Who has to act, and until when; null at the end. */
  next: z.object({ owner: z.enum(STEP_OWNERS), by: instant.nullable() }).nullable(),
  /**
   * Nothing is paid out to the member before the house has reviewed it; the review is due at `by`.
   */
  review: z.object({ since: instant, by: instant }).nullable(),
  steps: z.array(
    z.object({
      state: z.enum(WITHDRAWAL_STATES),
      at: instant,
      note: z.enum(WITHDRAWAL_NOTES).nullable(),
    }),
  ),
});
export type Withdrawal = z.infer<typeof withdrawal>;

const one = z.object({ id: z.string().max(64) });
const PIN = [
  'identity.payment-password-unset',
  'identity.payment-password-wrong',
  'identity.too-many-attempts',
] as const;

/** Withdrawals. Checklist MC-006, S-051 to S-057, E-112. */
export const withdrawalsRoutes = {
  terms: route({
    method: 'GET',
    path: '/wps/cashier/withdrawal-terms',
    summary: 'What the member may withdraw, the missing turnover, methods and payees.',
    allow: 'member',
    input: nothing,
    output: z.object({
      cash: decimal,
      /** The part of the cash that may be withdrawn now. */
      available: decimal,
      turnover: z.object({ needed: decimal, done: decimal, missing: decimal }),
      /** What the missing turnover is for, oldest first. */
      obligations: z.array(
        z.object({
          source: z.enum(['deposit', 'transfer', 'award']),
          amount: decimal,
          required: decimal,
          missing: decimal,
          openedAt: instant,
        }),
      ),
      /** Bonus money that ends with a withdrawal; null: no bonus is active. */
      bonus: decimal.nullable(),
      /**
       * The debt for reversed payments, the oldest of them, and what is held back for it; without a
       * payment it is for results that were corrected when their prize was spent.
       */
      debt: z.object({ owed: decimal, held: decimal, depositId: z.string().nullable() }).nullable(),
      /** Nothing is paid out before the house has reviewed it; a request waits for that. */
      review: z.object({ since: instant, by: instant }).nullable(),
      /** What may still be asked for on this business day; null: no limit a day. */
      leftToday: decimal.nullable(),
      open: z.number().int(),
      openAtMost: z.number().int(),
      payeesAtMost: z.number().int(),
      restHours: z.number().int(),
      confirmMinutes: z.number().int(),
      hasPaymentPassword: z.boolean(),
      methods: z.array(method),
      payees: z.array(payee),
    }),
    refusals: [],
  }),
  addPayee: route({
    method: 'POST',
    path: '/wps/cashier/payees',
    summary:
      'Add a payee; any but the first from a settled place rests before money is paid to it.',
    allow: 'owner',
    encrypted: true,
    input: z.object({
      method: z.string().max(40),
      holder: z.string().trim().min(2).max(80),
      account: z.string().trim().max(40),
      paymentPassword,
      ...placeProof,
    }),
    output: payee,
    refusals: [
      'cashier.method-unknown',
      'cashier.payee-account',
      'cashier.payee-known',
      'cashier.too-many-payees',
      ...PIN,
      ...PLACE_REFUSALS,
    ],
    rate: { max: 20, perSeconds: 60 },
  }),
  removePayee: route({
    method: 'DELETE',
    path: '/wps/cashier/payees/:id',
    summary: 'Remove a payee; withdrawals in progress continue.',
    allow: 'owner',
    input: one,
    output: nothing,
    refusals: ['cashier.payee-unknown'],
  }),
  request: route({
    method: 'POST',
    path: '/wps/cashier/withdrawals',
    summary: 'Request a withdrawal; the amount is held at once and cannot be staked any more.',
    allow: 'owner',
    keyed: 'room',
    encrypted: true,
    input: z.object({
      payeeId: z.string().max(64),
      amount,
      /** An active bonus ends with the request. */
      leavesBonus: z.boolean().optional(),
      paymentPassword,
      ...placeProof,
    }),
    output: withdrawal,
    refusals: [
      'cashier.payee-unknown',
      'cashier.payee-resting',
      'cashier.withdrawal-out-of-range',
      'cashier.too-many-withdrawals',
      'cashier.withdrawal-day',
      'cashier.debt-open',
      'turnover.bonus-active',
      'cashier.turnover-missing',
      'wallet.insufficient',
      'wallet.key-reused',
      ...PIN,
      ...PLACE_REFUSALS,
    ],
    rate: { max: 60, perSeconds: 60 },
  }),
  list: route({
    method: 'GET',
    path: '/wps/cashier/withdrawals',
    summary: 'The member’s withdrawals, newest first.',
    allow: 'member',
    input: z.object({ cursor, pageSize: pageSize(100, 20) }),
    output: page(withdrawal),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: '/wps/cashier/withdrawals/:id',
    summary: 'One withdrawal with its timeline.',
    allow: 'member',
    input: one,
    output: withdrawal,
    refusals: ['cashier.withdrawal-unknown'],
  }),
  answer: route({
    method: 'POST',
    path: '/wps/cashier/withdrawals/:id/answer',
    summary: 'Report whether a payment was received: all, a part, or nothing.',
    allow: 'member',
    input: one.extend({
      answer: z.enum(WITHDRAWAL_ANSWERS),
      /** With `partial`: the received amount; more than zero, less than all. */
      received: amount.optional(),
      /** With `partial` and `not-received`, one at least: pictures of the account, base64. */
      proofs: proofs.default([]),
    }),
    output: withdrawal,
    refusals: [
      'cashier.withdrawal-unknown',
      'cashier.answer-closed',
      'cashier.received-wrong',
      'cashier.proof-needed',
      'media.too-large',
      'media.not-a-picture',
      'media.too-many-pixels',
    ],
    bodyBytes: PROOFS_BODY,
    rate: { max: 20, perSeconds: 60 },
  }),
};
