import { z } from 'zod';
import { decimal, instant } from '../fields.ts';
import { route } from '../route.ts';
import { bankReference, PROOFS_BODY, proofs } from './checkout.ts';

/** OPEN waits for the house. SETTLED: the payment was found. The others are its answers. */
export const CLAIM_STATES = ['OPEN', 'CREDITED', 'REFUSED', 'SETTLED'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** A payment that was not credited, or a complaint about a withdrawal that counts as received. */
export const CLAIM_KINDS = ['deposit', 'withdrawal'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const claim = z.object({
  id: z.string(),
  kind: z.enum(CLAIM_KINDS),
  /** The deposit or withdrawal that it is about. */
  about: z.string(),
  state: z.enum(CLAIM_STATES),
  reference: z.string(),
  words: z.string(),
  pictures: z.number().int(),
  filedAt: instant,
  /** The latest time of the house's answer. */
  answerBy: instant,
  answeredAt: instant.nullable(),
  /** What the house writes to the member. */
  answer: z.string().nullable(),
  /** The credited amount. */
  amount: decimal.nullable(),
});
export type Claim = z.infer<typeof claim>;

const about = z.string().max(64);

export const claimsRoutes = {
  about: route({
    method: 'GET',
    path: '/wps/cashier/claims',
    summary:
      'The claims about one deposit or withdrawal, newest first, and whether there may be another.',
    allow: 'member',
    input: z.object({ about }),
    output: z.object({
      mayFile: z.boolean(),
      /** The longest time the house takes to answer. */
      answerHours: z.number().int(),
      claims: z.array(claim),
    }),
    refusals: ['cashier.claim-about-nothing'],
  }),
  file: route({
    method: 'POST',
    path: '/wps/cashier/claims',
    summary: 'Claim a payment that was not credited, or complain about a withdrawal.',
    allow: 'member',
    input: z.object({
      about,
      reference: bankReference,
      words: z.string().trim().min(3).max(500),
      proofs,
    }),
    output: claim,
    refusals: [
      'cashier.claim-about-nothing',
      'cashier.claim-open',
      'cashier.claim-closed',
      'media.too-large',
      'media.not-a-picture',
      'media.too-many-pixels',
    ],
    bodyBytes: PROOFS_BODY + 4096,
    rate: { max: 20, perSeconds: 60 },
  }),
};
