import { z } from 'zod';
import { amount, cursor, decimal, instant, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { route } from '../route.ts';

export const VOUCHERS_AT_MOST = 500;

/** Written: its codes were not taken yet. The others go by what becomes of those nobody used. */
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

/** The desk of vouchers: codes that the house gives out and members redeem. domain.md 11. */
export const consoleVoucherRoutes = {
  list: route({
    method: 'GET',
    path: '/console/cashier/vouchers',
    summary: 'Batches of vouchers, newest first, and what all of them are worth.',
    allow: { permission: 'cashier.read' },
    input: z.object({ cursor, pageSize: pageSize(100, 25) }),
    output: page(batch).extend({
      /** What can still be redeemed: what the house owes for codes that are out. */
      outstanding: decimal,
      /** What was redeemed, by the vouchers and by the ledger: always the same. */
      redeemed: decimal,
      booked: decimal,
    }),
    refusals: [],
  }),
  issue: route({
    method: 'POST',
    path: '/console/cashier/vouchers',
    summary: 'Write a batch of vouchers; its codes are made when somebody takes them.',
    allow: { permission: 'cashier.act' },
    keyed: 'edge',
    input: z.object({
      count: z.number().int().min(1).max(VOUCHERS_AT_MOST),
      amount,
      expiresAt: instant,
      note: z.string().trim().min(3).max(80),
      reason,
    }),
    output: outcome,
    refusals: ['cashier.amount-out-of-range', 'cashier.voucher-expiry', 'proposals.waiting'],
  }),
  /** Not keyed: an answer that is kept would keep the codes. */
  codes: route({
    method: 'POST',
    path: '/console/cashier/vouchers/:id/codes',
    summary: 'Make the codes of a batch and show them, this once and never again.',
    allow: { permission: 'cashier.act' },
    input: one,
    output: z.object({ codes: z.array(z.string()) }),
    refusals: ['cashier.batch-unknown', 'cashier.codes-taken', 'cashier.batch-over'],
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
    summary: 'Void what nobody has redeemed of a batch; what was redeemed stays.',
    allow: { permission: 'cashier.act' },
    input: one.extend({ reason }),
    output: z.object({ voided: z.number().int() }),
    refusals: ['cashier.batch-unknown', 'cashier.batch-over'],
  }),
};
