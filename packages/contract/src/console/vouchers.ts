import { z } from 'zod';
import { amount, cursor, decimal, instant, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { route } from '../route.ts';

export const MOST_VOUCHERS = 500;

/** `written`: the codes were not collected yet. The others follow what happens to unused codes. */
const BATCH_STATES = ['written', 'open', 'expired', 'void'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

const batch = z.object({
  id: z.string(),
  state: z.enum(BATCH_STATES),
  amount: decimal,
  note: z.string(),
  count: z.number().int(),
  used: z.number().int(),
  unused: z.number().int(),
  expired: z.number().int(),
  void: z.number().int(),
  issuedBy: z.string(),
  issuedAt: instant,
  expiresAt: instant,
  voided: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
});
export type VoucherBatch = z.infer<typeof batch>;

const one = z.object({ id: z.string().max(64) });

/** The desk of vouchers: codes that the house issues and members redeem. domain.md 11. */
export const consoleVoucherRoutes = {
  list: route({
    method: 'GET',
    path: '/console/cashier/vouchers',
    summary: 'Batches of vouchers, newest first, and their total value.',
    allow: { permission: 'cashier.read' },
    input: z.object({ cursor, pageSize: pageSize(100, 25) }),
    output: page(batch).extend({
      /** What can still be redeemed: what the house owes for open codes. */
      outstanding: decimal,
      /** What was redeemed, by the vouchers and by the ledger: always equal. */
      redeemed: decimal,
      booked: decimal,
    }),
    refusals: [],
  }),
  issue: route({
    method: 'POST',
    path: '/console/cashier/vouchers',
    summary: 'Create a batch of vouchers; its codes are made when an operator collects them.',
    allow: { permission: 'cashier.act' },
    keyed: 'edge',
    input: z.object({
      count: z.number().int().min(1).max(MOST_VOUCHERS),
      amount,
      expiresAt: instant,
      note: z.string().trim().min(3).max(80),
      reason,
    }),
    output: outcome,
    refusals: [
      'cashier.amount-out-of-range',
      'cashier.voucher-expiry',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  /** Without a key: a stored answer would contain the codes. */
  codes: route({
    method: 'POST',
    path: '/console/cashier/vouchers/:id/codes',
    summary: 'Make the codes of a batch and show them, only this once.',
    allow: { permission: 'cashier.act' },
    input: one,
    output: z.object({ codes: z.array(z.string()) }),
    refusals: ['cashier.batch-unknown', 'cashier.codes-taken', 'cashier.batch-over'],
    dear: true,
  }),
  used: route({
    method: 'GET',
    path: '/console/cashier/vouchers/:id/used',
    summary: 'Who redeemed which voucher of a batch, in the order of their numbers.',
    allow: { permission: 'cashier.read' },
    input: one.extend({ cursor, pageSize: pageSize(100, 25) }),
    output: page(
      z.object({
        number: z.number().int(),
        memberId: z.string(),
        username: z.string(),
        depositId: z.string(),
        usedAt: instant,
      }),
    ),
    refusals: ['cashier.batch-unknown'],
  }),
  void: route({
    method: 'POST',
    path: '/console/cashier/vouchers/:id/void',
    summary: 'Void the unused codes of a batch; redeemed ones stay.',
    allow: { permission: 'cashier.act' },
    input: one.extend({ reason }),
    output: z.object({ voided: z.number().int() }),
    refusals: ['cashier.batch-unknown', 'cashier.batch-over'],
  }),
};
