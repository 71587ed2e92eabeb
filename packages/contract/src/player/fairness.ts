import { z } from 'zod';
import { instant, nothing } from '../fields.ts';
import { route } from '../route.ts';

/** One lottery or one table. */
const purpose = z.string().regex(/^[a-z0-9.-]{1,60}$/);

const seed = z.object({
  commitment: z.string(),
  clientSeed: z.string(),
  /** Rounds played with this seed; the next one uses this nonce. */
  nextNonce: z.number().int(),
  /** The next seed, already committed. */
  nextCommitment: z.string(),
});

export const fairnessRoutes = {
  seed: route({
    method: 'GET',
    path: '/wps/fairness/seed',
    summary: 'The commitment that the next rounds are played with.',
    allow: 'session',
    input: nothing,
    output: seed,
    refusals: [],
  }),
  /** Rotates: reveals the used seed, takes the next one, with the member's own client seed. */
  rotateSeed: route({
    method: 'POST',
    path: '/wps/fairness/rotate',
    summary: 'Reveal the current seed and continue with the next one and this client seed.',
    allow: 'owner',
    input: z.object({ clientSeed: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }),
    output: seed.extend({
      revealed: z.object({ serverSeed: z.string(), commitment: z.string() }).nullable(),
    }),
    refusals: ['fairness.client-seed', 'fairness.round-open'],
  }),
  /** What draws will follow from, before there is any bet on them; newest first, at most 100. */
  chains: route({
    method: 'GET',
    path: '/wps/fairness/chains/:purpose',
    summary: 'Chains of a shared draw: each terminal, and when the house committed to it.',
    allow: 'anyone',
    input: z.object({ purpose }),
    output: z.array(
      z.object({
        /** The first link hashes to it. */
        terminal: z.string(),
        /** Draws it has. */
        length: z.number().int(),
        /** Draws of it that are closed. */
        taken: z.number().int(),
        state: z.enum(['NEXT', 'CURRENT', 'USED']),
        committedAt: instant,
      }),
    ),
    refusals: [],
  }),
  /** What anybody needs to check shared draws; newest first, at most 100. */
  draws: route({
    method: 'GET',
    path: '/wps/fairness/draws/:purpose',
    summary: 'Shared draws: the chain’s terminal, the root of each issue’s bets, and its link.',
    allow: 'anyone',
    input: z.object({ purpose }),
    output: z.array(
      z.object({
        /** Place in the chain, from 1. */
        number: z.number().int(),
        terminal: z.string(),
        issue: z.string(),
        /** Of the Merkle tree of all bets, fixed before the link was known. */
        root: z.string(),
        /** Null until it is published after the draw; its hash is the previous link, or the terminal. */
        link: z.string().nullable(),
        closedAt: instant,
        drawnAt: instant.nullable(),
      }),
    ),
    refusals: [],
  }),
  /** All that the page and the stand-alone script need to recompute a round. */
  round: route({
    method: 'GET',
    path: '/wps/fairness/rounds/:roundId',
    summary: 'A round’s proof; `serverSeed` is null until the seed is rotated.',
    allow: 'session',
    input: z.object({ roundId: z.string().max(64) }),
    output: z.object({
      format: z.literal('nokshi-round-1'),
      roundId: z.string(),
      gameCode: z.string(),
      ruleVersion: z.string(),
      /**
       * SHA-256 of the data of those rules, recorded before the first round; null if it was not.
       */
      rulesHash: z.string().nullable(),
      mappingVersion: z.number().int(),
      commitment: z.string(),
      serverSeed: z.string().nullable(),
      clientSeed: z.string(),
      nonce: z.number().int(),
      stake: z.string(),
      payout: z.string(),
      totalCredits: z.number().int(),
      /** In a game with pots: the pot that was won, which follows from the seeds and the stake. */
      jackpot: z.object({ level: z.string(), amount: z.string() }).nullable(),
      playedAt: instant,
      /**
       * What the game showed: the house-math Outcome. Null where its rules are no longer known. Not
       * part of the proof, which computes it from the seeds.
       */
      outcome: z.unknown(),
    }),
    refusals: ['fairness.round-unknown'],
  }),
};
