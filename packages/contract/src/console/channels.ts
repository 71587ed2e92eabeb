import { z } from 'zod';
import { askedField, channelTerms } from '../channel-terms.ts';
import { cursor, instant, nothing, page, pageSize } from '../fields.ts';
import { change, outcome, reason } from '../four-eyes.ts';
import { route } from '../route.ts';

const code = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
const bilingual = z.object({ EN: z.string(), BN: z.string() });

const desk = z.object({
  code,
  name: bilingual,
  description: bilingual,
  kind: z.enum(['instant', 'callback', 'transfer']),
  asksAmount: z.boolean(),
  arrivesWithinSeconds: z.number().int(),
  demo: z.boolean(),
  terms: channelTerms,
  /** 0: no terms were set, the channel's own apply. */
  version: z.number().int(),
  /** What the channel itself needs, whatever the terms ask for. */
  needs: z.array(askedField),
  /** By its hours, and when that changes; null: never. */
  open: z.boolean(),
  turnsAt: instant.nullable(),
});
export type DeskChannel = z.infer<typeof desk>;

/** The desk of deposit channels. domain.md 11. */
export const consoleChannelRoutes = {
  list: route({
    method: 'GET',
    path: '/console/cashier/channels',
    summary: 'Every deposit channel with its terms, and whether it is open now.',
    allow: { permission: 'cashier.read' },
    input: nothing,
    output: z.array(desk),
    refusals: [],
  }),
  set: route({
    method: 'POST',
    path: '/console/cashier/channels/:code',
    summary: 'Set the terms of a channel, whole, for later deposits.',
    allow: { permission: 'cashier.act' },
    // The version that they were based on.
    input: z.object({ code, terms: channelTerms, version: z.number().int().min(0), reason }),
    output: outcome,
    refusals: [
      'cashier.channel-unknown',
      'cashier.terms-changed',
      'cashier.terms-same',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  changes: route({
    method: 'GET',
    path: '/console/cashier/channels/:code/changes',
    summary: 'Changes of a channel’s terms, newest first, with the previous values.',
    allow: { permission: 'cashier.read' },
    input: z.object({ code, cursor, pageSize: pageSize(50, 10) }),
    output: page(
      z.object({
        version: z.number().int(),
        before: channelTerms,
        changes: z.array(change),
        reason: z.string(),
        by: z.string(),
        at: instant,
      }),
    ),
    refusals: ['cashier.channel-unknown'],
  }),
};
