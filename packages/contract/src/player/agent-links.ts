import { z } from 'zod';
import { affiliateCode } from '../affiliate-code.ts';
import { decimal, instant, nothing, typedUsername } from '../fields.ts';
import { route } from '../route.ts';
import { prizeBase } from './agent-terms.ts';
import { OPENED_TYPES } from './agents.ts';

const openedLink = z.object({
  code: z.string(),
  type: z.literal(OPENED_TYPES),
  note: z.string(),
  /** The prize base of who registers with it today. */
  base: z.number().int(),
  link: z.string(),
  registered: z.number().int(),
  /** How many of them deposited, and how much. */
  depositors: z.number().int(),
  deposits: decimal,
  madeAt: instant,
  /** Null: for ever. */
  endsAt: instant.nullable(),
  active: z.boolean(),
  /** An operator switched it off. */
  held: z.boolean(),
});
export type OpenedLink = z.infer<typeof openedLink>;

/** Which prize bases an agent may give today: `most` is the own one, `usual` what is given unasked. */
const ownBases = z.object({
  least: z.number().int(),
  most: z.number().int(),
  step: z.number().int(),
  usual: z.number().int(),
});
export type OwnBases = z.infer<typeof ownBases>;

/** How an agent brings people: accounts opened by hand, and links. Checklist AC-004. */
export const agentLinksRoutes = {
  /**
   * By hand: the secret is answered once and stored nowhere, so the call has no key to repeat it by.
   * Its owner has to change it, and to confirm age and terms, before anything else. AC-004.
   */
  openAccount: route({
    method: 'POST',
    path: '/wps/agent/accounts',
    summary: 'Open an account directly below the agent; answers its secret once.',
    allow: 'recruiter',
    rate: { max: 20, perSeconds: 3600 },
    input: z.object({
      type: z.literal(OPENED_TYPES),
      username: typedUsername,
      /** Missing: the usual one. */
      base: prizeBase.optional(),
    }),
    output: z.object({ id: z.string(), username: z.string(), secret: z.string() }),
    refusals: [
      'identity.not-an-agent',
      'identity.username-taken',
      'identity.username-pattern',
      'identity.too-many-attempts',
      'agents.base-range',
    ],
  }),
  links: route({
    method: 'GET',
    path: '/wps/agent/links',
    summary: 'The agent’s links with what came by each, newest first.',
    allow: 'agent',
    input: z.object({}),
    output: z.object({
      rows: z.array(openedLink).max(50),
      /** Whether the registration form shows the code now; a link has no effect while it does not. */
      asked: z.boolean(),
      bases: ownBases,
    }),
    refusals: [],
    dear: true,
  }),
  makeLink: route({
    method: 'POST',
    path: '/wps/agent/links',
    summary: 'A link for members or for agents below.',
    allow: 'recruiter',
    rate: { max: 20, perSeconds: 3600 },
    input: z.object({
      /** Empty: a random one. */
      code: z.union([z.literal(''), affiliateCode]),
      type: z.literal(OPENED_TYPES),
      /** Days; null: for ever. */
      validDays: z.union([z.literal([1, 7, 30]), z.null()]),
      note: z.string().trim().max(60),
      /** Missing: the usual one. */
      base: prizeBase.optional(),
    }),
    output: z.object({ code: z.string() }),
    refusals: [
      'identity.not-an-agent',
      'identity.affiliate-taken',
      'identity.affiliates-full',
      'identity.field-length',
      'identity.field-pattern',
      'agents.base-range',
    ],
  }),
  turnLink: route({
    method: 'POST',
    path: '/wps/agent/links/:code/active',
    summary: 'Switch a link of the agent’s off, or on again.',
    allow: 'recruiter',
    rate: { max: 60, perSeconds: 3600 },
    input: z.object({ code: affiliateCode, active: z.boolean() }),
    output: nothing,
    refusals: ['identity.affiliate-unknown', 'identity.affiliate-held'],
  }),
};
