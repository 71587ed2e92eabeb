import { z } from 'zod';
import { decimal, id, instant, nothing } from '../fields.ts';
import { WHEEL_STATES } from '../player/wheel.ts';
import { route } from '../route.ts';
import { CAMPAIGN_STATES } from './campaigns.ts';

const row = z.object({
  campaignId: id('cmp'),
  name: z.string(),
  state: z.enum(WHEEL_STATES),
  /** PAUSED: nobody can spin it until it runs again. */
  campaign: z.enum(CAMPAIGN_STATES),
  endsAt: instant.nullable(),
  spins: z.number().int(),
  given: decimal,
  budget: decimal,
  /** What its spins pay on average, by the table that each was spun with. */
  expected: decimal,
});
export type WheelOnDesk = z.output<typeof row>;

/** Lucky wheels at the desk; they are paused as campaigns are. Products.md 6.5. */
export const consoleWheelRoutes = {
  list: route({
    method: 'GET',
    path: '/console/wheels',
    summary: 'Wheels that were published, newest first, at most 100: given against what is stated.',
    allow: { permission: 'promotions.read' },
    input: nothing,
    output: z.object({ rows: z.array(row) }),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: '/console/wheels/:campaignId',
    summary:
      'One wheel: how often each segment was hit by the version in force, and the last 100 spins.',
    allow: { permission: 'promotions.read' },
    input: z.object({ campaignId: id('cmp') }),
    output: row.extend({
      segments: z.array(
        z.object({
          amount: decimal,
          /** Percent. */
          chance: z.string(),
          hits: z.number().int(),
          /** How many of these spins are expected to hit it, to one decimal. */
          expected: z.string(),
        }),
      ),
      list: z.array(
        z.object({
          spinId: id('spn'),
          memberId: id('mbr'),
          username: z.string(),
          amount: decimal,
          at: instant,
        }),
      ),
    }),
    refusals: ['promotions.unknown'],
  }),
};
