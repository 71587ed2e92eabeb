import { z } from 'zod';
import { decimal, instant } from '../fields.ts';

/** The result of a payment, as the channel reports it. */
export const PAYMENT_OUTCOMES = ['paid', 'failed', 'reversed'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/**
 * What that did. `pay`, `fail` and `reverse` move the deposit. `second-payment`, `reference-taken`
 * and `paid-again` (paid after it was taken back) are payments that this deposit cannot take: each
 * becomes a deposit in review. The rest are only written down.
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
  'paid-again',
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
