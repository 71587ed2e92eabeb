import { latinDigits } from '@nokshi/money';

/**
 * A code as it is compared: Bengali and wide digits become Latin ones, and the blanks and dashes
 * that an app or a message groups it with are dropped.
 */
export const plainCode = (typed: string): string =>
  latinDigits(typed.normalize('NFKC')).replaceAll(/[\s\u200B-\u200D\uFEFF\p{Pd}]/gu, '');
