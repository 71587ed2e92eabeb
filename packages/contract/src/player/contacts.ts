import { z } from 'zod';
import { nothing, typedDialingCode, typedPassword, webauthn } from '../fields.ts';
import { route } from '../route.ts';
import { RESET_PROOFS } from './payment-password.ts';

/**
 * Proofs of the owner besides the log-in password: those the account had three days ago, or its
 * first when it had none then; `pin` is the payment password.
 */
export const CONTACT_PROOFS = ['pin', ...RESET_PROOFS] as const;
export type ContactProof = (typeof CONTACT_PROOFS)[number];

const mobile = {
  mobileNum: z.string().trim().max(32),
  countryDialingCode: typedDialingCode.optional(),
};
const mail = { email: z.string().trim().min(1).max(254) };

/** For calls that open the account or lead to its money. */
export const ownerShown = {
  password: typedPassword.min(1),
  /** Needed as soon as the account has any: the password alone is not enough. */
  proof: z.enum(CONTACT_PROOFS).optional(),
  proofCode: z.string().trim().max(20).optional(),
  passkey: webauthn.optional(),
};
export type OwnerShown = z.infer<z.ZodObject<typeof ownerShown>>;

const proven = { verificationCode: z.string().trim().max(20) };

const ADDRESS_REFUSALS = [
  'identity.phone-missing',
  'identity.phone-wrong',
  'identity.mail-wrong',
] as const;
const CODE_REFUSALS = [
  'identity.code-missing',
  'identity.code-expired',
  'identity.code-wrong',
  'identity.too-many-attempts',
] as const;

export const OWNER_REFUSALS = [
  'identity.password-wrong',
  'identity.proof-needed',
  'identity.second-factor-wrong',
  'identity.payment-password-wrong',
  ...CODE_REFUSALS,
] as const;

/**
 * The member's own number and email address, which codes go to. Each is proven with a code before
 * it counts, and the previous one is notified. Checklist MC-021; beyond the specification.
 */
export const contactRoutes = {
  askCode: route({
    method: 'POST',
    path: '/wps/member/contact/code',
    summary: 'Send a code to a number or address that the member wants to add.',
    allow: 'owner',
    encrypted: true,
    input: z.union([z.object({ ...mobile, ...ownerShown }), z.object({ ...mail, ...ownerShown })]),
    output: z.object({ expiredMinutes: z.number().int() }),
    refusals: [...ADDRESS_REFUSALS, ...OWNER_REFUSALS, 'identity.codes-used-up'],
    rate: { max: 10, perSeconds: 60 },
  }),
  set: route({
    method: 'PUT',
    path: '/wps/member/contact',
    summary: 'Store the number or address as the member’s own, proven by its code.',
    allow: 'owner',
    encrypted: true,
    input: z.union([z.object({ ...mobile, ...proven }), z.object({ ...mail, ...proven })]),
    output: nothing,
    refusals: [...ADDRESS_REFUSALS, ...CODE_REFUSALS],
    rate: { max: 10, perSeconds: 60 },
  }),
};
