import { partsOf, worstOf } from '@nokshi/house-math/tables/results.ts';
import type { Spot } from '@nokshi/house-math/tables/table.ts';
import type { OnSpot } from '../store/desk.ts';
import { readOpening } from '../ticket-of.ts';

/** What a spot brings back in its best way, the stake included, in minor units. */
export const bestBack = ({ pays }: Spot, staked: bigint): bigint =>
  pays.reduce((best, { back }) => {
    const paid = (staked * back.n) / back.d;
    return paid > best ? paid : best;
  }, 0n);

/**
 * The most that the house pays over the stakes that lie there, in minor units. Exact where all of them hang on one
 * result; else a bound, which no result goes over.
 */
export function worstOn(
  game: string,
  lying: readonly OnSpot[],
): { readonly worst: bigint; readonly isExact: boolean } {
  const groups = new Map<string, OnSpot[]>();
  for (const on of lying) {
    const key = `${on.roundId} ${on.rules} ${on.opening}`;
    groups.set(key, [...(groups.get(key) ?? []), on]);
  }
  let [worst, isExact] = [0n, groups.size <= 1];
  for (const own of groups.values()) {
    const [first] = own;
    if (!first) continue;
    const parts = partsOf({ game, rules: first.rules, opening: readOpening(first.opening) });
    if (!parts) throw new Error(`no spots are known of ${game}`);
    const found = worstOf(parts, new Map(own.map(({ spot, staked }) => [spot, staked])));
    worst += found.worst;
    isExact &&= found.isExact;
  }
  return { worst, isExact };
}
