import { z } from 'zod';
import { id, instant, nothing } from '../fields.ts';
import { route } from '../route.ts';
import { PROOFS_BODY, proofs } from './checkout.ts';
import { fitsFeedback } from './feedback.ts';
import { CLAIM_REFUSALS } from './promotions.ts';

/** OPEN waits for an operator; WITHDRAWN was taken back by its member. S-045. */
export const APPLICATION_STATES = ['OPEN', 'ISSUED', 'REJECTED', 'WITHDRAWN'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** The characters of a comment, counted as those of feedback are. V-060, C-028. */
export const COMMENT_LENGTH = 140;

export const application = z.object({
  applicationId: id('pap'),
  promotionId: id('cmp'),
  state: z.enum(APPLICATION_STATES),
  comment: z.string(),
  pictures: z.number().int(),
  appliedAt: instant,
  decidedAt: instant.nullable(),
  /** What the operator wrote to the member. */
  answer: z.string().nullable(),
});
export type Application = z.infer<typeof application>;

/** Applications for promotions that operators give on request. Checklist E-111, V-060. */
export const applicationRoutes = {
  list: route({
    method: 'GET',
    path: '/wps/promotions/applications',
    summary: 'The own applications for one promotion, newest first, at most 20.',
    allow: 'member',
    input: z.object({ promotionId: id('cmp') }),
    output: z.object({ rows: z.array(application) }),
    refusals: ['promotions.unknown'],
  }),
  apply: route({
    method: 'POST',
    path: '/wps/promotions/applications',
    summary: 'Apply for a promotion with a comment and up to three pictures.',
    allow: 'player',
    input: z.object({
      promotionId: id('cmp'),
      comment: z.string().trim().refine(fitsFeedback),
      proofs: proofs.default([]),
    }),
    output: application,
    refusals: [
      ...CLAIM_REFUSALS,
      'promotions.applied',
      'promotions.pictures-needed',
      'media.too-large',
      'media.not-a-picture',
      'media.too-many-pixels',
    ],
    bodyBytes: PROOFS_BODY,
    rate: { max: 20, perSeconds: 60 },
  }),
  withdraw: route({
    method: 'POST',
    path: '/wps/promotions/applications/withdraw',
    summary: 'Take the own application back before it is decided.',
    allow: 'owner',
    input: z.object({ applicationId: id('pap') }),
    output: nothing,
    refusals: ['promotions.application-unknown', 'promotions.application-state'],
  }),
};
