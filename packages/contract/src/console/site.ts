import { z } from 'zod';
import { instant, nothing } from '../fields.ts';
import { challengeSetting } from '../player/site.ts';
import { REGISTRATION_FIELDS } from '../registration/fields.ts';
import { OWN_PATTERN, PATTERN_IDS } from '../registration/patterns.ts';
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
  /** Grows with each change; sent back to refuse an edit of something newer. */
  version: z.number().int(),
});

const fieldRule = z.object({
  field: z.enum(REGISTRATION_FIELDS),
  enabled: z.boolean(),
  required: z.boolean(),
  patternId: z.enum([...PATTERN_IDS, OWN_PATTERN]),
  /** An RE2 pattern of the operator, for the whole value; asked for when the id is `own`. */
  ownPattern: z.string().max(200).nullable(),
  minLength: z.number().int().min(0).max(256),
  maxLength: z.number().int().min(1).max(256),
});
export type FieldSetting = z.infer<typeof fieldRule>;

/** The registration form: every field once, in the order of the form. */
const registrationSetting = z.object({
  fields: z.array(fieldRule).length(REGISTRATION_FIELDS.length),
  challenge: challengeSetting,
  /** Grows with each change; sent back to refuse an edit of something newer. */
  version: z.number().int(),
});

export const consoleSiteRoutes = {
  status: route({
    method: 'GET',
    path: '/console/site/status',
    summary: 'The system status as it is set now, and who set it.',
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
    refusals: ['site.message-needed', 'site.schedule-order', 'site.version-changed'],
  }),
  registration: route({
    method: 'GET',
    path: '/console/site/registration',
    summary: 'The registration form as it is set now, and who set it.',
    allow: { permission: 'site.read' },
    input: nothing,
    output: registrationSetting.extend({
      changedAt: instant.nullable(),
      changedBy: z.string().nullable(),
      minimumAge: z.number().int(),
    }),
    refusals: [],
  }),
  setRegistration: route({
    method: 'PUT',
    path: '/console/site/registration',
    summary: 'Change the registration form; open forms are drawn anew at once.',
    allow: { permission: 'site.registration' },
    input: registrationSetting,
    output: registrationSetting,
    refusals: ['site.field-rule', 'site.pattern-wrong', 'site.version-changed'],
  }),
};
