/** Signs that nobody takes for one another: no 0, 1, I, L or O. A prime number of them. */
export const VOUCHER_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const VOUCHER_LENGTH = 16;
const BASE = VOUCHER_SIGNS.length;
const GROUP = 4;

/**
 * The last sign of a code, from those before it. Over all sixteen, place times value sums to zero
 * modulo 31, so that one wrong sign is always found, and any two that changed places.
 */
export function checkSign(body: string): string {
  const sum = [...body].reduce((all, sign, at) => all + (at + 1) * VOUCHER_SIGNS.indexOf(sign), 0);
  // The place of the last sign is 16, and 2 is what makes it 1 modulo 31.
  return VOUCHER_SIGNS[(BASE - ((2 * sum) % BASE)) % BASE] ?? '';
}

/** As it counts: typed in groups, in small letters or large. */
export const plainVoucher = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** Whether a code is written as ours are; whether there is one, only the server knows. */
export function isVoucherCode(plain: string): boolean {
  if (plain.length !== VOUCHER_LENGTH) return false;
  if ([...plain].some((sign) => !VOUCHER_SIGNS.includes(sign))) return false;
  return checkSign(plain.slice(0, -1)) === plain.at(-1);
}

/** As people read it: `ABCD-EFGH-JKMN-PQRS`. */
export const groupedVoucher = (plain: string): string =>
  Array.from({ length: VOUCHER_LENGTH / GROUP }, (_, n) =>
    plain.slice(n * GROUP, (n + 1) * GROUP),
  ).join('-');
