import { z } from 'zod';
import { instant } from '../fields.ts';
import { route } from '../route.ts';
import { plainDigits } from '../typed-code.ts';

/**
 * A picture that a member sends to the house: PNG or JPEG, 5 MiB at most. Checklist V-061, V-062.
 */
export const PROOF_BYTES = 5 * 1024 * 1024;
/** Checklist V-063. */
export const MOST_PROOFS = 3;
const PROOF_CHARACTERS = Math.ceil(PROOF_BYTES / 3) * 4;
/** One byte too many is still received, so that the refusal can name it. */
export const proofs = z.array(z.string().max(PROOF_CHARACTERS + 4)).max(MOST_PROOFS);
export const PROOFS_BODY = MOST_PROOFS * (PROOF_CHARACTERS + 16) + 4096;

/** The bank's reference of a payment, as a member types it; compared with lines in Latin digits. */
export const bankReference = z.string().overwrite(plainDigits).trim().min(3).max(80);

/**
 * How one deposit is paid. Link: on a provider's page; null while the page is being made. Transfer:
 * to an account of the house, with the code as the reference. None: the channel needs nothing of
 * the member, or its time is over.
 */
const payment = z.discriminatedUnion('way', [
  z.object({ way: z.literal('none') }),
  z.object({ way: z.literal('link'), url: z.url().nullable(), until: instant }),
  z.object({
    way: z.literal('transfer'),
    bank: z.object({ EN: z.string(), BN: z.string() }),
    holder: z.string(),
    account: z.string(),
    code: z.string(),
    until: instant,
    /** What the member has reported of the payment. */
    told: z.object({ reference: z.string(), at: instant, pictures: z.number().int() }).nullable(),
  }),
]);
export type Payment = z.infer<typeof payment>;

const one = z.object({ id: z.string().max(64) });

export const checkoutRoutes = {
  payment: route({
    method: 'GET',
    path: '/wps/cashier/deposits/:id/payment',
    summary: 'How the member pays this deposit now.',
    allow: 'member',
    input: one,
    output: payment,
    refusals: ['cashier.deposit-unknown'],
  }),
  tell: route({
    method: 'POST',
    path: '/wps/cashier/deposits/:id/told',
    summary: 'Report a transfer: its reference and at most three pictures; once.',
    allow: 'member',
    input: one.extend({ reference: bankReference, proofs }),
    output: payment,
    refusals: [
      'cashier.deposit-unknown',
      'cashier.told-already',
      'media.too-large',
      'media.not-a-picture',
      'media.too-many-pixels',
    ],
    bodyBytes: PROOFS_BODY,
    rate: { max: 20, perSeconds: 60 },
  }),
};
