import { z } from 'zod';
import { decimal, id, instant, nothing } from '../fields.ts';
import { categories, reward } from '../promotions/terms.ts';
import { route } from '../route.ts';

/**
 * LIVE counts; ENDED is counted for the last time; FROZEN is published and waits for its prizes; VOID
 * pays none.
 */
export const BOARD_STATES = ['LIVE', 'ENDED', 'FROZEN', 'PAID', 'VOID'] as const;
export type BoardState = (typeof BOARD_STATES)[number];

const both = z.object({ EN: z.string(), BN: z.string() });
const prizes = z.array(z.object({ from: z.number().int(), to: z.number().int(), amount: decimal }));

export const board = z.object({
  promotionId: id('cmp'),
  startsAt: instant,
  endsAt: instant,
  title: both,
  window: z.enum(['day', 'week', 'campaign']),
  score: z.enum(['turnover', 'bets', 'return']),
  leastBets: z.number().int(),
  categories,
  prizes,
  reward,
  state: z.enum(BOARD_STATES),
});
export type Board = z.output<typeof board>;

/** Taka of valid turnover, a number of bets, or payouts in percent of stakes. */
const score = decimal;

const row = z.object({
  place: z.number().int(),
  /** Shortened; the own name whole while the board is live. */
  player: z.string(),
  score,
  reachedAt: instant,
  prize: decimal.nullable(),
  /** Of a frozen list alone. */
  mark: z.string().nullable(),
  mine: z.boolean(),
});
export type BoardRow = z.output<typeof row>;

/** Leaderboards with prizes. Checklist MC-014, products.md 6.4. */
export const boardsRoutes = {
  list: route({
    method: 'GET',
    path: '/wps/promotions/boards',
    summary:
      'Boards that this member can see: those that run, and those of the last 30 days, at most 50.',
    allow: 'session',
    input: nothing,
    output: z.object({ rows: z.array(board) }),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: '/wps/promotions/boards/one',
    summary:
      'One board: the first 20 while it is live, or the frozen list of 100, and the own place.',
    allow: 'session',
    input: z.object({ promotionId: id('cmp'), startsAt: instant }),
    output: board.extend({
      rows: z.array(row),
      /** What this member has; null: no bet counted. */
      own: z
        .object({
          /** Null: too few bets yet, or not among those who are listed. */
          place: z.number().int().nullable(),
          score,
          bets: z.number().int(),
          /** What is missing to the place above, in the score's unit; null: there is none. */
          gap: decimal.nullable(),
        })
        .nullable(),
      /** SHA-256 of the frozen list in hexadecimal; null before it is frozen. */
      hash: z.string().nullable(),
      /** Prizes are paid from then on; null before it is frozen. */
      paysAt: instant.nullable(),
      /** Why a board is void. */
      reason: z.string().nullable(),
    }),
    refusals: ['promotions.unknown'],
  }),
};
