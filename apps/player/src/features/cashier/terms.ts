import { type ChannelFee, feeOf } from '@nokshi/contract/channel-fee.ts';
import { requiredTurnover } from '@nokshi/contract/required-turnover.ts';
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

/** What has to be staked before what is credited may be withdrawn. */
export const toStake = (credited: string, multiple: number): string =>
  toDecimal(requiredTurnover(parseDecimal(credited) ?? 0n, multiple));

/** The balance as it will be. */
export function balanceAfter(balance: string, comes: string): string {
  return toDecimal((parseDecimal(balance) ?? 0n) + (parseDecimal(comes) ?? 0n));
}

const QUICK = ['200', '500', '1000', '2000', '5000'] as const;

/** The quick amounts that are taken; where none is, the smallest that is. */
export function quickAmounts(bounds: Bounds): readonly string[] {
  const taken = QUICK.filter((amount) => amountProblem(amount, bounds) === null);
  return taken.length > 0 ? taken : [bounds.minimum.replace(/\.00$/, '')];
}
