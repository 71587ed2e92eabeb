import { z } from 'zod';
import { instant, nothing } from '../fields.ts';
import { route } from '../route.ts';

/** What an agent is and has brought, as far as the house knows it. */
export const agentOverview = z.object({
  account: z.string(),
  type: z.union([z.literal(1), z.literal(2), z.literal(41), z.literal(42)]),
  since: instant,
  /** Affiliate codes of the agent, oldest first, at most 50, with who registered by each. */
  codes: z.array(z.object({ code: z.string(), members: z.number().int() })),
  /** Members who registered by any of the agent’s codes; trial accounts are none. */
  members: z.number().int(),
});

export const agentsRoutes = {
  overview: route({
    method: 'GET',
    path: '/wps/agent/overview',
    summary: 'What an agent is and has brought; for account types 1, 2, 41 and 42.',
    allow: 'agent',
    input: nothing,
    output: agentOverview,
    refusals: [],
  }),
};
