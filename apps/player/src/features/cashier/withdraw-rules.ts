import type { Payee, PayoutMethod } from '@nokshi/contract/player/withdrawals.ts';
import { parseAmount, parseDecimal, toDecimal } from '@nokshi/money';
import type { Bounds } from '../../lib/bounds.ts';
import { quickAmounts } from './terms.ts';
import type { WithdrawalTerms } from './withdrawals.ts';

const minor = (amount: string): bigint => parseDecimal(amount) ?? 0n;

/** What is left of an amount without a part of it. */
export const less = (amount: string, part: string): string =>
  toDecimal(minor(amount) - minor(part));

/** What one withdrawal may be: as the method has it, and no more than there is. */
export const boundsOf = (method: Bounds, available: string): Bounds => ({
  minimum: method.minimum,
  maximum: minor(available) < minor(method.maximum) ? available : method.maximum,
});

/** All that may go out at once first, then round amounts that are less. */
export const quickWithdrawals = (bounds: Bounds): readonly string[] => [
  bounds.maximum,
  ...quickAmounts(bounds).filter((amount) => minor(amount) < minor(bounds.maximum)),
];

type Rest = Pick<Payee, 'addedAt' | 'usableFrom'>;

/**
 * After it was added an account rests before money goes to it. One that never did is not made to by
 * a clock of the reader that is behind ours.
 */
export const isResting = ({ addedAt, usableFrom }: Rest, now: number): boolean =>
  Date.parse(usableFrom) > Math.max(now, Date.parse(addedAt));

export const methodOf = (
  { methods }: Pick<WithdrawalTerms, 'methods'>,
  payee: Pick<Payee, 'method'>,
): PayoutMethod | undefined => methods.find(({ code }) => code === payee.method);

export type Stop =
  | { readonly why: 'no-pin' | 'no-payee' | 'too-many' | 'method-off' }
  | { readonly why: 'resting'; readonly from: string }
  | { readonly why: 'too-little'; readonly minimum: string };

/** Why nothing can be asked for now, whatever the amount; null when it can. */
export function whyStopped(terms: WithdrawalTerms, now: number): Stop | null {
  if (!terms.hasPaymentPassword) return { why: 'no-pin' };
  if (terms.payees.length === 0) return { why: 'no-payee' };
  if (terms.open >= terms.openAtMost) return { why: 'too-many' };
  const open = terms.payees.filter((payee) => methodOf(terms, payee));
  if (open.length === 0) return { why: 'method-off' };
  const usable = open.filter((payee) => !isResting(payee, now));
  if (usable.length === 0)
    return { why: 'resting', from: open.map(({ usableFrom }) => usableFrom).sort()[0] ?? '' };
  const minimum = usable
    .map((payee) => methodOf(terms, payee)?.minimum ?? '0.00')
    .reduce((least, each) => (minor(each) < minor(least) ? each : least));
  return minor(terms.available) < minor(minimum) ? { why: 'too-little', minimum } : null;
}

/** Whether this can be a part of the amount: more than nothing, less than all. */
export function isPart(received: string, amount: string): boolean {
  const came = parseAmount(received);
  return came !== null && came < minor(amount);
}
