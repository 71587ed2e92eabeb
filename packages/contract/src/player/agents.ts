import { z } from 'zod';
import { decimal, instant, nothing } from '../fields.ts';
import { route } from '../route.ts';
import { affiliateCode } from '../affiliate-code.ts';

/** What may be opened below an agent by a code. */
export const OPENED_TYPES = [0, 1] as const;

/** The status of an agent and the members they brought. */
export const agentOverview = z.object({
  account: z.string(),
  type: z.union([z.literal(1), z.literal(2), z.literal(41), z.literal(42)]),
  since: instant,
  /**
   * Affiliate codes of the agent, oldest first, at most 50, with the members who registered by
   * each.
   */
  codes: z.array(
    z.object({
      code: z.string(),
      /** What who registers with it becomes: a member, or an agent. */
      type: z.literal(OPENED_TYPES),
      members: z.number().int(),
      active: z.boolean(),
      /** An operator switched it off: its agent cannot switch it on. */
      held: z.boolean(),
      /** Opens the registration form with the code in it. */
      link: z.string(),
    }),
  ),
  /** Whether the registration form shows the code now; a link has no effect while it does not. */
  asked: z.boolean(),
  /** Members who registered by any of the agent’s codes, without trial accounts. */
  members: z.number().int(),
});

/** A request for a contract that waits for the member: none, a new one, or the end of one. */
const waiting = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export const agentsRoutes = {
  consolidated: route({
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    summary: 'All purses of the member, and which contracts of the team wait for an answer.',
    allow: 'session',
    input: nothing,
    output: z.object({
      dailysalreqtype: waiting,
      divtypereq: waiting,
      contracthoursalreq: waiting,
      realtimesalreqtype: waiting,
      funds: z.array(
        z.object({
          account: z.string(),
          /** The vendor that holds it; null in the house’s own. */
          vendor: z.string().nullable(),
          currency: z.string(),
          balance: decimal,
        }),
      ),
    }),
    refusals: [],
  }),
  overview: route({
    method: 'GET',
    path: '/wps/agent/overview',
    summary:
      'The status of an agent and the members they brought; for account types 1, 2, 41 and 42.',
    allow: 'agent',
    input: nothing,
    output: agentOverview,
    refusals: [],
    dear: true,
  }),
  makeCode: route({
    method: 'POST',
    path: '/wps/agent/codes',
    summary: 'A code of the agent’s own, for members or for agents below.',
    allow: 'recruiter',
    rate: { max: 20, perSeconds: 3600 },
    input: z.object({ code: affiliateCode, type: z.literal(OPENED_TYPES) }),
    output: nothing,
    refusals: [
      'identity.not-an-agent',
      'identity.affiliate-taken',
      'identity.affiliates-full',
      'identity.field-length',
      'identity.field-pattern',
    ],
  }),
  turnCode: route({
    method: 'POST',
    path: '/wps/agent/codes/:code/active',
    summary: 'Switch a code of the agent’s off, or on again.',
    allow: 'recruiter',
    rate: { max: 60, perSeconds: 3600 },
    input: z.object({ code: affiliateCode, active: z.boolean() }),
    output: nothing,
    refusals: ['identity.affiliate-unknown', 'identity.affiliate-held'],
  }),
};
