import { z } from 'zod';
import { cursor, decimal, instant, nothing, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';

/** The end of a lane's hash chain: it covers every entry before it. */
export const laneHead = z.object({ lane: z.number().int(), batch: z.string(), hash: z.string() });

/** Newest day first; `cursor` is the last day of the previous page. */
export const publishedHeads = page(
  z.object({
    /** In Asia/Dhaka. */
    day: z.iso.date(),
    publishedAt: instant,
    /**
     * SHA-256 over a line for each lane, of these five words, each followed by a line feed (docs/money.md).
     */
    seal: z.string(),
    lanes: z.array(
      laneHead.extend({
        /** Accounts of the lane first used since the previous head, and a digest of them. */
        accounts: z.number().int(),
        accountsHash: z.string(),
      }),
    ),
  }),
);

export const walletRoutes = {
  balance: route({
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    summary: 'The member’s balance.',
    allow: 'session',
    input: nothing,
    output: z.object({
      /** Cash that can be staked or withdrawn, decimal string. */
      sumBalance: decimal,
      held: decimal,
      /** Bonus money: staked after the cash. */
      bonus: decimal,
      currency: z.string(),
      /** The account's sequence: a later balance has a higher one. */
      version: z.string(),
    }),
    refusals: [],
  }),
  merchantWallet: route({
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    summary: 'Single wallet: every vendor sees the main balance.',
    allow: 'session',
    wrapped: true,
    input: nothing,
    output: z.object({ isSingle: z.boolean() }),
    refusals: [],
  }),
  heads: route({
    method: 'GET',
    path: '/wps/ledger/heads',
    summary: 'The ledger’s heads of each day: keep them, and compare later.',
    allow: 'anyone',
    input: z.object({ cursor, pageSize: pageSize(31, 7) }),
    output: publishedHeads,
    refusals: [],
  }),
};
