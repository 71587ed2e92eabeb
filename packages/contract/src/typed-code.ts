import { latinDigits } from '@nokshi/money';

/** Room in a field for six digits however they are grouped; a paste is not cut. */
export const TYPED_CODE_LENGTH = 20;

/** Bengali and wide digits as Latin ones; nothing else of what was typed changes. */
export const plainDigits = (typed: string): string => latinDigits(typed.normalize('NFKC'));

/**
 * A code as it is compared: Bengali and wide digits become Latin ones, and the blanks and dashes
 * that an app or a message groups it with are dropped.
 */
export const plainCode = (typed: string): string =>
  plainDigits(typed).replaceAll(/[\s\u200B-\u200D\uFEFF\p{Pd}]/gu, '');
