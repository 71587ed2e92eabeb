import { z } from 'zod';
import { decimal, id, instant, nothing } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { BOARD_STATES } from '../player/boards.ts';
import { route } from '../route.ts';

const board = z.object({
  campaignId: id('cmp'),
  name: z.string(),
  startsAt: instant,
  endsAt: instant,
  score: z.enum(['turnover', 'bets', 'return']),
  state: z.enum(BOARD_STATES),
  /** Members who have a place. */
  ranked: z.number().int(),
  /** All prizes together. */
  prizes: decimal,
  paid: decimal,
  paysAt: instant.nullable(),
});
export type BoardOnDesk = z.output<typeof board>;

const place = z.object({
  place: z.number().int(),
  memberId: id('mbr'),
  username: z.string(),
  score: decimal,
  bets: z.number().int(),
  reachedAt: instant,
  prize: decimal.nullable(),
  /** `paid`, or why the prize was not given; null: not yet. */
  outcome: z.string().nullable(),
});
export type PlaceOnDesk = z.output<typeof place>;

const one = z.object({ campaignId: id('cmp'), startsAt: instant });

/** Boards at the desk. Products.md 6.5. */
export const consoleBoardRoutes = {
  list: route({
    method: 'GET',
    path: '/console/boards',
    summary: 'Boards, the newest window first, at most 200.',
    allow: { permission: 'promotions.read' },
    input: nothing,
    output: z.object({ rows: z.array(board) }),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: '/console/boards/one',
    summary: 'One board with its first 100 places, as they are now or as they were frozen.',
    allow: { permission: 'promotions.read' },
    input: one,
    output: board.extend({
      places: z.array(place),
      hash: z.string().nullable(),
      reason: z.string().nullable(),
    }),
    refusals: ['promotions.unknown'],
  }),
  void: route({
    method: 'POST',
    path: '/console/boards/void',
    summary: 'Void a board before its prizes are paid; members read the reason.',
    allow: { permission: 'promotions.write' },
    input: one.extend({ reason }),
    output: outcome,
    refusals: [
      'promotions.unknown',
      'promotions.board-state',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
};
