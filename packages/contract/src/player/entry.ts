import { z } from 'zod';
import { factorCode, nothing, webauthn } from '../fields.ts';
import { route } from '../route.ts';
import { loginAnswer } from './identity.ts';

/** A code to a verified number or mail address. */
export const CODE_KINDS = ['sms', 'mail'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];
/** What a member can prove besides the password; a recovery code replaces the others. */
export const FACTOR_KINDS = ['passkey', 'totp', ...CODE_KINDS, 'recovery'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

const ticket = z.string().max(64);

/** How a log-in continues. */
const entering = { allow: 'anyone', rate: { max: 20, perSeconds: 60 } } as const;
const ENTERING = ['identity.log-in-over', 'identity.too-many-attempts'] as const;

/** The second half of a log-in from an unknown place, and the log-in without a password. S-058. */
export const entryRoutes = {
  passFactor: route({
    ...entering,
    method: 'POST',
    path: '/wps/session/factor',
    summary: 'Finish a log-in that was asked for a second factor.',
    input: z.object({
      ticket,
      kind: z.enum(FACTOR_KINDS),
      code: factorCode.optional(),
      passkey: webauthn.optional(),
    }),
    output: loginAnswer,
    refusals: [
      'identity.second-factor-wrong',
      'identity.second-factor-off',
      'identity.code-missing',
      'identity.code-expired',
      'identity.code-wrong',
      ...ENTERING,
    ],
  }),
  askStepCode: route({
    ...entering,
    method: 'POST',
    path: '/wps/session/factor/code',
    summary: 'Send the code that finishes a log-in; answers the masked contact.',
    input: z.object({ ticket, kind: z.enum(CODE_KINDS) }),
    output: z.object({ expiredMinutes: z.number().int(), shown: z.string() }),
    refusals: ['identity.second-factor-off', 'identity.codes-used-up', ...ENTERING],
  }),
  askPasskey: route({
    ...entering,
    method: 'POST',
    path: '/wps/session/factor/passkey',
    summary: 'What a passkey signs to finish a log-in (WebAuthn request options).',
    input: z.object({ ticket }),
    output: webauthn,
    refusals: ['identity.second-factor-off', 'identity.log-in-over'],
  }),
  loginRemembered: route({
    ...entering,
    method: 'POST',
    path: '/wps/session/remembered',
    summary: 'Log in without the password, from a browser that is remembered for a day. S-020.',
    input: nothing,
    output: loginAnswer,
    refusals: [
      'identity.second-factor-needed',
      'identity.not-remembered',
      'identity.too-many-attempts',
    ],
  }),
  forgetRemembered: route({
    ...entering,
    method: 'DELETE',
    path: '/wps/session/remembered',
    summary: 'Make this browser forget the log-in. S-021.',
    input: nothing,
    output: nothing,
    refusals: [],
  }),
};
