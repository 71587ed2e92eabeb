import { z } from 'zod';
import { decimal, nothing } from '../fields.ts';
import { route } from '../route.ts';

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
};
