import { plainCode } from './typed-code.ts';

/**
 * A telephone number or account number as it is compared: a code whose brackets are dropped too,
 * and `00` before the country is `+`.
 */
export const plainNumber = (typed: string): string =>
  plainCode(typed)
    .replaceAll(/[()]/g, '')
    .replace(/^00(?=[1-9])/, '+');
