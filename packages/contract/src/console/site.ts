import { z } from 'zod';
import { instant, nothing } from '../fields.ts';
import { route } from '../route.ts';

const bilingual = z.object({ EN: z.string().trim().max(280), BN: z.string().trim().max(280) });

const statusSetting = z.object({
  status: z.enum(['normal', 'maintenance', 'region-block']),
  message: bilingual,
  /** Countries (ISO 3166-1 alpha-2) refused while `region-block` is on; empty refuses all. */
  blockedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(50),
  /** When it begins and ends; outside of that the site is open. Null: at once, until switched. */
  from: instant.nullable(),
  until: instant.nullable(),
  /** Grows with each change; sent back so that an edit of an older version is refused. */
  version: z.number().int(),
});

export const consoleSiteRoutes = {
  status: route({
    method: 'GET',
    path: '/console/site/status',
    summary: 'The current system status, and who set it.',
    allow: { permission: 'site.read' },
    input: nothing,
    output: statusSetting.extend({
      changedAt: instant.nullable(),
      changedBy: z.string().nullable(),
      openPages: z.number().int(),
    }),
    refusals: [],
  }),
  setStatus: route({
    method: 'PUT',
    path: '/console/site/status',
    summary: 'Switch the system status; every open page follows within a second.',
    allow: { permission: 'site.status' },
    input: statusSetting,
    output: statusSetting,
    refusals: [
      'site.message-needed',
      'site.country-unknown',
      'site.schedule-order',
      'site.version-changed',
    ],
  }),
};
