import { z } from 'zod';
import { decimal, id, instant, nothing } from '../fields.ts';
import { route } from '../route.ts';

/** SOON until it starts; EMPTY once every share is opened; ENDED once its link is public. */
export const ENVELOPE_STATES = ['SOON', 'OPEN', 'EMPTY', 'ENDED'] as const;
export type EnvelopeState = (typeof ENVELOPE_STATES)[number];

const one = z.object({ promotionId: id('cmp') });
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const opened = z.object({
  /** In the order of opening, from 1. */
  place: z.number().int(),
  amount: decimal,
  openedAt: instant,
});

/** Red envelopes: money in shares of chance, one a member. Checklist O-008. */
export const envelopesRoutes = {
  one: route({
    method: 'GET',
    path: '/wps/promotions/envelope',
    summary: 'One red envelope: what it holds, the own share, and the last 50 shares opened.',
    allow: 'anyone',
    input: one,
    output: z.object({
      state: z.enum(ENVELOPE_STATES),
      pool: decimal,
      shares: z.number().int(),
      opened: z.number().int(),
      startsAt: instant,
      endsAt: instant,
      /** The member can open it now. */
      canOpen: z.boolean(),
      mine: opened.nullable(),
      /** Newest first; names are shortened, but for who asks. */
      list: z.array(opened.extend({ player: z.string(), mine: z.boolean() })),
      /** The end of the chain that its shares come from: public before the first was opened. */
      terminal: hash,
    }),
    refusals: ['promotions.unknown'],
  }),
  waiting: route({
    method: 'GET',
    path: '/wps/promotions/envelope/waiting',
    summary: 'The red envelope that this member can open now and that ends first.',
    allow: 'member',
    input: nothing,
    output: z.object({
      envelope: z
        .object({
          promotionId: id('cmp'),
          title: z.object({ EN: z.string(), BN: z.string() }),
          pool: decimal,
          shares: z.number().int(),
          left: z.number().int(),
          endsAt: instant,
        })
        .nullable(),
    }),
    refusals: [],
  }),
  open: route({
    method: 'POST',
    path: '/wps/promotions/envelope/open',
    summary: 'Open a red envelope: the next share is paid at once.',
    allow: 'player',
    input: one,
    output: opened,
    refusals: [
      'promotions.unknown',
      'promotions.not-yet',
      'promotions.closed',
      'promotions.not-for-you',
      'promotions.taken',
      'promotions.budget-spent',
      'promotions.no-places',
    ],
  }),
  proof: route({
    method: 'GET',
    path: '/wps/promotions/envelope/proof',
    summary: 'All that is needed to share out a red envelope again, once it is over.',
    allow: 'anyone',
    input: one,
    output: z.object({
      format: z.literal('nokshi-envelope-1'),
      purpose: z.string(),
      issue: z.string(),
      terminal: hash,
      number: z.number().int(),
      before: hash.nullable(),
      link: hash,
      root: hash,
      lanes: z.array(z.object({ lane: z.number().int(), count: z.number().int(), root: hash })),
      mappingVersion: z.number().int(),
      /** Minor units. */
      pool: z.string(),
      shares: z.number().int(),
      /** All shares in the order of opening, minor units; those that nobody opened are the last. */
      amounts: z.array(z.string()),
    }),
    refusals: ['promotions.unknown', 'promotions.envelope-state'],
  }),
};
