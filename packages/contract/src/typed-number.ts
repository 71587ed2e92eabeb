import { plainCode, plainDigits } from './typed-code.ts';

/**
 * A telephone number or account number as it is compared: a code whose brackets are dropped too,
 * and `00` before the country is `+`.
 */
export const plainNumber = (typed: string): string =>
  plainCode(typed)
    .replaceAll(/[()]/g, '')
    .replace(/^00(?=[1-9])/, '+');

/** The ways in which a number is written where the plus or the country is not wanted. */
export const waysOfNumber = (typed: string): readonly string[] => {
  const plain = plainNumber(typed);
  const home = plain.replace(/^\+?880(?=1)/, '0');
  return [...new Set([plain, home, plain.replace(/^\+/, '')])];
};

/** A day, `yyyy-MM-dd` or `MM-dd-yyyy`: Bengali digits, and any dash, slash or dot between them. */
export const plainDay = (typed: string): string =>
  plainDigits(typed)
    .trim()
    .replaceAll(/\s*[\p{Pd}/.]\s*/gu, '-');
