import type { Protection } from '@nokshi/contract/player/limits.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';

export type Limit = Protection['limits'][number];

/** What a member's own limits still let them deposit, and until when. */
export type LimitLeft = { readonly left: string; readonly resetsAt: string };

const minor = (amount: string): bigint => parseDecimal(amount) ?? 0n;

/** Of several limits of deposits the one that leaves least; null where none is set. */
export function limitLeft(limits: readonly Limit[]): LimitLeft | null {
  const set = limits.flatMap(({ kind, amount, used, resetsAt }) => {
    if (kind !== 'deposit' || amount === null) return [];
    const left = minor(amount) - minor(used);
    return [{ left: left > 0n ? left : 0n, resetsAt }];
  });
  const least = set.sort((one, other) => (one.left < other.left ? -1 : 1))[0];
  return least ? { left: toDecimal(least.left), resetsAt: least.resetsAt } : null;
}
