import { parseAmount, parseDecimal } from '@nokshi/money';

export type AmountProblem = 'wrong' | 'too-low' | 'too-high';
export type Bounds = { readonly minimum: string; readonly maximum: string };

/** What is wrong with an amount that has a least and a most, or null. */
export function amountProblem(amount: string, { minimum, maximum }: Bounds): AmountProblem | null {
  const minor = parseAmount(amount);
  if (minor === null) return 'wrong';
  if (minor < (parseDecimal(minimum) ?? 0n)) return 'too-low';
  return minor > (parseDecimal(maximum) ?? 0n) ? 'too-high' : null;
}
