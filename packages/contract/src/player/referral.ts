import { z } from 'zod';
import { instant, nothing } from '../fields.ts';
import { route } from '../route.ts';

/** The members whom a member invited. Checklist MC-013, E-100. */
export const referralRoutes = {
  own: route({
    method: 'GET',
    path: '/wps/member/referral',
    summary: 'The member’s own invitation code, and who registered by it.',
    allow: 'member',
    input: nothing,
    output: z.object({
      /** The operator has the promotion on. */
      on: z.boolean(),
      code: z.string(),
      /** Real accounts that registered by it and are not closed. */
      members: z.number().int(),
      firstAt: instant.nullable(),
      lastAt: instant.nullable(),
    }),
    refusals: [],
  }),
};
