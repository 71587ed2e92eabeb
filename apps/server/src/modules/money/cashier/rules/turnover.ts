/** What was credited has to be staked once before it goes out again. Source: domain.md 11. */
const TIMES = 1n;

export type Turnover = { readonly needed: bigint; readonly done: bigint; readonly missing: bigint };

/** All of the member's time together; minor units. A stake that was given back is no turnover. */
export function turnoverOf({ credited, staked }: { credited: bigint; staked: bigint }): Turnover {
  const needed = credited * TIMES;
  const missing = needed > staked ? needed - staked : 0n;
  return { needed, done: needed - missing, missing };
}

/** Of the cash what may go out: all but what has still to be staked and what is owed. */
export function availableOf(cash: bigint, { missing }: Turnover, owed: bigint): bigint {
  const kept = missing + owed;
  return cash > kept ? cash - kept : 0n;
}
