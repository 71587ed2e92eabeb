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
 * What a challenge was answered with: the text of the image or of the question in words, or the
 * solved proof of work (ALTCHA v1 payload, base64), which stands in the place of geetest. E-033.
 */
export const challengeAnswers = {
  captcha: z.string().max(16).optional(),
  geetest: z.string().max(2048).optional(),
};

/** Of every call that asks for a challenge. */
export const CHALLENGE_REFUSALS = [
  'identity.captcha-needed',
  'identity.captcha-wrong',
  'identity.challenge-needed',
  'identity.challenge-wrong',
] as const satisfies readonly RefusalCode[];
