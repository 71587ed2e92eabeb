import { z } from 'zod';
import {
  changedPassword,
  factorCode,
  instant,
  nothing,
  typedDay,
  typedPassword,
  webauthn,
} from '../fields.ts';
import { SEALED_FIELDS } from '../registration/fields.ts';
import { route } from '../route.ts';
import { AVATAR_CHOICES } from './avatars.ts';
import { CONTACT_PROOFS, OWNER_REFUSALS, ownerShown } from './contacts.ts';
import { CODE_KINDS } from './entry.ts';

const passkeyId = z.string().min(1).max(1_400);
const passkeyName = z.string().trim().min(1).max(40);

const security = z.object({
  passwordChangedAt: instant,
  /** False when the site has no host name that passkeys could belong to. */
  passkeysPossible: z.boolean(),
  totpSince: instant.nullable(),
  passkeys: z.array(
    z.object({ id: passkeyId, name: z.string(), madeAt: instant, usedAt: instant.nullable() }),
  ),
  recoveryCodesLeft: z.number().int(),
  /** Verified ones, masked; codes go to them. */
  contacts: z.array(
    z.object({
      kind: z.enum(CODE_KINDS),
      shown: z.string(),
      /** Whether a code to it is required at log-in from an unknown place. */
      asked: z.boolean(),
    }),
  ),
  paymentPasswordSetAt: instant.nullable(),
  /** The accepted proofs of the owner. Empty though one is needed: all proofs are too recent. */
  proofs: z.array(z.enum(CONTACT_PROOFS)),
  proofNeeded: z.boolean(),
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
  /** The member's details, masked. */
  profile: z.object({
    nickname: z.string(),
    /** The current picture, and those to choose from. */
    avatar: z.enum(AVATAR_CHOICES),
    avatars: z.array(z.object({ code: z.enum(AVATAR_CHOICES), picture: z.string() })),
    told: z.array(z.object({ field: z.enum(SEALED_FIELDS), value: z.string() })),
  }),
  /** When the account will be closed, if the member asked for that. */
  closingAt: instant.nullable(),
});
export type Security = z.infer<typeof security>;

const told = z.string().trim().min(1).max(140).optional();

const recoveryCodes = z.object({ codes: z.array(z.string()) });

const PASSWORD_ASKED = ['identity.password-wrong', 'identity.too-many-attempts'] as const;
const RATE = { max: 10, perSeconds: 60 } as const;

/** For acts of the owner alone: the proof is sent along, sealed, and guesses are counted. */
const withPassword = { method: 'POST', allow: 'owner', encrypted: true, rate: RATE } as const;
/** Passwords, second factors, known devices and closing: what protects an account. */
export const securityRoutes = {
  changePassword: route({
    ...withPassword,
    // A frozen member too: it protects the account.
    allow: 'member',
    path: '/wps/member/password',
    summary: 'Change one’s own password; every other session ends.',
    /** `agree`: of an account that an agent opened; its owner confirms age and terms first. */
    input: changedPassword.extend({ agree: z.boolean().optional() }),
    output: nothing,
    refusals: [
      'identity.password-length',
      'identity.password-pattern',
      'identity.password-common',
      'identity.passwords-differ',
      'identity.password-same',
      'identity.terms-needed',
      ...PASSWORD_ASKED,
    ],
  }),
  /** Beyond the specification, like everything below. */
  security: route({
    method: 'GET',
    path: '/wps/member/security',
    summary: 'The member’s factors, known devices and closing.',
    allow: 'session',
    input: nothing,
    output: security,
    refusals: [],
  }),
  setProfile: route({
    method: 'PUT',
    path: '/wps/member/profile',
    summary:
      'Add or change personal details; others stay unchanged. E-058. A birthday below the minimum age freezes the account.',
    allow: 'owner',
    input: z.object({
      telegram: told,
      zalo: told,
      birthday: typedDay.optional(),
      address: told,
      nationality: told,
      occupation: told,
      incomeSource: told,
    }),
    output: nothing,
    refusals: ['identity.birthday-wrong'],
    rate: RATE,
  }),
  beginTotp: route({
    ...withPassword,
    path: '/wps/member/factor/totp/begin',
    summary: 'A new authenticator secret (TOTP); it counts only after a first code.',
    input: z.object(ownerShown),
    output: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ['identity.second-factor-on', ...OWNER_REFUSALS],
  }),
  confirmTotp: route({
    method: 'POST',
    path: '/wps/member/factor/totp/confirm',
    summary:
      'Switch the authenticator on with a first code; the first factor comes with recovery codes.',
    allow: 'owner',
    input: z.object({ code: factorCode }),
    output: recoveryCodes,
    refusals: [
      'identity.second-factor-on',
      'identity.second-factor-wrong',
      'identity.too-many-attempts',
    ],
    rate: RATE,
  }),
  removeTotp: route({
    ...withPassword,
    path: '/wps/member/factor/totp/remove',
    summary: 'Switch the authenticator off.',
    input: z.object(ownerShown),
    output: nothing,
    refusals: ['identity.second-factor-off', ...OWNER_REFUSALS],
  }),
  beginPasskey: route({
    ...withPassword,
    path: '/wps/member/factor/passkey/begin',
    summary: 'The options for a new passkey (WebAuthn creation options).',
    input: z.object(ownerShown),
    output: webauthn,
    refusals: ['identity.second-factor-off', 'identity.passkeys-full', ...OWNER_REFUSALS],
  }),
  askPasskey: route({
    method: 'POST',
    path: '/wps/member/factor/passkey/ask',
    summary: 'What a passkey signs as a proof of the owner (WebAuthn request options).',
    allow: 'owner',
    input: nothing,
    output: webauthn,
    refusals: ['identity.proof-needed'],
    rate: RATE,
  }),
  addPasskey: route({
    method: 'POST',
    path: '/wps/member/factor/passkey',
    summary: 'Store a new passkey; the first factor comes with recovery codes.',
    allow: 'owner',
    input: z.object({ name: passkeyName, passkey: webauthn }),
    output: recoveryCodes,
    refusals: ['identity.second-factor-wrong', 'identity.passkeys-full'],
    rate: RATE,
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
    ...withPassword,
    path: '/wps/member/factor/passkey/remove',
    summary: 'Remove a passkey.',
    input: z.object({ id: passkeyId, ...ownerShown }),
    output: nothing,
    refusals: ['identity.second-factor-off', ...OWNER_REFUSALS],
  }),
  renewRecoveryCodes: route({
    ...withPassword,
    path: '/wps/member/factor/recovery',
    summary: 'Ten new recovery codes, replacing all earlier ones; shown only here.',
    input: z.object(ownerShown),
    output: recoveryCodes,
    refusals: ['identity.second-factor-off', ...OWNER_REFUSALS],
  }),
  setCodeStep: route({
    ...withPassword,
    method: 'PUT',
    path: '/wps/member/factor/code',
    summary: 'Require a code by phone or email at log-in from an unknown place, or not.',
    input: z.object({ kind: z.enum(CODE_KINDS), on: z.boolean(), ...ownerShown }),
    output: recoveryCodes,
    refusals: ['identity.second-factor-off', ...OWNER_REFUSALS],
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
    ...withPassword,
    path: '/wps/member/closing',
    summary:
      'Close the account a day from now, once its open bets are settled; it must hold no money.',
    input: z.object({ password: typedPassword.min(1) }),
    output: z.object({ closingAt: instant }),
    refusals: ['wallet.not-empty', 'identity.state-wrong', ...PASSWORD_ASKED],
  }),
  undoClosing: route({
    method: 'DELETE',
    path: '/wps/member/closing',
    summary: 'Cancel the closing of the account.',
    allow: 'owner',
    input: nothing,
    output: nothing,
    refusals: ['identity.state-wrong'],
  }),
};
