import { z } from 'zod';
import { askedField } from '../channel-terms.ts';
import { amount, cursor, decimal, instant, nothing, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';

export const DEPOSIT_STATES = [
  'PENDING',
  'PAID',
  'CREDITED',
  'EXPIRED',
  'FAILED',
  'REVIEW',
  'RETURNED',
  'REVERSED',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

const bilingual = z.object({ EN: z.string(), BN: z.string() });

export const channel = z.object({
  code: z.string(),
  name: bilingual,
  description: bilingual,
  /** How the money arrives: in the answer, by a callback, or on a statement of the bank. */
  kind: z.enum(['instant', 'callback', 'transfer']),
  /** Of the terms that all of this was drawn from; sent back with the deposit. */
  version: z.number().int(),
  /** Whether the member writes an amount; else it is known by what is written into the fields. */
  asksAmount: z.boolean(),
  /** For this member now, and why the most is what it is. */
  minimum: decimal,
  maximum: decimal,
  because: z.enum(['channel', 'first', 'new']),
  /** Taken of what is paid; `points` are hundredths of a percent. */
  fee: z.object({ fixed: decimal, points: z.number().int() }),
  currencies: z.array(z.string()),
  /** By its hours, and when that turns; null: it never does. */
  open: z.boolean(),
  turnsAt: instant.nullable(),
  /** Credited deposits by other channels that are missing before this one takes any. */
  depositsMissing: z.number().int(),
  fields: z.array(askedField),
  arrivesWithinSeconds: z.number().int(),
  demo: z.boolean(),
});

export const deposit = z.object({
  id: z.string(),
  channel: z.string(),
  channelName: bilingual,
  state: z.enum(DEPOSIT_STATES),
  amount: decimal,
  /** What was really paid; it is credited, or waits in REVIEW. */
  paid: decimal.nullable(),
  /** What the channel takes of it; what is credited is paid less this. */
  fee: decimal,
  /** What was credited; null until then. */
  credited: decimal.nullable(),
  /** What the member wrote into the fields that are kept. */
  fields: z.array(z.object({ label: bilingual, value: z.string() })),
  reason: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  steps: z.array(
    z.object({ state: z.enum(DEPOSIT_STATES), at: instant, note: z.string().nullable() }),
  ),
});
export type Deposit = z.infer<typeof deposit>;

export const cashierRoutes = {
  channels: route({
    method: 'GET',
    path: '/wps/cashier/channels',
    summary: 'Deposit channels of this member: limits, fees, hours and fields, as they count now.',
    allow: 'member',
    input: nothing,
    output: z.array(channel),
    refusals: [],
  }),
  requestDeposit: route({
    method: 'POST',
    path: '/wps/cashier/deposits',
    summary: 'Ask for a deposit; an instant channel credits it in the same answer.',
    allow: 'player',
    keyed: 'edge',
    input: z.object({
      channel: z.string().max(40),
      /** Where the channel asks for one. */
      amount: amount.optional(),
      fields: z.record(z.string().max(24), z.string().max(120)).default({}),
      /** Of the terms that were shown; others that count by now are refused. */
      version: z.number().int().optional(),
    }),
    output: deposit,
    refusals: [
      'cashier.channel-unknown',
      'cashier.channel-off',
      'cashier.channel-closed',
      'cashier.terms-changed',
      'cashier.deposits-missing',
      'cashier.field-missing',
      'cashier.field-wrong',
      'cashier.voucher-unknown',
      'cashier.voucher-used',
      'cashier.voucher-expired',
      'cashier.voucher-void',
      'identity.too-many-attempts',
      'cashier.amount-out-of-range',
      'cashier.too-many-pending',
      'limits.deposit-limit-needed',
      'cashier.deposit-forbidden',
      'limits.deposit-limit',
      'limits.self-excluded',
      'limits.time-out',
      'limits.frozen',
    ],
    // A client on a bad line sends one key many times; that must not be refused (promise T3).
    rate: { max: 240, perSeconds: 60 },
  }),
  deposits: route({
    method: 'GET',
    path: '/wps/cashier/deposits',
    summary: 'The member’s deposits, newest first.',
    allow: 'member',
    input: z.object({ cursor, pageSize: pageSize(100, 20) }),
    output: page(deposit),
    refusals: [],
  }),
  deposit: route({
    method: 'GET',
    path: '/wps/cashier/deposits/:id',
    summary: 'One deposit with its timeline.',
    allow: 'member',
    input: z.object({ id: z.string().max(64) }),
    output: deposit,
    refusals: ['cashier.deposit-unknown'],
  }),
  /** Body is checked against the channel's signature before it is read. May come twice or late. */
  callback: route({
    method: 'POST',
    path: '/wps/cashier/callbacks/:channel',
    summary: 'A channel tells what happened to a payment.',
    allow: 'signed',
    alwaysOpen: true,
    input: z.object({
      channel: z.string().max(40),
      reference: z.string().min(1).max(80),
      depositId: z.string().max(64),
      outcome: z.enum(['paid', 'failed', 'reversed']),
      amount: amount.optional(),
    }),
    output: z.object({ state: z.enum(DEPOSIT_STATES) }),
    refusals: ['cashier.channel-unknown', 'cashier.deposit-unknown'],
  }),
};
