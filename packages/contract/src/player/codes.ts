import { z } from 'zod';
import { typedDialingCode, typedPassword, typedUsername } from '../fields.ts';
import type { RefusalCode } from '../refusals.ts';
import { route } from '../route.ts';
import { CHALLENGE_REFUSALS, challengeAnswers } from './challenge.ts';
import { loginAnswer, REGISTRATION_REFUSALS, registrationDetails } from './identity.ts';

/** As it was typed: with the country's code, or as it is dialled in `countryDialingCode`. */
const mobileNum = z.string().trim().max(32);
const countryDialingCode = typedDialingCode.optional();
/** Checklist V-045. */
const verificationCode = z.string().trim().max(255);
const newPassword = typedPassword.min(1);

/**
 * The same whether or not an account has this number or address; text, status and time are equal.
 */
const asked = z.object({
  /** How long the code is valid; the next may be requested after it. Checklist Y-002, S-022. */
  expiredMinutes: z.number().int(),
});

const CODE_REFUSALS = [
  'identity.too-many-attempts',
  'identity.code-missing',
  'identity.code-expired',
  'identity.code-wrong',
] as const satisfies readonly RefusalCode[];
const NEW_PASSWORD_REFUSALS = [
  'identity.password-length',
  'identity.password-pattern',
  'identity.password-common',
] as const satisfies readonly RefusalCode[];

/** For every call that sends a code. */
const SENDING_REFUSALS = [
  ...CHALLENGE_REFUSALS,
  'identity.too-many-attempts',
  'identity.codes-used-up',
] as const;
const PHONE_REFUSALS = ['identity.phone-missing', 'identity.phone-wrong'] as const;

const registrationCode = {
  method: 'POST',
  allow: 'anyone',
  input: z.object({ mobileNo: mobileNum, countryDialingCode, ...challengeAnswers }),
  output: asked,
  refusals: ['identity.registration-closed', ...PHONE_REFUSALS, ...SENDING_REFUSALS],
  rate: { max: 60, perSeconds: 60 },
} as const;

/** One-time codes by text message and email, and the log-ins that need them. */
export const codesRoutes = {
  askWithoutLogin: route({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    summary: 'Send a code to a mobile number, to log in or to recover a password.',
    allow: 'anyone',
    input: z.object({
      mobileNum,
      countryDialingCode,
      purpose: z.enum(['login', 'recover']).default('login'),
      ...challengeAnswers,
    }),
    output: asked,
    refusals: ['identity.code-login-closed', ...PHONE_REFUSALS, ...SENDING_REFUSALS],
    rate: { max: 60, perSeconds: 60 },
  }),
  askToRegister: route({
    ...registrationCode,
    path: '/wps/verification/sms/register',
    summary: 'Send a code to the mobile number of a registration by username.',
  }),
  askToRegisterMobile: route({
    ...registrationCode,
    path: '/wps/verification/sms/register/mobile',
    summary: 'Send a code to the mobile number that becomes the username, or let Firebase send it.',
    input: registrationCode.input.extend({
      /** Firebase sends the code: the house counts it, sends none, and the next waits a minute. */
      firebaseChannel: z.literal('phone').optional(),
    }),
    refusals: [...registrationCode.refusals, 'identity.firebase-off'],
  }),
  forgotByMail: route({
    method: 'POST',
    path: '/wps/member/password/email',
    summary: 'Send a code to a member’s mail address, to recover a password.',
    allow: 'anyone',
    input: z.object({
      username: typedUsername.min(1),
      email: z.string().trim().min(1).max(254),
      ...challengeAnswers,
    }),
    output: asked,
    refusals: ['identity.mail-wrong', ...SENDING_REFUSALS],
    rate: { max: 60, perSeconds: 60 },
  }),
  resetPassword: route({
    method: 'POST',
    path: '/wps/member/password/verification',
    summary: 'Set a new password with the code that was sent; ends all sessions and logs in.',
    allow: 'anyone',
    encrypted: true,
    input: z.union([
      z.object({ mobileNum, countryDialingCode, verificationCode, newPassword }),
      z.object({
        username: typedUsername.min(1),
        email: z.string().trim().min(1).max(254),
        verificationCode,
        newPassword,
      }),
    ]),
    output: loginAnswer,
    refusals: [
      ...PHONE_REFUSALS,
      'identity.mail-wrong',
      ...NEW_PASSWORD_REFUSALS,
      ...CODE_REFUSALS,
      'identity.second-factor-needed',
    ],
    rate: { max: 60, perSeconds: 60 },
  }),
  registerMobile: route({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    summary: 'Open an account whose username is a mobile number; the flags say what it needs.',
    allow: 'anyone',
    encrypted: true,
    input: z.object({
      mobileNum,
      countryDialingCode,
      /** Needed while the flag REGMOBVERF3 is on. */
      verificationCode: verificationCode.optional(),
      /** Instead of the code, when the operator has named a Firebase project. E-055. */
      firebaseChannel: z.literal('phone').optional(),
      firebaseIdToken: z.string().max(8_192).optional(),
      /** Both needed while the flag MOBILENUMPASSREG3 is on. */
      password: typedPassword.default(''),
      confirmPassword: typedPassword.default(''),
      ...registrationDetails,
    }),
    output: loginAnswer,
    refusals: [
      ...REGISTRATION_REFUSALS,
      'identity.firebase-off',
      'identity.firebase-wrong',
      'identity.firebase-away',
    ],
    rate: { max: 60, perSeconds: 60 },
  }),
};
