import { z } from 'zod';
import type { RefusalCode } from '../refusals.ts';

/** ALTCHA v1: find the number below `maxnumber` whose SHA-256 after the salt is `challenge`. */
export const workTask = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  maxnumber: z.number().int(),
  salt: z.string(),
  signature: z.string(),
});
export type WorkTask = z.infer<typeof workTask>;

/**
 * The answer to a challenge: the text of the image or of the question in words, or the solved proof
 * of work (ALTCHA v1 payload, base64), which replaces geetest. E-033.
 */
export const challengeAnswers = {
  captcha: z.string().max(16).optional(),
  geetest: z.string().max(2048).optional(),
};

/** For every call that asks for a challenge. */
export const CHALLENGE_REFUSALS = [
  'identity.captcha-needed',
  'identity.captcha-wrong',
  'identity.challenge-needed',
  'identity.challenge-wrong',
] as const satisfies readonly RefusalCode[];
