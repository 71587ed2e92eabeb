import { z } from 'zod';
import { cursor, decimal, id, instant, nothing, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';
import { CATEGORIES } from './catalogue.ts';

const bilingual = z.object({ EN: z.string(), BN: z.string() });

/**
 * State of a pool: it grows; it is `full` at its cap, `unfunded` when its cover ends, `paused` by
 * an operator, or `waiting` to begin.
 */
export const POOL_PHASES = ['growing', 'full', 'unfunded', 'paused', 'waiting'] as const;
const phase = z.enum(POOL_PHASES);

/**
 * A pool as a function of time: `value` at step `tick`, and `step` more at every `stepMs` since
 * 1970 until `stopsAt`, so that pages need not fetch it again. Checklist S-038, S-039.
 */
const shownPool = z.object({
  poolId: z.string(),
  name: bilingual,
  phase,
  value: decimal,
  tick: z.number().int(),
  step: decimal,
  stepMs: z.number().int(),
  stopsAt: decimal,
  /** The amount it begins with after an award, and its ceiling. */
  seed: decimal,
  cap: decimal,
  /** The least stake that counts, and the categories; empty: all. */
  leastStake: decimal,
  categories: z.array(z.enum(CATEGORIES)),
  until: instant.nullable(),
  /** The awards before this one, and this cycle's committed seed. */
  cycle: z.number().int(),
  commitment: z.string().nullable(),
  lastAward: z.object({ player: z.string(), amount: decimal, at: instant }).nullable(),
});
export type ShownPool = z.infer<typeof shownPool>;

export const shownPools = z.object({ serverTime: instant, pools: z.array(shownPool) });
export type ShownPools = z.infer<typeof shownPools>;

const awardRow = z.object({
  awardId: z.string(),
  poolId: z.string(),
  name: bilingual,
  player: z.string(),
  amount: decimal,
  at: instant,
});
export type AwardRow = z.infer<typeof awardRow>;

/** All that is needed to draw an award again, except the list of entrants. */
export const awardProof = z.object({
  format: z.literal('nokshi-jackpot-1'),
  awardId: z.string(),
  /** Of the winner, masked. */
  player: z.string(),
  amount: decimal,
  at: instant,
  mappingVersion: z.number().int(),
  seed: decimal,
  cap: decimal,
  commitment: z.string(),
  serverSeed: z.string(),
  /** The client seed that the threshold was drawn with. */
  clientSeed: z.string(),
  threshold: decimal,
  because: z.enum(['threshold', 'schedule', 'ceiling']),
  /** SHA-256 of the list of entrants, and the client seed of the draws. */
  entrantsDigest: z.string(),
  entrantCount: z.number().int(),
  tickets: z.string(),
  passed: z.array(z.number().int()),
  ticket: z.string(),
  place: z.number().int(),
  /** Where the ledger has it. */
  lane: z.number().int(),
  batch: z.string(),
});
/** The entrants of a draw with their tickets, in its order. */
export const entrants = page(z.object({ entrant: z.string(), tickets: z.string() }));

const awardId = id('jaw');

export const jackpotsRoutes = {
  pools: route({
    method: 'GET',
    path: '/wps/jackpots',
    summary: 'The jackpot pools, each as a function of time.',
    allow: 'anyone',
    input: nothing,
    output: shownPools,
    refusals: [],
  }),
  awards: route({
    method: 'GET',
    path: '/wps/jackpots/awards',
    summary: 'Every award of every pool, newest first; names are masked.',
    allow: 'anyone',
    input: z.object({ cursor, pageSize: pageSize(50, 10) }),
    output: page(awardRow),
    refusals: [],
  }),
  award: route({
    method: 'GET',
    path: '/wps/jackpots/awards/:awardId',
    summary: 'All that is needed to draw an award again, but the list of entrants.',
    allow: 'anyone',
    input: z.object({ awardId }),
    output: awardProof.extend({
      poolId: z.string(),
      name: bilingual,
      /** The name of an entrant is the hash of this and the member's id. */
      cycleId: z.string(),
      cycle: z.number().int(),
      startedAt: instant,
      step: decimal,
      stepMs: z.number().int(),
    }),
    refusals: ['jackpots.award-unknown'],
  }),
  entrants: route({
    method: 'GET',
    path: '/wps/jackpots/awards/:awardId/entrants',
    summary: 'Who was in the draw and with how many tickets, in the order of the draw.',
    allow: 'anyone',
    input: z.object({ awardId, cursor, pageSize: pageSize(1_000, 1_000) }),
    output: entrants,
    refusals: ['jackpots.award-unknown'],
  }),
};
