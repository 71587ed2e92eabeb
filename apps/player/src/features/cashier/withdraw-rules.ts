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

/** The accounts that money can go to now. */
export const usablePayees = (terms: WithdrawalTerms, now: number): readonly Payee[] =>
  terms.payees.filter((payee) => methodOf(terms, payee) && !isResting(payee, now));

/** What a withdrawal may be while no account is chosen: as the widest of these methods has it. */
function widest(methods: readonly Bounds[]): Bounds {
  const by = (one: string, other: string) => (minor(one) < minor(other) ? -1 : 1);
  const sorted = (part: keyof Bounds) => methods.map((each) => each[part]).sort(by);
  return { minimum: sorted('minimum')[0] ?? '0.00', maximum: sorted('maximum').at(-1) ?? '0.00' };
}

/** What can go out now: all that may, up to what is left of the day. */
const mostNow = ({ available, leftToday }: WithdrawalTerms): string =>
  leftToday !== null && minor(leftToday) < minor(available) ? leftToday : available;

export type Limits = {
  readonly bounds: Bounds;
  /** The method's own, where less is there. */
  readonly maximum: string;
};

/** What may be asked for: to this account, or to any that can be added. */
export function limitsOf(terms: WithdrawalTerms, payee: Payee | undefined): Limits {
  const method = (payee && methodOf(terms, payee)) ?? widest(terms.methods);
  return { bounds: boundsOf(method, mostNow(terms)), maximum: method.maximum };
}

export type Stop =
  | { readonly why: 'too-many' | 'method-off' | 'day-used' }
  | { readonly why: 'resting'; readonly from: string }
  | { readonly why: 'too-little'; readonly minimum: string };

/**
 * Why nothing can be asked for now, whatever the amount; null when it can. A missing account or
 * payment password is no reason: both are made on the way.
 */
export function whyStopped(terms: WithdrawalTerms, now: number): Stop | null {
  if (terms.open >= terms.openAtMost) return { why: 'too-many' };
  const open = terms.payees.filter((payee) => methodOf(terms, payee));
  if (terms.payees.length > 0 && open.length === 0) return { why: 'method-off' };
  const usable = usablePayees(terms, now);
  if (open.length > 0 && usable.length === 0)
    return { why: 'resting', from: open.map(({ usableFrom }) => usableFrom).sort()[0] ?? '' };
  const methods = usable.flatMap((payee) => methodOf(terms, payee) ?? []);
  const { minimum } = widest(methods.length > 0 ? methods : terms.methods);
  if (minor(terms.available) < minor(minimum)) return { why: 'too-little', minimum };
  return minor(mostNow(terms)) < minor(minimum) ? { why: 'day-used' } : null;
}

/** Whether this can be a part of the amount: more than nothing, less than all. */
export function isPart(received: string, amount: string): boolean {
  const came = parseAmount(received);
  return came !== null && came < minor(amount);
}
