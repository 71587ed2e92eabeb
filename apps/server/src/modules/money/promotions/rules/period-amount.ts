import { parseDecimal } from '@nokshi/money';

/** The share of the highest tier that is reached applies to all of it. */
export type RateTier = { readonly from: string; readonly percent: string };

/**
 * What a period comes to: `base` is a net loss or valid turnover in minor units, rounded down; nothing
 * below the first tier, and nothing for who won. Source: domain.md 9 (tiered, whole amount).
 */
export function periodAmount(tiers: readonly RateTier[], base: bigint): bigint {
  if (base <= 0n) return 0n;
  const reached = tiers.filter(({ from }) => (parseDecimal(from) ?? 0n) <= base).at(-1);
  return reached ? (base * (parseDecimal(reached.percent) ?? 0n)) / 10_000n : 0n;
}
