import { z } from 'zod';
import {
  factorCode,
  instant,
  nothing,
  typedDialingCode,
  typedPassword,
  typedPin,
  typedUsername,
} from '../fields.ts';
import type { RefusalCode } from '../refusals.ts';
import { RESTRICTIONS } from '../rights.ts';
import { route } from '../route.ts';
import { CHALLENGE_REFUSALS, challengeAnswers, workTask } from './challenge.ts';

/** Why a session may read but not act; null when it may. Checklist S-065, A-043, A-044. */
export const restriction = z.enum(RESTRICTIONS).nullable();

export const credentialKey = z.object({
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  /** For the protected header of one body that is sealed to this key, within two minutes. */
  nonce: z.string(),
});

/** What a page needs to encrypt to us, and to recognise a link as ours. */
const serverKeys = credentialKey.extend({
  /** Checks the token of an external chat (JWK, Ed25519). Checklist Y-006. */
  linkKey: z.object({ kty: z.string(), crv: z.string(), x: z.string() }),
});

export const memberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.number().int(),
  toUpline: z.boolean(),
  clubLabel: z.object({ labelName: z.string() }),
  memberLabel: z.array(z.object({ labelName: z.string() })),
  restriction,
  registeredAt: instant,
  /** When a free-play account ends; null for every real one. S-063. */
  endsAt: instant.nullable(),
});
export type MemberInfo = z.infer<typeof memberInfo>;

export const loginAnswer = z.object({
  /** A non-secret marker for `sessionStorage.token`; the secret is in the HttpOnly cookie. */
  token: z.string(),
  firstTimeLogin: z.boolean(),
  /** It must be changed before anything else: weak, expired or set by an operator. S-016. */
  passwordExpired: z.boolean(),
  userInfo: memberInfo,
});

const sessionRow = z.object({
  id: z.string(),
  current: z.boolean(),
  startedAt: instant,
  lastSeenAt: instant,
  ip: z.string(),
  device: z.string(),
});

const credentials = {
  username: typedUsername.min(1),
  password: typedPassword.min(1),
};

const written = z.string().max(256).optional();

/** What both registration forms may ask for; the rules decide. E-038..E-056. */
export const registrationDetails = {
  ...challengeAnswers,
  agree: z.boolean(),
  payeeName: written,
  email: written,
  qqNum: written,
  recommenderId: written,
  affiliateCode: written,
  referralCode: written,
  paymentPassword: typedPin.optional(),
  line: written,
  whatsapp: written,
  facebook: written,
  wechat: written,
  idNumber: written,
  domain: z.string().max(255).optional(),
  registerUrl: z.string().max(2048).optional(),
  registerMethod: z.literal('WEB').default('WEB'),
  login: z.boolean().default(true),
};

/** The form by username. E-035..E-056. */
const registration = {
  ...credentials,
  confirmPassword: typedPassword,
  ...registrationDetails,
  mobileNum: written,
  countryDialingCode: typedDialingCode.optional(),
  verificationCode: z.string().max(255).optional(),
};

/** Of both forms, in order of precedence. */
export const REGISTRATION_REFUSALS = [
  'identity.registration-closed',
  'identity.username-pattern',
  'identity.phone-missing',
  'identity.phone-wrong',
  'identity.password-length',
  'identity.password-pattern',
  'identity.password-common',
  'identity.passwords-differ',
  'identity.field-missing',
  'identity.field-length',
  'identity.field-pattern',
  'identity.field-unwanted',
  'identity.payment-password-pattern',
  'identity.payment-password-easy',
  'identity.payment-password-same',
  'identity.terms-needed',
  ...CHALLENGE_REFUSALS,
  'identity.too-many-attempts',
  'identity.invitation-wrong',
  'identity.code-missing',
  'identity.code-expired',
  'identity.code-wrong',
  'identity.username-taken',
] as const satisfies readonly RefusalCode[];

export const identityRoutes = {
  credentialKey: route({
    method: 'GET',
    path: '/wps/system/credentialKey',
    summary: 'Public key (JWK, ECDH-ES P-256) that credentials are encrypted to as JWE A256GCM.',
    allow: 'anyone',
    input: nothing,
    output: serverKeys,
    refusals: [],
  }),
  challenge: route({
    method: 'GET',
    path: '/wps/session/challenge',
    summary: 'Which challenge the next log-in for this username must solve, if any.',
    allow: 'anyone',
    input: z.object({ username: typedUsername }),
    output: z.object({ kind: z.enum(['none', 'image', 'work']) }),
    refusals: [],
    rate: { max: 60, perSeconds: 60 },
  }),
  captcha: route({
    method: 'GET',
    path: '/wps/captcha',
    summary: 'A new image to read, PNG in base64; it belongs to the caller’s guest cookie.',
    allow: 'anyone',
    input: nothing,
    output: z.string(),
    refusals: [],
    rate: { max: 1, perSeconds: 1 },
  }),
  captchaWords: route({
    method: 'GET',
    path: '/wps/captcha/words',
    summary: 'The way around the image: a question in words; its answer goes in the same field.',
    allow: 'anyone',
    input: nothing,
    output: z.object({ question: z.object({ EN: z.string(), BN: z.string() }) }),
    refusals: [],
    rate: { max: 1, perSeconds: 1 },
  }),
  proofOfWork: route({
    method: 'GET',
    path: '/wps/session/challenge/work',
    summary: 'A proof of work for the browser (ALTCHA v1); its payload is sent as `geetest`.',
    allow: 'anyone',
    input: nothing,
    output: workTask,
    refusals: [],
    rate: { max: 30, perSeconds: 60 },
  }),
  affiliate: route({
    method: 'GET',
    path: '/wps/agent/affiliate',
    summary: 'Whether an affiliate code is known on this site.',
    allow: 'anyone',
    input: z.object({ code: z.string().max(64), domain: z.string().max(255).optional() }),
    output: z.object({ valid: z.boolean() }),
    refusals: ['identity.too-many-attempts'],
    rate: { max: 30, perSeconds: 60 },
  }),
  login: route({
    method: 'POST',
    path: '/wps/session/login',
    summary: 'Log in with username and password, or (`sms`) with mobile number and code.',
    allow: 'anyone',
    encrypted: true,
    input: z.object({
      type: z.enum(['username', 'sms']).default('username'),
      /** Both needed with `username`. */
      username: typedUsername.default(''),
      password: typedPassword.default(''),
      /** Both needed with `sms`. */
      mobileNum: z.string().trim().max(32).default(''),
      verificationCode: z.string().trim().max(255).default(''),
      countryDialingCode: typedDialingCode.optional(),
      ...challengeAnswers,
      /**
       * Of an authenticator, or a recovery code: with both at once nobody waits for strangers who
       * guess at the name.
       */
      code: factorCode.optional(),
      /** This browser may log in without the password for a day. S-020. */
      remember: z.boolean().default(false),
    }),
    output: loginAnswer,
    refusals: [
      'identity.not-a-member',
      ...CHALLENGE_REFUSALS,
      'identity.wrong-credentials',
      'identity.second-factor-needed',
      'identity.too-many-attempts',
      'identity.code-login-closed',
      'identity.phone-missing',
      'identity.phone-wrong',
      'identity.code-missing',
      'identity.code-expired',
      'identity.code-wrong',
    ],
    rate: { max: 30, perSeconds: 60 },
  }),
  register: route({
    method: 'PUT',
    path: '/wps/member/register',
    summary: 'Open an account with a username; logs in at once.',
    allow: 'anyone',
    encrypted: true,
    input: z.object(registration),
    output: loginAnswer,
    refusals: REGISTRATION_REFUSALS,
    rate: { max: 60, perSeconds: 60 },
  }),
  sessionInfo: route({
    method: 'GET',
    path: '/wps/session/info',
    summary: 'Log-in information of the live session; gives a tab its marker back.',
    allow: 'session',
    input: nothing,
    output: z.object({
      token: z.string(),
      userInfo: memberInfo,
      startedAt: instant,
      /** When the session ends if nothing happens. Checklist S-064. */
      idleEndsAt: instant,
      /** How long that is from now; the reader's clock may be wrong. */
      idleSeconds: z.number().int(),
      passwordExpired: z.boolean(),
    }),
    refusals: [],
  }),
  logout: route({
    method: 'DELETE',
    path: '/wps/session/logout',
    summary: 'End this session.',
    allow: 'session',
    alwaysOpen: true,
    input: nothing,
    output: nothing,
    refusals: [],
  }),
  sessions: route({
    method: 'GET',
    path: '/wps/session/list',
    summary: 'The member’s live sessions, newest first, at most 50.',
    allow: 'session',
    input: nothing,
    output: z.array(sessionRow),
    refusals: [],
  }),
  revokeSession: route({
    method: 'DELETE',
    path: '/wps/session/list/:id',
    summary: 'End one of the member’s sessions.',
    allow: 'session',
    input: z.object({ id: z.string().max(64) }),
    output: nothing,
    refusals: ['identity.session-unknown'],
  }),
  memberInfo: route({
    method: 'GET',
    path: '/wps/member/info',
    summary: 'Who is logged in.',
    allow: 'session',
    input: nothing,
    output: memberInfo,
    refusals: [],
  }),
};
