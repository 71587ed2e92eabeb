import { z } from 'zod';
import { instant, nothing } from '../fields.ts';
import { route } from '../route.ts';
import { loginAnswer } from './identity.ts';

/** What a member can prove beside the password; a recovery code stands in for the others. */
export const FACTOR_KINDS = ['passkey', 'totp', 'recovery'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** Options and answers of WebAuthn, as the browser's JSON has them; not ours to shape. */
const webauthn = z.record(z.string(), z.unknown());

const passkeyId = z.string().min(1).max(1_400);
const passkeyName = z.string().trim().min(1).max(40);
const password = z.string().min(1).max(256);
/** An authenticator shows six digits; a recovery code has ten characters and a dash. */
const code = z.string().trim().min(6).max(20);
const ticket = z.string().max(64);

const security = z.object({
  passwordChangedAt: instant,
  /** False where the site has no name that passkeys could belong to. */
  passkeysPossible: z.boolean(),
  totpSince: instant.nullable(),
  passkeys: z.array(
    z.object({ id: passkeyId, name: z.string(), madeAt: instant, usedAt: instant.nullable() }),
  ),
  recoveryCodesLeft: z.number().int(),
  devices: z.array(
    z.object({
      id: z.string(),
      current: z.boolean(),
      device: z.string(),
      ip: z.string(),
      firstSeenAt: instant,
      lastSeenAt: instant,
      /** Logs in with one press until a day after the last log-in. */
      remembered: z.boolean(),
    }),
  ),
  /** When the account will be closed, if the member asked for that. */
  closingAt: instant.nullable(),
});
export type Security = z.infer<typeof security>;

const recoveryCodes = z.object({ codes: z.array(z.string()) });

const PASSWORD_ASKED = ['identity.password-wrong', 'identity.too-many-attempts'] as const;
const ENTERING = ['identity.log-in-over', 'identity.too-many-attempts'] as const;

/** Passwords, second factors, known devices and closing: what keeps an account its owner's. */
export const securityRoutes = {
  changePassword: route({
    method: 'POST',
    path: '/wps/member/password',
    summary: 'Change one’s own password; every other session ends.',
    allow: 'member',
    encrypted: true,
    input: z.object({
      oldPassword: password,
      newPassword: password,
      confirmNewPassword: z.string().max(256),
    }),
    output: nothing,
    refusals: [
      'identity.password-length',
      'identity.password-pattern',
      'identity.password-common',
      'identity.passwords-differ',
      'identity.password-same',
      ...PASSWORD_ASKED,
    ],
    rate: { max: 10, perSeconds: 60 },
  }),
  /** Beyond the specification, as are all below. */
  security: route({
    method: 'GET',
    path: '/wps/member/security',
    summary: 'The member’s factors, known devices and closing.',
    allow: 'session',
    input: nothing,
    output: security,
    refusals: [],
  }),
  beginTotp: route({
    method: 'POST',
    path: '/wps/member/factor/totp/begin',
    summary: 'A new authenticator secret (TOTP); it counts only after a first code.',
    allow: 'owner',
    encrypted: true,
    input: z.object({ password }),
    output: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ['identity.second-factor-on', ...PASSWORD_ASKED],
    rate: { max: 10, perSeconds: 60 },
  }),
  confirmTotp: route({
    method: 'POST',
    path: '/wps/member/factor/totp/confirm',
    summary:
      'Switch the authenticator on with a first code; the first factor brings recovery codes.',
    allow: 'owner',
    input: z.object({ code }),
    output: recoveryCodes,
    refusals: [
      'identity.second-factor-on',
      'identity.second-factor-wrong',
      'identity.too-many-attempts',
    ],
    rate: { max: 10, perSeconds: 60 },
  }),
  removeTotp: route({
    method: 'POST',
    path: '/wps/member/factor/totp/remove',
    summary: 'Switch the authenticator off.',
    allow: 'owner',
    encrypted: true,
    input: z.object({ password }),
    output: nothing,
    refusals: ['identity.second-factor-off', ...PASSWORD_ASKED],
    rate: { max: 10, perSeconds: 60 },
  }),
  beginPasskey: route({
    method: 'POST',
    path: '/wps/member/factor/passkey/begin',
    summary: 'What the browser is to make a passkey with (WebAuthn creation options).',
    allow: 'owner',
    encrypted: true,
    input: z.object({ password }),
    output: webauthn,
    refusals: ['identity.second-factor-off', 'identity.passkeys-full', ...PASSWORD_ASKED],
    rate: { max: 10, perSeconds: 60 },
  }),
  addPasskey: route({
    method: 'POST',
    path: '/wps/member/factor/passkey',
    summary: 'Keep a new passkey; the first factor brings recovery codes.',
    allow: 'owner',
    input: z.object({ name: passkeyName, passkey: webauthn }),
    output: recoveryCodes,
    refusals: ['identity.second-factor-wrong', 'identity.passkeys-full'],
    rate: { max: 10, perSeconds: 60 },
  }),
  renamePasskey: route({
    method: 'POST',
    path: '/wps/member/factor/passkey/name',
    summary: 'Give a passkey another name.',
    allow: 'owner',
    input: z.object({ id: passkeyId, name: passkeyName }),
    output: nothing,
    refusals: ['identity.second-factor-off'],
  }),
  removePasskey: route({
    method: 'POST',
    path: '/wps/member/factor/passkey/remove',
    summary: 'Forget a passkey.',
    allow: 'owner',
    encrypted: true,
    input: z.object({ id: passkeyId, password }),
    output: nothing,
    refusals: ['identity.second-factor-off', ...PASSWORD_ASKED],
    rate: { max: 10, perSeconds: 60 },
  }),
  renewRecoveryCodes: route({
    method: 'POST',
    path: '/wps/member/factor/recovery',
    summary: 'Ten new recovery codes in place of all earlier ones; shown only here.',
    allow: 'owner',
    encrypted: true,
    input: z.object({ password }),
    output: recoveryCodes,
    refusals: ['identity.second-factor-off', ...PASSWORD_ASKED],
    rate: { max: 10, perSeconds: 60 },
  }),
  passFactor: route({
    method: 'POST',
    path: '/wps/session/factor',
    summary: 'Finish a log-in that was asked for a second factor.',
    allow: 'anyone',
    input: z.object({
      ticket,
      kind: z.enum(FACTOR_KINDS),
      code: code.optional(),
      passkey: webauthn.optional(),
    }),
    output: loginAnswer,
    refusals: ['identity.second-factor-wrong', ...ENTERING],
    rate: { max: 20, perSeconds: 60 },
  }),
  askPasskey: route({
    method: 'POST',
    path: '/wps/session/factor/passkey',
    summary: 'What a passkey is to sign to finish a log-in (WebAuthn request options).',
    allow: 'anyone',
    input: z.object({ ticket }),
    output: webauthn,
    refusals: ['identity.second-factor-off', 'identity.log-in-over'],
    rate: { max: 20, perSeconds: 60 },
  }),
  loginRemembered: route({
    method: 'POST',
    path: '/wps/session/remembered',
    summary: 'Log in with what this browser remembers for a day in place of the password. S-020.',
    allow: 'anyone',
    input: nothing,
    output: loginAnswer,
    refusals: ['identity.second-factor-needed', ...ENTERING],
    rate: { max: 20, perSeconds: 60 },
  }),
  forgetRemembered: route({
    method: 'DELETE',
    path: '/wps/session/remembered',
    summary: 'Have this browser remember no log-in any more. S-021.',
    allow: 'anyone',
    input: nothing,
    output: nothing,
    refusals: [],
    rate: { max: 20, perSeconds: 60 },
  }),
  logoutEverywhere: route({
    method: 'DELETE',
    path: '/wps/session/list',
    summary: 'End all sessions of the member, this one as well.',
    allow: 'session',
    input: nothing,
    output: nothing,
    refusals: [],
  }),
  forgetDevice: route({
    method: 'DELETE',
    path: '/wps/member/device/:id',
    summary: 'Forget a known device; the next log-in there asks for the second factor.',
    allow: 'session',
    input: z.object({ id: z.string().max(64) }),
    output: nothing,
    refusals: ['identity.device-unknown'],
  }),
  requestClosing: route({
    method: 'POST',
    path: '/wps/member/closing',
    summary: 'Close the account a day from now, once its open bets are settled; it must hold no money.',
    allow: 'owner',
    encrypted: true,
    input: z.object({ password }),
    output: z.object({ closingAt: instant }),
    refusals: ['wallet.not-empty', 'identity.state-wrong', ...PASSWORD_ASKED],
    rate: { max: 10, perSeconds: 60 },
  }),
  undoClosing: route({
    method: 'DELETE',
    path: '/wps/member/closing',
    summary: 'Keep the account after all.',
    allow: 'owner',
    input: nothing,
    output: nothing,
    refusals: ['identity.state-wrong'],
  }),
};
