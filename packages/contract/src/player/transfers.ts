import { z } from 'zod';
import { amount, decimal, instant, nothing } from '../fields.ts';
import { route } from '../route.ts';

/** IN: from the member's cash to the studio's wallet. OUT: back. */
export const TRANSFER_DIRECTIONS = ['IN', 'OUT'] as const;
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number];

/** ASKED is under way: the studio has not decided, or was not heard. */
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

/** Studios that keep the players' money in a wallet of their own. Checklist X-027, MC-004. */
export const transfersRoutes = {
  transfer: route({
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    summary: 'Move money to a studio’s own wallet, or back; OUT without a studio: all of it back.',
    // Money comes out whatever became of the member; what goes in asks for more.
    allow: 'member',
    keyed: 'room',
    input: z.object({
      vassalage: vassalage.optional(),
      direction: z.enum(TRANSFER_DIRECTIONS),
      /** Needed to move money in; without it all that is there comes out. */
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
    summary: 'The wallets that studios keep for the member, and the last twenty transfers.',
    allow: 'member',
    input: nothing,
    output: z.object({
      wallets: z.array(
        z.object({
          vassalage: z.string(),
          name: z.object({ EN: z.string(), BN: z.string() }),
          /** Whether money may be moved in. */
          open: z.boolean(),
          /** What the studio says is there; null when it is silent. */
          balance: decimal.nullable(),
          /** What the house's ledger has of it, as of the last transfer. */
          booked: decimal,
        }),
      ),
      transfers: z.array(transfer),
    }),
    refusals: [],
  }),
};
