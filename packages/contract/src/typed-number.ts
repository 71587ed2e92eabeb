import { latinDigits } from '@nokshi/money';

/**
 * A telephone number or account number as it is compared: Bengali digits become Latin ones, what
 * people group with is dropped, and `00` before the country is `+`.
 */
export const plainNumber = (typed: string): string =>
  latinDigits(typed)
    .replaceAll(/[\s\u200B-\u200D\uFEFF()‐‑–-]/g, '')
    .replace(/^00(?=[1-9])/, '+');
