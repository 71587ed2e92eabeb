import { z } from 'zod';
import { decimal, instant, nothing, typedDay } from '../fields.ts';
import { reason } from '../four-eyes.ts';
import { route } from '../route.ts';

/**
 * ON: everything. NO_BETS: no launch and no new stake, but wins and rollbacks are still booked.
 * OFF: the vendor's calls are answered as if unsigned.
 */
export const VENDOR_MODES = ['ON', 'NO_BETS', 'OFF'] as const;
export type VendorMode = (typeof VENDOR_MODES)[number];

/** Why a line of the vendor's record differs from ours. */
export const DIFFERENCE_KINDS = ['only-theirs', 'only-ours', 'amount', 'refused-here'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

const reconciliation = z.object({
  day: z.string(),
  at: instant,
  theirLines: z.number().int(),
  ourLines: z.number().int(),
  theirNet: decimal,
  ourNet: decimal,
  differences: z.number().int(),
});
export type Reconciliation = z.output<typeof reconciliation>;

const vendor = z.object({
  vendor: z.string(),
  name: z.object({ EN: z.string(), BN: z.string() }),
  mode: z.enum(VENDOR_MODES),
  version: z.number().int(),
  /** The current signing key, then the previous one until it ends. */
  keys: z.array(
    z.object({
      /** The key is never shown; this tells two of them apart. */
      fingerprint: z.string(),
      scheme: z.enum(['HMAC-SHA256', 'RSA-SHA256']),
      addedAt: instant,
      endsAt: instant.nullable(),
      usedAt: instant.nullable(),
      /** A secret that was made here and was not handed over yet. */
      toShow: z.boolean(),
    }),
  ),
  points: z.object({
    decimals: z.number().int(),
    winWithoutBet: z.enum(['refuse', 'award']),
    severalWins: z.boolean(),
    rollbackAfterWin: z.enum(['refuse', 'undo']),
    tokenMinutes: z.number().int(),
    repeatAnswers: z.enum(['first', 'named']),
    largestPayment: decimal,
    freePlay: z.boolean(),
    countries: z.array(z.string()).nullable(),
    currencies: z.array(z.string()),
    /** The vendor's wallet, when it holds the players' money itself; null: here. */
    walletUrl: z.string().nullable(),
    /** Where free rounds are announced to it; null: it accepts none. */
    freeRoundsUrl: z.string().nullable(),
    words: z.record(z.string(), z.string()),
  }),
  /** Where its games are opened. Checklist C-025. */
  hosts: z.array(
    z.object({
      url: z.string(),
      place: z.number().int(),
      answers: z.boolean(),
      since: instant,
      askedAt: instant.nullable(),
    }),
  ),
  /** Of the current business day. */
  today: z.object({
    bets: z.number().int(),
    staked: decimal,
    paid: decimal,
    refused: z.number().int(),
  }),
  last: reconciliation.nullable(),
});
export type VendorCard = z.output<typeof vendor>;

const difference = z.object({
  transactionId: z.string(),
  kind: z.enum(DIFFERENCE_KINDS),
  action: z.string(),
  account: z.string(),
  theirs: decimal.nullable(),
  ours: decimal.nullable(),
  /** Our answer to it, when it was refused. */
  status: z.string().nullable(),
  /** The reference of our entries, if there are any. */
  wagerId: z.string().nullable(),
});
export type Difference = z.output<typeof difference>;

export const vendorId = z.string().regex(/^[A-Za-z0-9_]{2,40}$/);

export const consoleVendorsRoutes = {
  list: route({
    method: 'GET',
    path: '/console/vendors',
    summary: 'The vendors with profile, mode, figures of today and the last reconciliation.',
    allow: { permission: 'vendors.read' },
    input: nothing,
    output: z.object({ rows: z.array(vendor) }),
    refusals: [],
  }),
  setMode: route({
    method: 'PUT',
    path: '/console/vendors/:vendor/mode',
    summary: 'Switch a vendor on, off, or to no new stakes.',
    allow: { permission: 'vendors.write' },
    input: z.object({
      vendor: vendorId,
      mode: z.enum(VENDOR_MODES),
      version: z.number().int(),
      reason,
    }),
    output: z.object({ version: z.number().int() }),
    refusals: ['vendors.unknown', 'vendors.version-changed'],
  }),
  reconcile: route({
    method: 'POST',
    path: '/console/vendors/:vendor/reconcile',
    summary: "Compare the vendor's record of a day with ours, now.",
    allow: { permission: 'vendors.write' },
    input: z.object({ vendor: vendorId, day: typedDay }),
    output: reconciliation,
    refusals: ['vendors.unknown', 'vendors.no-report'],
  }),
  differences: route({
    method: 'GET',
    path: '/console/vendors/:vendor/differences',
    summary: 'The differences of a day, line by line; at most 200.',
    allow: { permission: 'vendors.read' },
    input: z.object({ vendor: vendorId, day: typedDay }),
    output: z.object({ rows: z.array(difference) }),
    refusals: ['vendors.unknown'],
  }),
};
