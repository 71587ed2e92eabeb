import { type ChannelFee, feeOf } from '@nokshi/contract/channel-fee.ts';
import { parseAmount, parseDecimal, toDecimal } from '@nokshi/money';
import { amountProblem, type Bounds } from '../../lib/bounds.ts';

/** What the channel takes of an amount. */
export const feeFor = (amount: string, fee: ChannelFee): string =>
  toDecimal(feeOf(fee, parseAmount(amount) ?? 0n));

/** What of an amount is added to the balance. */
export function creditedOf(amount: string, fee: ChannelFee): string {
  const paid = parseAmount(amount) ?? 0n;
  return toDecimal(paid - feeOf(fee, paid));
}

/** The balance as it will be. */
export function balanceAfter(balance: string, comes: string): string {
  return toDecimal((parseDecimal(balance) ?? 0n) + (parseDecimal(comes) ?? 0n));
}

const QUICK = ['200', '500', '1000', '2000', '5000'] as const;

/** The quick amounts that a channel takes. */
export const quickAmounts = (bounds: Bounds): readonly string[] =>
  QUICK.filter((amount) => amountProblem(amount, bounds) === null);
