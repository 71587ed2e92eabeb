import { z } from 'zod';
import { decimal, id, instant } from '../fields.ts';
import { route } from '../route.ts';

/**
 * OPEN until it ends; COUNTING while tickets are added up; FROZEN once the list and its root are public;
 * DRAWN when the link is; VOID: it was called off before its draw.
 */
export const RAFFLE_STATES = ['OPEN', 'COUNTING', 'FROZEN', 'DRAWN', 'VOID'] as const;
export type RaffleState = (typeof RAFFLE_STATES)[number];

const one = z.object({ promotionId: id('cmp') });
const hash = z.string().regex(/^[0-9a-f]{64}$/);
export const prizes = z.array(z.object({ count: z.number().int(), amount: decimal }));

/** What a member has in a raffle. */
const own = z.object({
  /** Now, or as they were counted; of who does not take part, those that taking part would bring. */
  tickets: z.number().int(),
  isIn: z.boolean(),
  most: z.number().int(),
  /** Taka of own money to be staked for the next ticket; null: there is none any more. */
  next: decimal.nullable(),
  /** The own name in the frozen list; null: not in it. */
  entrant: z.string().nullable(),
});

const winner = z.object({
  amount: decimal,
  /** Shortened, but for who asks. */
  player: z.string(),
  mine: z.boolean(),
  ticket: z.string(),
});

/** Raffles: tickets by play, winners by a link that nobody knew before. Checklist X-060. */
export const raffleRoutes = {
  one: route({
    method: 'GET',
    path: '/wps/promotions/raffle',
    summary: 'One raffle: its prizes, the own tickets, its draw and its winners.',
    allow: 'anyone',
    input: one,
    output: z.object({
      state: z.enum(RAFFLE_STATES),
      prizes,
      endsAt: instant,
      /** Members who take part, or are in the frozen list. */
      entrants: z.number().int(),
      /** All tickets; null until they are counted. */
      tickets: z.string().nullable(),
      /** Of the frozen list and its prizes. */
      root: hash.nullable(),
      drawsAt: instant.nullable(),
      mine: own.nullable(),
      /** In the order of the prizes, at most 500. */
      winners: z.array(winner),
      /** Why it was called off. */
      reason: z.string().nullable(),
    }),
    refusals: ['promotions.unknown'],
  }),
  claim: route({
    method: 'POST',
    path: '/wps/relay/MCS2_claimRafflePromotion',
    summary:
      'Take part with the own tickets, those to come included; once, however often it is asked.',
    allow: 'player',
    input: one,
    output: z.object({ data: z.object({ tickets: z.number().int(), next: decimal.nullable() }) }),
    refusals: [
      'promotions.unknown',
      'promotions.not-yet',
      'promotions.closed',
      'promotions.not-for-you',
    ],
  }),
  proof: route({
    method: 'GET',
    path: '/wps/promotions/raffle/proof',
    summary: 'All that is needed to draw a raffle again, but the list of entrants.',
    allow: 'anyone',
    input: one,
    output: z.object({
      format: z.literal('nokshi-raffle-1'),
      purpose: z.string(),
      issue: z.string(),
      terminal: hash,
      number: z.number().int(),
      before: hash.nullable(),
      link: hash.nullable(),
      root: hash,
      lanes: z.array(z.object({ lane: z.number().int(), count: z.number().int(), root: hash })),
      mappingVersion: z.number().int(),
      prizes,
      winners: z.array(z.object({ ticket: z.string(), place: z.number().int() })).nullable(),
    }),
    refusals: ['promotions.unknown', 'promotions.raffle-state'],
  }),
  entrants: route({
    method: 'GET',
    path: '/wps/promotions/raffle/entrants',
    summary: 'The frozen list of a raffle in its order, from a place on, at most 5,000 at once.',
    allow: 'anyone',
    input: one.extend({ from: z.coerce.number().int().min(0).default(0) }),
    output: z.object({
      rows: z.array(z.object({ entrant: z.string(), tickets: z.string() })),
      /** Null: there are no more. */
      next: z.number().int().nullable(),
    }),
    refusals: ['promotions.unknown', 'promotions.raffle-state'],
  }),
};
