import { z } from 'zod';
import { nothing, typedPassword, typedPin, webauthn } from '../fields.ts';
import { route } from '../route.ts';

/** What proves, besides the log-in password, that a forgotten payment password may be set again. */
export const RESET_PROOFS = ['passkey', 'totp', 'recovery', 'sms', 'mail'] as const;
export type ResetProof = (typeof RESET_PROOFS)[number];

/** Six digits that withdrawals require. Checklist V-021, MC-021; beyond the specification. */
export const paymentPasswordRoutes = {
  set: route({
    method: 'PUT',
    path: '/wps/member/paymentPassword',
    summary: 'Set, change or, when it is forgotten, reset one’s payment password.',
    allow: 'member',
    encrypted: true,
    input: z.object({
      paymentPassword: typedPin,
      confirmPaymentPassword: typedPin,
      /** To change it. */
      oldPaymentPassword: typedPin.optional(),
      /** The log-in password, for the first one and when the old one is forgotten. */
      password: typedPassword.optional(),
      /** With `password`, as soon as the account has any. */
      proof: z.enum(RESET_PROOFS).optional(),
      verificationCode: z.string().trim().max(20).optional(),
      passkey: webauthn.optional(),
    }),
    output: nothing,
    refusals: [
      'identity.payment-password-pattern',
      'identity.payment-password-easy',
      'identity.passwords-differ',
      'identity.payment-password-wrong',
      'identity.password-wrong',
      'identity.proof-needed',
      'identity.second-factor-wrong',
      'identity.code-missing',
      'identity.code-expired',
      'identity.code-wrong',
      'identity.too-many-attempts',
      'identity.payment-password-same',
    ],
    rate: { max: 10, perSeconds: 60 },
  }),
  askCode: route({
    method: 'POST',
    path: '/wps/member/paymentPassword/code',
    summary: 'Send a code to one’s verified number or email address, as a proof of the owner.',
    allow: 'member',
    input: z.object({ proof: z.enum(['sms', 'mail']) }),
    output: z.object({ expiredMinutes: z.number().int() }),
    refusals: ['identity.proof-needed', 'identity.too-many-attempts', 'identity.codes-used-up'],
    rate: { max: 10, perSeconds: 60 },
  }),
};
