import { z } from 'zod';
import { cursor, decimal, id, instant, nothing, page, pageSize } from '../fields.ts';
import { laneHead, publishedHeads } from '../player/wallet.ts';
import { route } from '../route.ts';

const difference = z.object({
  check: z.string(),
  lane: z.number().int().nullable(),
  where: z.string(),
  expected: z.string(),
  found: z.string(),
});

/** `full` from the first entry on, `tail` from the last proof without a difference. */
const scope = z.enum(['tail', 'full']);
export type ProofScope = z.infer<typeof scope>;

export const proof = z.object({
  id: id('prf'),
  scope,
  state: z.enum(['running', 'done', 'cancelled', 'failed']),
  /** The operator who asked for it; null: the clock. */
  askedBy: z.string().nullable(),
  startedAt: instant,
  finishedAt: instant.nullable(),
  tookMs: z.number().int(),
  entries: z.string(),
  batches: z.string(),
  accounts: z.string(),
  differences: z.number().int(),
  /** The first 50. */
  examples: z.array(difference),
  /** The running check, of how many; null when none is running. */
  progress: z
    .object({ step: z.number().int(), steps: z.number().int(), check: z.string().nullable() })
    .nullable(),
});
export type Proof = z.infer<typeof proof>;

/** Why the ledger needs attention: a proof found differences, or the last one is too old. */
const alarm = z.enum(['tail-differences', 'full-differences', 'tail-old', 'full-old']);
export type LedgerAlarm = z.infer<typeof alarm>;

export const consoleWalletRoutes = {
  alarm: route({
    method: 'GET',
    path: '/console/ledger/alarm',
    summary: 'Whether the ledger needs attention, and why.',
    allow: 'operator',
    input: nothing,
    output: z.object({ alarms: z.array(alarm) }),
    refusals: [],
  }),
  proof: route({
    method: 'GET',
    path: '/console/ledger',
    summary: 'The last and the running proof of each scope, and the lane heads.',
    allow: { permission: 'wallet.read' },
    input: nothing,
    output: z.object({
      alarms: z.array(alarm),
      /**
       * What keeps the application from changing entries: a missing right of its role, or a
       * trigger.
       */
      guard: z.enum(['role', 'trigger']),
      scopes: z.array(
        z.object({
          scope,
          /** The last finished one. */
          last: proof.nullable(),
          /** Its age in seconds. */
          ageSeconds: z.number().int().nullable(),
          running: proof.nullable(),
        }),
      ),
      lanes: z.array(laneHead),
    }),
    refusals: [],
  }),
  totals: route({
    method: 'GET',
    path: '/console/ledger/totals',
    summary: 'What each kind of account holds.',
    allow: { permission: 'wallet.read' },
    input: nothing,
    output: z.object({
      rows: z.array(
        z.object({ kind: z.string(), asset: z.string(), accounts: z.string(), balance: decimal }),
      ),
    }),
    refusals: [],
    dear: true,
  }),
  proofs: route({
    method: 'GET',
    path: '/console/ledger/proofs',
    summary: 'Every stored proof: full ones for good, tail proofs for a week.',
    allow: { permission: 'wallet.read' },
    input: z.object({ scope: scope.optional(), cursor, pageSize: pageSize(100, 25) }),
    output: page(proof),
    refusals: [],
  }),
  published: route({
    method: 'GET',
    path: '/console/ledger/published',
    summary: 'The lane heads of each day, as the player site shows them to anyone.',
    allow: { permission: 'wallet.read' },
    input: z.object({ cursor, pageSize: pageSize(31, 7) }),
    output: publishedHeads,
    refusals: [],
  }),
  verify: route({
    method: 'POST',
    path: '/console/ledger/verify',
    summary: 'Begin a proof of the ledger; GET /console/ledger shows its progress.',
    allow: { permission: 'wallet.verify' },
    input: z.object({ scope }),
    output: z.object({ id: id('prf') }),
    refusals: ['wallet.verify-running'],
    rate: { max: 6, perSeconds: 60 },
  }),
  cancel: route({
    method: 'POST',
    path: '/console/ledger/proofs/:id/cancel',
    summary: 'End a running proof within seconds; nothing happens to one that is over.',
    allow: { permission: 'wallet.verify' },
    input: z.object({ id: id('prf') }),
    output: nothing,
    refusals: [],
  }),
};
