import { z } from 'zod';
import { nothing } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { route } from '../route.ts';
import { vendorId } from './vendors.ts';

const allow = { permission: 'vendors.write' } as const;
const named = z.object({
  vendor: vendorId,
  fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  reason,
});

/** How long the previous key is still accepted, unless the operator sets another time. */
export const USUAL_OVERLAP_HOURS = 24;

export const consoleVendorKeysRoutes = {
  changeKey: route({
    method: 'POST',
    path: '/console/vendors/:vendor/keys',
    summary: 'Rotate a vendor’s key; the previous one is accepted for this many hours more.',
    allow,
    input: z.object({
      vendor: vendorId,
      /** PEM of an RSA key; null: a shared secret is made, and shown once. */
      publicKey: z.string().trim().min(1).max(4_000).nullable(),
      hours: z.number().int().min(1).max(720).default(USUAL_OVERLAP_HOURS),
      reason,
    }),
    output: outcome,
    refusals: [
      'vendors.unknown',
      'vendors.key-changing',
      'vendors.key-shared',
      'vendors.key-wrong',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  endKey: route({
    method: 'POST',
    path: '/console/vendors/:vendor/keys/:fingerprint/end',
    summary: 'Revoke the previous key.',
    allow,
    input: named,
    output: nothing,
    refusals: ['vendors.unknown', 'vendors.key-unknown'],
  }),
  showKey: route({
    method: 'POST',
    path: '/console/vendors/:vendor/keys/:fingerprint/secret',
    summary: 'Show a secret that was made here, once, so that it can be handed over.',
    allow,
    input: named,
    output: z.object({ secret: z.string() }),
    refusals: ['vendors.unknown', 'vendors.key-unknown'],
  }),
};
