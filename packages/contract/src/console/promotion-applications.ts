import { z } from 'zod';
import { cursor, decimal, id, instant, nothing, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { application } from '../player/applications.ts';
import { reward } from '../promotions/terms.ts';
import { route } from '../route.ts';
import { RISK_STATES } from './risk.ts';

/** Oldest first while they wait; the others newest first. */
export const APPLICATION_QUEUES = ['open', 'decided'] as const;
export type ApplicationQueue = (typeof APPLICATION_QUEUES)[number];

const row = application.omit({ promotionId: true }).extend({
  campaignId: id('cmp'),
  /** As operators call the campaign. */
  name: z.string(),
  memberId: id('mbr'),
  username: z.string(),
  decidedBy: z.string().nullable(),
});
export type ApplicationOnDesk = z.output<typeof row>;

const one = z.object({ applicationId: id('pap') });
const GONE = ['promotions.application-unknown', 'promotions.application-state'] as const;

/** The queue of applications for promotions. Checklist E-111; products.md 6.5. */
export const consolePromotionApplicationRoutes = {
  list: route({
    method: 'GET',
    path: '/console/promotion-applications',
    summary: 'Applications that wait, oldest first, or those that were decided, newest first.',
    allow: { permission: 'promotions.read' },
    input: z.object({
      queue: z.enum(APPLICATION_QUEUES).default('open'),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(row).extend({ open: z.number().int() }),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: '/console/promotion-applications/:applicationId',
    summary: 'One application with its pictures and what is known of its member.',
    allow: { permission: 'promotions.read' },
    input: one,
    output: row.extend({
      reward,
      /** Base64 of WebP. */
      proofs: z.array(z.string()),
      member: z.object({
        registeredAt: instant,
        deposits: z.number().int(),
        deposited: decimal,
        /** Grants of any campaign, and of this one. */
        grants: z.number().int(),
        ofThis: z.number().int(),
        /** Whether anything promotional may reach the member now. */
        mayReceive: z.boolean(),
        /** The member’s case at the risk desk, if there is one. */
        riskCase: z
          .object({ id: z.string(), score: z.number().int(), state: z.enum(RISK_STATES) })
          .nullable(),
      }),
    }),
    refusals: ['promotions.application-unknown'],
  }),
  issue: route({
    method: 'POST',
    path: '/console/promotion-applications/issue',
    summary: 'Give the member what was applied for; by two operators from an amount.',
    allow: { permission: 'promotions.write' },
    input: one.extend({ reason }),
    output: outcome,
    refusals: [
      ...GONE,
      'promotions.not-yet',
      'promotions.closed',
      'promotions.not-for-you',
      'promotions.taken',
      'promotions.day-used',
      'promotions.budget-spent',
      'promotions.no-places',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  reject: route({
    method: 'POST',
    path: '/console/promotion-applications/reject',
    summary: 'Reject an application; the member reads the answer.',
    allow: { permission: 'promotions.write' },
    input: one.extend({ answer: z.string().trim().min(3).max(300) }),
    output: nothing,
    refusals: GONE,
  }),
};
