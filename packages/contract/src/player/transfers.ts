import { z } from 'zod';
import { amount, decimal, instant, nothing } from '../fields.ts';
import { route } from '../route.ts';

/** IN: from the member's cash to the vendor's wallet. OUT: back. */
export const TRANSFER_DIRECTIONS = ['IN', 'OUT'] as const;
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number];

/** ASKED is in progress: the vendor has not decided, or did not answer. */
export const TRANSFER_STATES = ['ASKED', 'DONE', 'REFUSED'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

const vassalage = z.string().regex(/^[A-Z0-9_]{2,20}$/);
const transfer = z.object({
  reference: z.string(),
  vassalage: z.string(),
  direction: z.enum(TRANSFER_DIRECTIONS),
  amount: decimal,
  state: z.enum(TRANSFER_STATES),
  createdAt: instant,
  changedAt: instant,
});
export type Transfer = z.output<typeof transfer>;

/** Vendors that hold the players' money in a wallet of their own. Checklist X-027, MC-004. */
export const transfersRoutes = {
  transfer: route({
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    summary: 'Move money to a vendor’s own wallet, or back; OUT without a vendor: all of it back.',
    // Money is always returned, whatever the member's standing; sending it requires more.
    allow: 'member',
    keyed: 'room',
    input: z.object({
      vassalage: vassalage.optional(),
      direction: z.enum(TRANSFER_DIRECTIONS),
      /** Required to send money to the vendor; without it everything there is returned. */
      amount: amount.optional(),
    }),
    output: z.object({ transfers: z.array(transfer) }),
    refusals: [
      'limits.frozen',
      'limits.self-excluded',
      'limits.time-out',
      'limits.reality-check',
      'limits.time-limit',
      'limits.stake-limit',
      'limits.loss-limit',
      'limits.bet-too-large',
      'identity.free-play-closed',
      'identity.true-account-needed',
      'catalogue.game-unknown',
      'vendors.unknown',
      'vendors.off',
      'vendors.country',
      'vendors.currency',
      'vendors.no-wallet',
      'vendors.silent',
      'vendors.nothing-there',
      'vendors.transfer-too-large',
      'vendors.transfer-under-way',
      'wallet.insufficient',
      'wallet.account-closed',
    ],
  }),
  wallets: route({
    method: 'GET',
    path: '/wps/vendors/wallets',
    summary: 'The vendors’ own wallets of the member, and the last twenty transfers.',
    allow: 'member',
    input: nothing,
    output: z.object({
      wallets: z.array(
        z.object({
          vassalage: z.string(),
          name: z.object({ EN: z.string(), BN: z.string() }),
          /** Whether money may be sent to the vendor. */
          open: z.boolean(),
          /** The balance by the vendor; null when it does not answer. */
          balance: decimal.nullable(),
          /** The balance by the house's ledger, as of the last transfer. */
          booked: decimal,
        }),
      ),
      transfers: z.array(transfer),
    }),
    refusals: [],
  }),
};
