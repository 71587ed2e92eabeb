import { z } from 'zod';
import { decimal, nothing } from '../fields.ts';
import { route } from '../route.ts';

/** What may be opened below an agent by a code. */
export const OPENED_TYPES = [0, 1] as const;

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
};
