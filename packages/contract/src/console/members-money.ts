import { z } from 'zod';
import { amount, cursor, decimal, instant, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { deposit } from '../player/cashier.ts';
import { protection } from '../player/limits.ts';
import { withdrawal } from '../player/withdrawals.ts';
import { ENTRY_LINES, entryRow, wagerRow } from '../player/records.ts';
import { route } from '../route.ts';
import { callback, PAYMENT_OUTCOMES } from './callbacks.ts';

const ofMember = z.object({ id: z.string().max(64), cursor, pageSize: pageSize(100, 25) });

const purse = z.enum(['cash', 'held', 'bonus', 'vendor']);

/** What an operator sees of one member, room by room. */
export const consoleMemberRoutes = {
  balance: route({
    method: 'GET',
    path: '/console/members/:id/balance',
    summary: 'A member’s accounts with balances.',
    allow: { permission: 'wallet.read' },
    input: z.object({ id: z.string().max(64) }),
    output: z.array(
      z.object({ kind: z.string(), asset: z.string(), balance: decimal, lane: z.number().int() }),
    ),
    refusals: ['identity.member-unknown'],
  }),
  purses: route({
    method: 'GET',
    path: '/console/members/:id/purses',
    summary: 'Each account of a member, explained: credits and debits by kind.',
    allow: { permission: 'wallet.read' },
    input: z.object({ id: z.string().max(64) }),
    output: z.object({
      purses: z.array(
        z.object({
          account: purse,
          vendor: z.string().nullable(),
          asset: z.string(),
          balance: decimal,
          /** Whether credits less debits equal the balance. */
          equal: z.boolean(),
          kinds: z.array(
            z.object({
              kind: z.string(),
              line: z.enum(ENTRY_LINES),
              count: z.string(),
              credited: decimal,
              debited: decimal,
            }),
          ),
        }),
      ),
    }),
    refusals: ['identity.member-unknown'],
  }),
  wagers: route({
    method: 'GET',
    path: '/console/members/:id/wagers',
    summary: 'A member’s wagers, newest first.',
    allow: { permission: 'wagers.read' },
    /** With both: only those in taka that were settled first in `[settledFrom, settledTo)`. */
    input: ofMember.extend({ settledFrom: instant.optional(), settledTo: instant.optional() }),
    output: page(wagerRow.extend({ valid: decimal })),
    refusals: ['identity.member-unknown'],
  }),
  entries: route({
    method: 'GET',
    path: '/console/members/:id/entries',
    summary: 'Ledger entries of one account of a member, newest first.',
    allow: { permission: 'wallet.read' },
    input: ofMember.extend({
      kind: z.string().max(40).optional(),
      account: purse.default('cash'),
      /** The vendor whose wallet it is, for a vendor account. */
      vendor: z.string().max(40).optional(),
    }),
    output: page(entryRow),
    refusals: ['identity.member-unknown'],
  }),
  limits: route({
    method: 'GET',
    path: '/console/members/:id/limits',
    summary: 'A member’s limits and restriction (read only; only the member raises a limit).',
    allow: { permission: 'limits.read' },
    input: z.object({ id: z.string().max(64) }),
    output: protection,
    refusals: ['identity.member-unknown'],
  }),
  deposits: route({
    method: 'GET',
    path: '/console/members/:id/deposits',
    summary: 'A member’s deposits, newest first.',
    allow: { permission: 'cashier.read' },
    input: ofMember,
    output: page(deposit),
    refusals: ['identity.member-unknown'],
  }),
  withdrawals: route({
    method: 'GET',
    path: '/console/members/:id/withdrawals',
    summary: 'A member’s withdrawals, newest first.',
    allow: { permission: 'cashier.read' },
    input: ofMember,
    output: page(withdrawal),
    refusals: ['identity.member-unknown'],
  }),
};

/** The paid amount that the operator saw: it decides whether a second person is needed. */
const decided = z.object({ id: z.string().max(64), amount, reason });
/** Sent back to its payer, or reported by mistake: nothing had arrived. */
export const RETURNED_AS = ['sent-back', 'never-arrived'] as const;
const DECIDED = [
  'cashier.deposit-unknown',
  'cashier.deposit-decided',
  'proposals.waiting',
  'proposals.nobody-else',
] as const;

/** What the demo channels did: the operator sees every callback that was sent and its result. */
export const consoleCashierRoutes = {
  deposits: route({
    method: 'GET',
    path: '/console/cashier/deposits',
    summary: 'All deposits, newest first.',
    allow: { permission: 'cashier.read' },
    input: z.object({ state: z.string().max(20).optional(), cursor, pageSize: pageSize(100, 25) }),
    output: page(deposit.extend({ memberId: z.string(), username: z.string() })),
    refusals: [],
  }),
  creditDeposit: route({
    method: 'POST',
    path: '/console/cashier/deposits/:id/credit',
    summary: 'Credit a payment in review, if the member’s limits allow it now.',
    allow: { permission: 'cashier.act' },
    input: decided,
    output: outcome,
    refusals: [...DECIDED, 'cashier.deposit-forbidden', 'wallet.account-closed'],
  }),
  returnDeposit: route({
    method: 'POST',
    path: '/console/cashier/deposits/:id/return',
    summary: 'Say that what waited in review was sent back to its payer, or never arrived.',
    allow: { permission: 'cashier.act' },
    input: decided.extend({ as: z.enum(RETURNED_AS).optional() }),
    output: outcome,
    refusals: DECIDED,
  }),
  callbacks: route({
    method: 'GET',
    path: '/console/cashier/callbacks',
    summary: 'Callbacks of the demo channel: sent, received, repeated, late.',
    allow: { permission: 'cashier.read' },
    input: z.object({ cursor, pageSize: pageSize(100, 25) }),
    output: page(callback.extend({ id: z.string(), depositId: z.string(), channel: z.string() })),
    refusals: [],
  }),
  unknownPayments: route({
    method: 'GET',
    path: '/console/cashier/unknown-payments',
    summary: 'Signed messages about money for deposits that do not exist, until they are settled.',
    allow: { permission: 'cashier.read' },
    input: z.object({ cursor, pageSize: pageSize(100, 25) }),
    output: page(
      callback.pick({ reference: true, outcome: true, amount: true }).extend({
        id: z.string(),
        channel: z.string(),
        /** The deposit as the message named it. */
        depositNamed: z.string(),
        firstAt: instant,
        lastAt: instant,
      }),
    ),
    refusals: [],
  }),
  settlePayment: route({
    method: 'POST',
    path: '/console/cashier/unknown-payments/:id/settle',
    summary: 'Say that a payment without a deposit was settled with its provider or payer.',
    allow: { permission: 'cashier.act' },
    input: z.object({
      id: z.string().max(64),
      /** What the operator saw; the provider may have said something else since. */
      outcome: z.enum(PAYMENT_OUTCOMES),
      amount: amount.optional(),
      reason,
    }),
    output: z.object({}),
    refusals: ['cashier.payment-changed'],
  }),
};
