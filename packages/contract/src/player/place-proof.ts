import { z } from 'zod';
import { webauthn } from '../fields.ts';
import { RESET_PROOFS } from './payment-password.ts';

/**
 * Sent with the payment password when the browser or the address became known only recently: one of
 * the proofs that the refusal named, and its code. Beyond S-058.
 */
export const placeProof = {
  proof: z.enum(RESET_PROOFS).optional(),
  proofCode: z.string().trim().max(20).optional(),
  passkey: webauthn.optional(),
};
export type PlaceShown = z.infer<z.ZodObject<typeof placeProof>>;

export const PLACE_REFUSALS = [
  'identity.factor-needed',
  'identity.place-rests',
  'identity.second-factor-wrong',
  'identity.proof-needed',
  'identity.code-missing',
  'identity.code-expired',
  'identity.code-wrong',
] as const;
