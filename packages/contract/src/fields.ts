import { isDecimal, parseAmount } from '@nokshi/money';
import { z } from 'zod';
import { mayBeOwn } from './own-address.ts';
import { plainCode } from './typed-code.ts';
import { plainDay, plainNumber } from './typed-number.ts';

/** The fields that routes are made of. Amounts are decimal strings on the wire, bigint inside. */

/** An amount that a client sends: above zero, at most two decimals (checklist V-067). BDT. */
export const amount = z
  .string()
  .max(20)
  .refine((text) => parseAmount(text) !== null, { message: 'amount' });

/** An amount that we send: may be zero or negative. */
export const decimal = z.string().refine((text) => isDecimal(text));

export const id = (prefix: string) =>
  z
    .string()
    .regex(new RegExp(`^${prefix}_[0-9a-f]{32}$`))
    .meta({ example: `${prefix}_0190f3c2a1b27c3d9e4f5a6b7c8d9e0f` });

/** ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime();

/**
 * Where the user is to return to: an address of ours. The use-case checks its host (`ownPath`).
 * Checklist Y-014.
 */
export const ownAddress = z.string().max(500).refine(mayBeOwn, { message: 'own-address' });

/** Wide letters and other forms of a letter are that letter, wherever a username is typed. */
export const typedUsername = z.string().normalize('NFKC').trim().max(64);
/** The one form in which a password is checked, stored and compared. */
export const typedPassword = z.string().normalize('NFKC').max(256);
/** A payment password; digits of either script, and grouped, are read. */
export const typedPin = z.string().max(32).overwrite(plainCode);

/** An authenticator and a message have six digits; a recovery code ten characters and a dash. */
export const factorCode = z.string().trim().min(6).max(20);

/** The code of a country, with or without its plus. */
export const typedDialingCode = z
  .string()
  .max(16)
  .overwrite(plainNumber)
  .regex(/^\+?[0-9]{1,4}$/);

/** A day that was typed, `yyyy-MM-dd`; digits of either script are read. */
export const typedDay = z.string().max(40).overwrite(plainDay).check(z.iso.date());

/** A new password, typed twice. */
export const chosenPassword = z.object({
  newPassword: typedPassword.min(1),
  confirmNewPassword: typedPassword,
});
/** The same by its owner, with the previous one. */
export const changedPassword = chosenPassword.extend({
  oldPassword: typedPassword.min(1),
});

export const language = z.enum(['EN', 'BN']);
export type Language = z.infer<typeof language>;

/**
 * Keyset paging: send back `next` to continue; rows are newest first unless the route says
 * otherwise.
 */
export const cursor = z.string().max(200).optional();
export const pageSize = (most: number, usual: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .default(usual)
    .transform((n) => Math.min(n, most));
export const page = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), next: z.string().nullable() });

export const nothing = z.object({});

/** Options and answers of WebAuthn, in the browser's own JSON. */
export const webauthn = z.record(z.string(), z.unknown());
