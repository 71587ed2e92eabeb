import { z } from 'zod';
import { instant, nothing } from '../fields.ts';
import { route } from '../route.ts';

const seed = z.object({
  commitment: z.string(),
  clientSeed: z.string(),
  /** Rounds played with this seed; the next one uses this nonce. */
  nextNonce: z.number().int(),
  /** The seed that comes after it, already committed. */
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
    summary: 'Reveal the seed in use and go on with the next one and this client seed.',
    allow: 'owner',
    input: z.object({ clientSeed: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }),
    output: seed.extend({
      revealed: z.object({ serverSeed: z.string(), commitment: z.string() }).nullable(),
    }),
    refusals: ['fairness.client-seed'],
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
      mappingVersion: z.number().int(),
      commitment: z.string(),
      serverSeed: z.string().nullable(),
      clientSeed: z.string(),
      nonce: z.number().int(),
      stake: z.string(),
      payout: z.string(),
      totalCredits: z.number().int(),
      playedAt: instant,
    }),
    refusals: ['fairness.round-unknown'],
  }),
};
