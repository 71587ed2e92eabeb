import { parseDecimal } from '@nokshi/money';

/** Minor units of what the house answered. */
export const paisa = (text: string): bigint => parseDecimal(text) ?? 0n;
