export type Used = { readonly times: number; readonly amount: bigint };
export type Allowed = { readonly timesADay: number; readonly amountADay: bigint };

/** What a member may still send today; minor units. */
export const leftOf = (used: Used, { timesADay, amountADay }: Allowed): Used => ({
  times: Math.max(0, timesADay - used.times),
  amount: amountADay > used.amount ? amountADay - used.amount : 0n,
});

/**
 * Why another transfer of this amount does not fit into the day; null when it fits. Checklist
 *
 */
export function overDay(
  used: Used,
  allowed: Allowed,
  amount: bigint,
): 'times-used' | 'amount-used' | null {
  const left = leftOf(used, allowed);
  if (left.times === 0) return 'times-used';
  return amount > left.amount ? 'amount-used' : null;
}
