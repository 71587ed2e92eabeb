import { plainCode } from './typed-code.ts';

/** Characters that do not look alike: no 0, 1, I, L or O. Their number is prime. */
export const VOUCHER_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const VOUCHER_LENGTH = 16;
const BASE = VOUCHER_CHARACTERS.length;
const GROUP = 4;

/**
 * The last character of a code, from those before it. Over all sixteen, position times value sums
 * to zero modulo 31, so that one wrong character is always detected, and any two swapped ones.
 */
export function checkCharacter(body: string): string {
  const sum = [...body].reduce(
    (all, sign, at) => all + (at + 1) * VOUCHER_CHARACTERS.indexOf(sign),
    0,
  );
  // The position of the last character is 16, and 2 is what makes it 1 modulo 31.
  return VOUCHER_CHARACTERS[(BASE - ((2 * sum) % BASE)) % BASE] ?? '';
}

/** The canonical form: without groups, in upper case. */
export const plainVoucher = (typed: string): string => plainCode(typed).toUpperCase();

/** Whether a code is well-formed; only the server knows whether it exists. */
export function isVoucherCode(plain: string): boolean {
  if (plain.length !== VOUCHER_LENGTH) return false;
  if ([...plain].some((sign) => !VOUCHER_CHARACTERS.includes(sign))) return false;
  return checkCharacter(plain.slice(0, -1)) === plain.at(-1);
}

/** As people read it: `ABCD-EFGH-JKMN-PQRS`. */
export const groupedVoucher = (plain: string): string =>
  Array.from({ length: VOUCHER_LENGTH / GROUP }, (_, n) =>
    plain.slice(n * GROUP, (n + 1) * GROUP),
  ).join('-');
