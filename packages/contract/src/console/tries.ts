import { z } from 'zod';
import { instant, nothing } from '../fields.ts';
import { reason } from '../four-eyes.ts';
import { route } from '../route.ts';

/** What tries are counted under: guesses, registrations, and requests for codes. T13, X-002. */
export const TRY_KINDS = [
  'account',
  'account-known',
  'operator',
  'operator-known',
  'factor',
  'factor-known',
  'payment',
  'voucher',
  'trial-device',
  'trial',
  'trial-site',
  'address',
  'registration-device',
  'registration',
  'registration-prefix',
  'taken',
  'code-recipient',
  'code-recipient-day',
  'code-about',
  'code-range',
  'code-country',
  'code-device',
  'code-address',
  'code-prefix',
  'code-site',
] as const;
export type TryKind = (typeof TRY_KINDS)[number];
const kind = z.enum(TRY_KINDS);

/** The desk of attempt limits: which are active, who has to wait, and releasing them. */
export const consoleTriesRoutes = {
  tries: route({
    method: 'GET',
    path: '/console/limits/tries',
    summary: 'The limits on guesses, registrations and codes, and who has to wait; at most 200.',
    allow: { permission: 'identity.limits' },
    input: nothing,
    output: z.object({
      limits: z.array(
        z.object({
          kind,
          /** This many at once, then one more every so many seconds. */
          burst: z.number().int(),
          everySeconds: z.number(),
          /** How many are counted under it now, and how many of these have to wait. */
          counted: z.number().int(),
          held: z.number().int(),
        }),
      ),
      held: z.array(
        z.object({
          key: z.string(),
          kind,
          /** An address, the ends of a number, a username or member’s id; null: unknown. */
          about: z.string().nullable(),
          failures: z.number().int(),
          lastAt: instant,
          /** When the next try is free. */
          nextAt: instant,
        }),
      ),
    }),
    refusals: [],
  }),
  release: route({
    method: 'POST',
    path: '/console/limits/release',
    summary: 'Release one: they may try again at once.',
    allow: { permission: 'identity.limits' },
    input: z.object({ key: z.string().regex(/^[0-9a-f]{64}$/), reason }),
    output: nothing,
    refusals: ['identity.nothing-held'],
  }),
};
