import { z } from 'zod';
import { settingChanges } from '../setting-changes.ts';
import type { Change } from '../four-eyes.ts';
import { amount, cursor, decimal, id, instant, nothing, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { CATEGORIES } from '../player/catalogue.ts';
import { POOL_PHASES } from '../player/jackpots.ts';
import { route } from '../route.ts';

const words = z.object({
  EN: z.string().trim().min(1).max(60),
  BN: z.string().trim().min(1).max(60),
});

/** The set-up of a pool. It applies from the pool's next cycle on. Source: domain.md 3.4. */
export const poolTerms = z.object({
  name: words,
  /** The amount a cycle begins with; its threshold is drawn between it and the cap. */
  seed: amount,
  cap: amount,
  /** Added every `stepMs` out of the cover. Checklist C-002, C-003. */
  step: amount,
  stepMs: z.number().int().min(1_000).max(3_600_000).multipleOf(1_000),
  /** Stakes below it bring no ticket. */
  leastStake: amount,
  /** Categories whose stakes count; empty: all. */
  categories: z.array(z.enum(CATEGORIES)).max(8),
  /** When the first cycle begins and the last one ends; null: at once, never. */
  from: instant.nullable(),
  until: instant.nullable(),
});
export type PoolTerms = z.infer<typeof poolTerms>;

export const POOL_STATES = ['WAITING', 'RUNNING', 'PAUSED', 'ENDED'] as const;
export type PoolState = (typeof POOL_STATES)[number];

const pool = z.object({
  poolId: z.string(),
  state: z.enum(POOL_STATES),
  phase: z.enum(POOL_PHASES),
  /** The set-up from the next cycle on. */
  terms: poolTerms,
  version: z.number().int(),
  /** House money that it can still grow by. */
  cover: decimal,
  awards: z.number().int(),
  /** The current cycle, under the terms it began with. */
  running: z
    .object({
      cycle: z.number().int(),
      terms: poolTerms,
      startedAt: instant,
      commitment: z.string(),
      value: decimal,
      tick: z.number().int(),
      stopsAt: decimal,
      entrants: z.number().int(),
      staked: decimal,
    })
    .nullable(),
});
export type Pool = z.infer<typeof pool>;

const poolId = id('jpl');
const read = { permission: 'jackpots.read' } as const;
const write = { permission: 'jackpots.write' } as const;

export const consoleJackpotsRoutes = {
  pools: route({
    method: 'GET',
    path: '/console/jackpots',
    summary: 'The jackpot pools with their cover and current cycle; at most 20.',
    allow: read,
    input: nothing,
    output: z.object({ serverTime: instant, pools: z.array(pool) }),
    refusals: [],
  }),
  save: route({
    method: 'PUT',
    path: '/console/jackpots',
    summary: 'Set up a new pool, or change one from its next cycle on.',
    allow: write,
    input: z.object({
      /** Null: a new pool. */
      poolId: poolId.nullable(),
      terms: poolTerms,
      version: z.number().int(),
      reason,
    }),
    output: outcome,
    refusals: [
      'jackpots.pool-unknown',
      'jackpots.version-changed',
      'jackpots.nothing-changed',
      'jackpots.cap-too-low',
      'jackpots.schedule-order',
      'jackpots.too-many-pools',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  cover: route({
    method: 'POST',
    path: '/console/jackpots/:poolId/cover',
    summary: 'Give a pool house money to grow by, or take back what it has not used.',
    allow: write,
    input: z.object({ poolId, direction: z.enum(['add', 'take']), amount, reason }),
    output: outcome,
    refusals: [
      'jackpots.pool-unknown',
      'wallet.insufficient',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
    keyed: 'edge',
  }),
  pause: route({
    method: 'POST',
    path: '/console/jackpots/:poolId/pause',
    summary: 'Pause a pool, or resume it. It is not drawn while it is paused.',
    allow: write,
    input: z.object({ poolId, paused: z.boolean(), reason }),
    output: nothing,
    refusals: ['jackpots.pool-unknown', 'jackpots.state-wrong'],
  }),
  awards: route({
    method: 'GET',
    path: '/console/jackpots/awards',
    summary: 'Every award with its winner, newest first.',
    allow: read,
    input: z.object({ cursor, pageSize: pageSize(50, 25) }),
    output: page(
      z.object({
        awardId: z.string(),
        poolId: z.string(),
        name: z.object({ EN: z.string(), BN: z.string() }),
        memberId: z.string(),
        username: z.string(),
        amount: decimal,
        threshold: decimal,
        tickets: z.string(),
        entrants: z.number().int(),
        passed: z.number().int(),
        at: instant,
      }),
    ),
    refusals: [],
  }),
};

/** The fields that differ between two set-ups of a pool; all of them for a new one. */
export const poolChanges = (before: PoolTerms | null, after: PoolTerms): Change[] =>
  settingChanges(before ? shown(before) : {}, shown(after));

const shown = (terms: PoolTerms) => ({
  ...terms,
  from: terms.from ?? '',
  until: terms.until ?? '',
});
