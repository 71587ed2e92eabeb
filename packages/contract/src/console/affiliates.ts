import { z } from 'zod';
import { cursor, instant, nothing, page, pageSize } from '../fields.ts';
import { reason } from '../four-eyes.ts';
import { route } from '../route.ts';

/** How a code may look; the registration form's own rule is asked as well. Checklist E-045. */
export const AFFILIATE_CODE = /^[a-z0-9][a-z0-9-]{2,38}[a-z0-9]$/;

/** An agent may have so many codes. */
export const MOST_AFFILIATE_CODES = 50;

const code = z.string().trim().toLowerCase().regex(AFFILIATE_CODE);

const affiliate = z.object({
  code: z.string(),
  agentId: z.string(),
  agent: z.string(),
  /** A code that is switched off brings nobody; members it brought keep it. */
  active: z.boolean(),
  /** Who registered by it; trial accounts are none. */
  members: z.number().int(),
  lastMemberAt: instant.nullable(),
  madeAt: instant,
  /** The operator; empty: made before the desk was. */
  madeBy: z.string(),
  /** Opens the registration form with the code in it. Checklist E-045. */
  link: z.string(),
});

/** The desk of the codes by which agents bring members. */
export const consoleAffiliateRoutes = {
  affiliates: route({
    method: 'GET',
    path: '/console/affiliates',
    summary: 'Affiliate codes in their order, with who registered by each.',
    allow: { permission: 'identity.members-read' },
    input: z.object({
      /** The start of a code, or of an agent’s username. */
      query: z.string().trim().toLowerCase().max(40).optional(),
      cursor,
      pageSize: pageSize(50, 25),
    }),
    output: page(affiliate).extend({
      /** Whether the registration form shows the field; a link brings nothing while it does not. */
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
    summary: 'Switch a code off, or on again; nothing is done where it stands so already.',
    allow: { permission: 'identity.affiliates' },
    input: z.object({ code, active: z.boolean(), reason }),
    output: nothing,
    refusals: ['identity.affiliate-unknown'],
  }),
};
