import { z } from 'zod';
import { decimal, instant, nothing } from '../fields.ts';
import { route } from '../route.ts';

const difference = z.object({
  check: z.string(),
  lane: z.number().int().nullable(),
  where: z.string(),
  expected: z.string(),
  found: z.string(),
});

export const proof = z.object({
  startedAt: instant,
  finishedAt: instant.nullable(),
  tookMs: z.number().int(),
  entries: z.string(),
  batches: z.string(),
  accounts: z.string(),
  differences: z.number().int(),
  /** The first 50. */
  examples: z.array(difference),
});
export type Proof = z.infer<typeof proof>;

export const consoleWalletRoutes = {
  proof: route({
    method: 'GET',
    path: '/console/ledger',
    summary: 'The last proof of the ledger, lane heads and totals by account kind.',
    allow: { permission: 'wallet.read' },
    input: nothing,
    output: z.object({
      last: proof.nullable(),
      lanes: z.array(z.object({ lane: z.number().int(), batch: z.string(), hash: z.string() })),
      totals: z.array(
        z.object({ kind: z.string(), asset: z.string(), accounts: z.string(), balance: decimal }),
      ),
    }),
    refusals: [],
  }),
  verify: route({
    method: 'POST',
    path: '/console/ledger/verify',
    summary: 'Prove the ledger now.',
    allow: { permission: 'wallet.verify' },
    input: nothing,
    output: proof,
    refusals: ['wallet.verify-running'],
    rate: { max: 6, perSeconds: 60 },
  }),
};
