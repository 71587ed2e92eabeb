const BENGALI_ZERO = 0x09e6;

/**
 * What somebody typed as an amount, in the wire's form: blanks and thousands commas taken out,
 * Bengali digits turned into Latin ones. Whether it is an amount is for `parseAmount` to say.
 */
export const plainAmount = (typed: string): string =>
  typed
    .replace(/[\s,৳]/g, '')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
