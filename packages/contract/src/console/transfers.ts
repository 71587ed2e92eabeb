import { z } from 'zod';
import { decimal, id, instant, nothing } from '../fields.ts';
import { TRANSFER_DIRECTIONS, TRANSFER_STATES } from '../player/transfers.ts';
import { route } from '../route.ts';

const row = z.object({
  reference: z.string(),
  vendor: z.string(),
  account: z.string(),
  username: z.string(),
  direction: z.enum(TRANSFER_DIRECTIONS),
  amount: decimal,
  state: z.enum(TRANSFER_STATES),
  tries: z.number().int(),
  /** The vendor's last answer; LOST when there was none. */
  heard: z.enum(['DONE', 'REFUSED', 'CANCELLED', 'UNKNOWN', 'LOST']).nullable(),
  nextAt: instant.nullable(),
  createdAt: instant,
  changedAt: instant,
});
export type DeskTransfer = z.output<typeof row>;

export const consoleTransfersRoutes = {
  list: route({
    method: 'GET',
    path: '/console/transfers',
    summary:
      'Transfers in progress to and from vendors’ wallets, at most 200, and the last ended ones.',
    allow: { permission: 'vendors.read' },
    input: nothing,
    output: z.object({ rows: z.array(row) }),
    refusals: [],
  }),
  askAgain: route({
    method: 'POST',
    path: '/console/transfers/:reference/ask',
    summary: 'Ask the vendor for the state of a transfer now, and end it when that is decided.',
    allow: { permission: 'vendors.write' },
    input: z.object({ reference: id('trf') }),
    output: row,
    refusals: ['vendors.transfer-unknown'],
  }),
};
