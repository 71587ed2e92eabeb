import { latinDigits } from '@nokshi/money';

/**
 * A code as it is compared: Bengali digits become Latin ones, and the blanks and dashes that an app
 * or a message groups it with are dropped.
 */
export const plainCode = (typed: string): string =>
  latinDigits(typed).replaceAll(/[\s\u200B-\u200D\uFEFF-]/g, '');
