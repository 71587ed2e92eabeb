import { z } from 'zod';
import { decimal, id, instant, nothing } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { prizes, RAFFLE_STATES } from '../player/raffle.ts';
import { GRANT_STEPS } from '../promotions/terms.ts';
import { route } from '../route.ts';

const row = z.object({
  campaignId: id('cmp'),
  name: z.string(),
  state: z.enum(RAFFLE_STATES),
  startsAt: instant,
  endsAt: instant,
  /** Who takes part, or is in the frozen list. */
  entrants: z.number().int(),
  /** Null until they are counted. */
  tickets: z.string().nullable(),
  prizes,
  /** All prizes together. */
  worth: decimal,
  drawsAt: instant.nullable(),
});
export type RaffleOnDesk = z.output<typeof row>;

/** Raffles at the desk. Products.md 6.5. */
export const consoleRaffleRoutes = {
  list: route({
    method: 'GET',
    path: '/console/raffles',
    summary: 'Raffles that run or are over, newest first, at most 100.',
    allow: { permission: 'promotions.read' },
    input: nothing,
    output: z.object({ rows: z.array(row) }),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: '/console/raffles/:campaignId',
    summary: 'One raffle with its root, its winners and what became of their prizes.',
    allow: { permission: 'promotions.read' },
    input: z.object({ campaignId: id('cmp') }),
    output: row.extend({
      root: z.string().nullable(),
      reason: z.string().nullable(),
      winners: z.array(
        z.object({
          memberId: id('mbr'),
          username: z.string(),
          ticket: z.string(),
          amount: decimal,
          /** Null until the prize is made. */
          state: z.enum(GRANT_STEPS).nullable(),
        }),
      ),
    }),
    refusals: ['promotions.unknown'],
  }),
  void: route({
    method: 'POST',
    path: '/console/raffles/void',
    summary: 'Call a raffle off before its draw; always by two operators. Members read the reason.',
    allow: { permission: 'promotions.write' },
    input: z.object({ campaignId: id('cmp'), reason }),
    output: outcome,
    refusals: [
      'promotions.unknown',
      'promotions.raffle-state',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
};
