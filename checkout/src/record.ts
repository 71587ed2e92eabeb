import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What this provider does with a payment; the page has a button for each. */
export const CASES = ['pay', 'fail', 'less', 'twice', 'late', 'taken-back', 'silent'] as const;
export type Case = (typeof CASES)[number];

export type State = 'open' | 'paid' | 'failed' | 'reversed';

/** One payment, as it is now. Amounts are decimals, times are milliseconds. */
export type Checkout = {
  readonly reference: string;
  /** The merchant's key: the same key is the same payment. */
  readonly key: string;
  readonly depositId: string;
  readonly amount: string;
  readonly expiresAt: number;
  readonly returnPath: string;
  readonly callbackPath: string;
  readonly state: State;
  readonly paid: string | null;
  /** Calls that are still to be made, each with when. */
  readonly calls: readonly Call[];
};

export type Call = {
  readonly at: number;
  readonly outcome: 'paid' | 'failed' | 'reversed';
  readonly tries: number;
};

export type CheckoutRecord = {
  write(checkout: Checkout): void;
  find(reference: string): Checkout | undefined;
  byKey(key: string): Checkout | undefined;
  all(): readonly Checkout[];
};

/** A file to which lines are only added; the last line of a payment is what holds. */
export function openRecord(file: string | null): CheckoutRecord {
  const known = new Map<string, Checkout>();
  if (file && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // The last line may be half a line: the crash came before anything stood on it.
      const checkout = line.endsWith('}') ? (JSON.parse(line) as Checkout) : null;
      if (checkout) known.set(checkout.reference, checkout);
    }
  return {
    write(checkout) {
      if (file) appendFileSync(file, `${JSON.stringify(checkout)}\n`, { flush: true });
      known.set(checkout.reference, checkout);
    },
    find: (reference) => known.get(reference),
    byKey: (key) => [...known.values()].find((one) => one.key === key),
    all: () => [...known.values()],
  };
}
