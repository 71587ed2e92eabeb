import { z } from 'zod';
import { decimal, instant } from '../fields.ts';

/** What a channel says of a payment. */
export const PAYMENT_OUTCOMES = ['paid', 'failed', 'reversed'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/**
 * What that did. `pay`, `fail` and `reverse` move the deposit; the rest are only written down.
 * `reversed-first`: a payment was taken back before we heard of it, so it never counts.
 */
export const PAYMENT_EFFECTS = [
  'pay',
  'fail',
  'reverse',
  'reversed-first',
  'repeated',
  'reference-taken',
  'second-payment',
  'ignored',
] as const;
export type PaymentEffect = (typeof PAYMENT_EFFECTS)[number];

/** One message of a channel. */
export const callback = z.object({
  reference: z.string(),
  outcome: z.enum(PAYMENT_OUTCOMES),
  amount: decimal.nullable(),
  receivedAt: instant,
  effect: z.enum(PAYMENT_EFFECTS),
});
