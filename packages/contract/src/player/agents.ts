import { z } from 'zod';
import { decimal, instant, nothing } from '../fields.ts';
import { route } from '../route.ts';

/** The status of an agent and the members they brought. */
export const agentOverview = z.object({
  account: z.string(),
  type: z.union([z.literal(1), z.literal(2), z.literal(41), z.literal(42)]),
  since: instant,
  /**
   * Affiliate codes of the agent, oldest first, at most 50, with the members who registered by
   * each.
   */
  codes: z.array(z.object({ code: z.string(), members: z.number().int() })),
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
};
