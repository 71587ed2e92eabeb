import { z } from 'zod';
import { decimal, id, instant, nothing } from '../fields.ts';
import { ENVELOPE_STATES } from '../player/envelopes.ts';
import { GRANT_STEPS } from '../promotions/terms.ts';
import { route } from '../route.ts';
import { CAMPAIGN_STATES } from './campaigns.ts';

const row = z.object({
  campaignId: id('cmp'),
  name: z.string(),
  state: z.enum(ENVELOPE_STATES),
  /** PAUSED: nobody can open it until it runs again. */
  campaign: z.enum(CAMPAIGN_STATES),
  startsAt: instant,
  endsAt: instant,
  pool: decimal,
  shares: z.number().int(),
  opened: z.number().int(),
  /** All shares that were opened. */
  given: decimal,
});
export type EnvelopeOnDesk = z.output<typeof row>;

/** Red envelopes at the desk; they are paused as campaigns are. Products.md 6.5. */
export const consoleEnvelopeRoutes = {
  list: route({
    method: 'GET',
    path: '/console/envelopes',
    summary: 'Red envelopes that were published, newest first, at most 100.',
    allow: { permission: 'promotions.read' },
    input: nothing,
    output: z.object({ rows: z.array(row) }),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: '/console/envelopes/:campaignId',
    summary: 'One red envelope with the last 500 shares opened; no share that is still in it.',
    allow: { permission: 'promotions.read' },
    input: z.object({ campaignId: id('cmp') }),
    output: row.extend({
      terminal: z.string(),
      list: z.array(
        z.object({
          place: z.number().int(),
          memberId: id('mbr'),
          username: z.string(),
          amount: decimal,
          openedAt: instant,
          state: z.enum(GRANT_STEPS),
        }),
      ),
    }),
    refusals: ['promotions.unknown'],
  }),
};
