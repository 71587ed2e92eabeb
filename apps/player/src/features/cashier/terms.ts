import { parseDecimal, toDecimal } from '@nokshi/money';
import { amountProblem, type Bounds } from '../../lib/bounds.ts';

/** The balance as it will be: what comes in is the amount without the channel's fee. */
export function balanceAfter(balance: string, amount: string, fee: string): string {
  const [had, comes, costs] = [balance, amount, fee].map((text) => parseDecimal(text) ?? 0n);
  return toDecimal((had ?? 0n) + (comes ?? 0n) - (costs ?? 0n));
}

const QUICK = ['200', '500', '1000', '2000', '5000'] as const;

/** The quick amounts that a channel takes. */
export const quickAmounts = (bounds: Bounds): readonly string[] =>
  QUICK.filter((amount) => amountProblem(amount, bounds) === null);
