import { z } from 'zod';
import { amount, decimal, id, instant, nothing } from '../fields.ts';
import { change, outcome, reason } from '../four-eyes.ts';
import { route } from '../route.ts';

/**
 * ASKED: the vendor has not confirmed the grant yet. TAKING: taken back here, not yet confirmed by
 * the vendor. TAKEN, REFUSED, PLAYED and EXPIRED are final.
 */
export const GRANT_STATES = [
  'ASKED',
  'OPEN',
  'TAKING',
  'TAKEN',
  'REFUSED',
  'PLAYED',
  'EXPIRED',
] as const;
export type GrantState = (typeof GRANT_STATES)[number];

const wish = {
  username: z.string().trim().min(1).max(40),
  gameId: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_.:-]{1,60}$/),
  rounds: z.number().int().min(1).max(500),
  /** The stake of each round, which nobody pays. */
  stake: amount,
  /** From the moment of the grant. */
  days: z.number().int().min(1).max(90),
};

const row = z.object({
  reference: z.string(),
  vendor: z.string(),
  gameId: z.string(),
  account: z.string(),
  username: z.string(),
  rounds: z.number().int(),
  played: z.number().int(),
  stake: decimal,
  won: decimal,
  state: z.enum(GRANT_STATES),
  expiresAt: instant,
  grantedBy: z.string(),
  createdAt: instant,
});
export type Grant = z.output<typeof row>;

export const roundsGames = z.object({
  games: z.array(
    z.object({
      gameId: z.string(),
      vendor: z.string(),
      name: z.object({ EN: z.string(), BN: z.string() }),
      /** What a round of a slot of the house can be played at; a vendor's game has a least bet. */
      stakes: z.array(decimal).optional(),
    }),
  ),
});

const REFUSED = [
  'catalogue.game-unknown',
  'catalogue.game-off',
  'catalogue.game-is-group',
  'vendors.no-free-rounds',
  'vendors.off',
  'identity.member-unknown',
  'vendors.may-not-play',
  'vendors.stake-below',
] as const;

export const consoleFreeRoundsRoutes = {
  list: route({
    method: 'GET',
    path: '/console/grants',
    summary: 'Free rounds that the house granted in vendors’ games, newest first, at most 100.',
    allow: { permission: 'vendors.read' },
    input: nothing,
    output: z.object({ rows: z.array(row) }),
    refusals: [],
  }),
  games: route({
    method: 'GET',
    path: '/console/grants/games',
    summary: 'The vendors’ games that accept free rounds, at most 1,000.',
    allow: { permission: 'vendors.read' },
    input: nothing,
    output: roundsGames,
    refusals: [],
  }),
  preview: route({
    method: 'POST',
    path: '/console/grants/preview',
    summary: 'What such free rounds are and may cost; writes nothing.',
    allow: { permission: 'vendors.write' },
    input: z.object(wish),
    output: z.object({ changes: z.array(change) }),
    refusals: REFUSED,
  }),
  grant: route({
    method: 'POST',
    path: '/console/grants',
    summary: "Grant a member free rounds of a vendor's game; their wins are promotion money.",
    allow: { permission: 'vendors.write' },
    input: z.object({ ...wish, reason }),
    output: outcome,
    refusals: [...REFUSED, 'proposals.waiting', 'proposals.nobody-else'],
    keyed: 'edge',
  }),
  takeBack: route({
    method: 'POST',
    path: '/console/grants/:reference/take-back',
    summary: 'Take back unplayed rounds: no further round begins from now on.',
    allow: { permission: 'vendors.write' },
    input: z.object({ reference: id('frg'), reason }),
    output: nothing,
    refusals: ['vendors.grant-unknown', 'vendors.grant-over'],
  }),
};
