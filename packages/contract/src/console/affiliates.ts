import { z } from 'zod';
import { affiliateCode as code } from '../affiliate-code.ts';
import { cursor, instant, nothing, page, pageSize } from '../fields.ts';
import { reason } from '../four-eyes.ts';
import { route } from '../route.ts';

/** The most codes an agent may have. */
export const MOST_AFFILIATE_CODES = 50;

const affiliate = z.object({
  code: z.string(),
  agentId: z.string(),
  agent: z.string(),
  /** A code that is switched off brings no new members; existing ones stay. */
  active: z.boolean(),
  /** Members who registered by it, without trial accounts. */
  members: z.number().int(),
  lastMemberAt: instant.nullable(),
  madeAt: instant,
  /** The operator, or the agent; empty: made before the desk existed. */
  madeBy: z.string(),
  byAgent: z.boolean(),
  /** What who registers with it becomes: a member, or an agent. */
  type: z.literal([0, 1]),
  /** Opens the registration form with the code in it. Checklist E-045. */
  link: z.string(),
});

/** The desk of the codes by which agents bring members. */
export const consoleAffiliateRoutes = {
  affiliates: route({
    method: 'GET',
    path: '/console/affiliates',
    summary: 'Affiliate codes in their order, with the members who registered by each.',
    allow: { permission: 'identity.members-read' },
    input: z.object({
      /** The beginning of a code, or of an agent’s username. */
      query: z.string().trim().toLowerCase().max(40).optional(),
      cursor,
      pageSize: pageSize(50, 25),
    }),
    output: page(affiliate).extend({
      /** Whether the registration form shows the field; a link has no effect while it does not. */
      asked: z.boolean(),
    }),
    refusals: [],
  }),
  make: route({
    method: 'POST',
    path: '/console/affiliates',
    summary: 'Give an agent a new code.',
    allow: { permission: 'identity.affiliates' },
    input: z.object({ code, agent: z.string().trim().min(1).max(64), reason }),
    output: nothing,
    refusals: [
      'identity.affiliate-taken',
      'identity.affiliates-full',
      'identity.not-an-agent',
      'identity.member-unknown',
      'identity.field-length',
      'identity.field-pattern',
    ],
  }),
  turn: route({
    method: 'POST',
    path: '/console/affiliates/:code/active',
    summary: 'Switch a code off, or on again; does nothing when it is so already.',
    allow: { permission: 'identity.affiliates' },
    input: z.object({ code, active: z.boolean(), reason }),
    output: nothing,
    refusals: ['identity.affiliate-unknown', 'identity.not-an-agent'],
  }),
};
