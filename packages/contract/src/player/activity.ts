import { z } from 'zod';
import { cursor, decimal, instant, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';
import { houseReason } from './limits.ts';

/** What the member did, or someone with the member's password. */
export const OWN_ACTS = [
  'password-changed',
  'password-reset',
  'payment-password',
  'authenticator-added',
  'authenticator-removed',
  'passkey-added',
  'passkey-removed',
  'code-step-added',
  'code-step-removed',
  'recovery-codes',
  'new-device',
  'number-set',
  'mail-set',
  'limit-set',
  'limit-asked',
  'time-out',
  'self-excluded',
  'came-back',
] as const;

/** What the house did; the operator's name is not shown to the member. */
export const HOUSE_ACTS = [
  'frozen',
  'under-age',
  'unfrozen',
  'agent-made',
  'agent-kind',
  'agent-ended',
  'upline-planned',
  'upline-end-planned',
  'upline-stays',
  'upline-set',
  'upline-removed',
  'factors-reset',
  'house-number',
  'house-mail',
  'session-ended',
  'device-forgotten',
  'copy-taken',
  'house-limit',
  'house-time-out',
  'house-limit-lifted',
  'house-time-out-lifted',
] as const;

const facts = z
  .object({
    /** The browser, or the masked number or address. */
    what: z.string(),
    limit: z.enum(['deposit', 'loss', 'stake', 'time', 'check']),
    period: z.enum(['D', 'W', 'M', 'S']),
    /** Of money; null: no limit from then on. */
    amount: decimal.nullable(),
    /** Of time and the reality check; null: none from then on. */
    minutes: z.number().int().nullable(),
    until: instant,
    /** The business day from which it holds. */
    day: z.iso.date(),
    why: houseReason,
  })
  .partial();

export const activity = z.object({
  id: z.string(),
  kind: z.enum([...OWN_ACTS, ...HOUSE_ACTS]),
  facts,
  at: instant,
});
export type Activity = z.infer<typeof activity>;

export const activityRoutes = {
  list: route({
    method: 'GET',
    path: '/wps/member/activity',
    summary:
      'What happened to the security and protection of one’s account, and whether the house did it.',
    allow: 'member',
    input: z.object({ cursor, pageSize: pageSize(50, 20) }),
    output: page(activity),
    refusals: [],
  }),
};
