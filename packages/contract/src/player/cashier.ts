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
  /** How the payment is confirmed: in the answer, by a callback, or on a bank statement. */
  kind: z.enum(['instant', 'callback', 'transfer']),
  /** The version of the terms that were shown; sent back with the deposit. */
  version: z.number().int(),
  /** Whether the member types an amount; otherwise it follows from the typed fields. */
  asksAmount: z.boolean(),
  /** For this member now, and what limits the largest amount. */
  minimum: decimal,
  maximum: decimal,
  because: z.enum(['channel', 'first', 'new']),
  /** Taken from the paid amount; `points` are hundredths of a percent. */
  fee: z.object({ fixed: decimal, points: z.number().int() }),
  currencies: z.array(z.string()),
  /** By its hours, and when that changes; null: never. */
  open: z.boolean(),
  turnsAt: instant.nullable(),
  /** Credited deposits by other channels that are missing before this one accepts any. */
  depositsMissing: z.number().int(),
  fields: z.array(askedField),
  arrivesWithinSeconds: z.number().int(),
  /** How often the credited amount has to be staked before it may be withdrawn, in hundredths. */
  turnoverMultiple: z.number().int(),
  demo: z.boolean(),
});

/** Why a deposit's step or end is unusual. */
export const DEPOSIT_NOTES = [
  'amount-differs',
  'late',
  'provider-failed',
  'not-paid',
  'limits',
  'account-closed',
  'second-payment',
  'reference-taken',
  'paid-again',
  'sent-back',
  'never-arrived',
  'taken-back',
] as const;
export type DepositNote = (typeof DEPOSIT_NOTES)[number];

export const deposit = z.object({
  id: z.string(),
  channel: z.string(),
  channelName: bilingual,
  state: z.enum(DEPOSIT_STATES),
  amount: decimal,
  /** The paid amount; it is credited, or waits in REVIEW. */
  paid: decimal.nullable(),
  /** The channel's fee; the credited amount is paid less this. */
  fee: decimal,
  /** The credited amount; null until then. */
  credited: decimal.nullable(),
  /** The typed values of the fields that are stored. */
  fields: z.array(z.object({ label: bilingual, value: z.string() })),
  reason: z.enum(DEPOSIT_NOTES).nullable(),
  createdAt: instant,
  expiresAt: instant,
  steps: z.array(
    z.object({
      state: z.enum(DEPOSIT_STATES),
      at: instant,
      note: z.enum(DEPOSIT_NOTES).nullable(),
    }),
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
      /** The version of the terms that were shown; refused when it is outdated. */
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
    // A client on a bad connection sends one key many times; that must not be refused (promise T3).
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
  /** The signature is checked before the body is read. It may arrive twice or late. */
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
