import { POCKETS } from '@nokshi/house-math/tables/roulette.ts';

/** Pockets that came most and least among the results, at most so many of each; ties by number. */
export function hotAndCold(
  results: readonly number[],
  most: number,
): { readonly hot: readonly number[]; readonly cold: readonly number[] } {
  const counts = Array.from({ length: POCKETS }, (_, pocket) => ({
    pocket,
    count: results.filter((one) => one === pocket).length,
  }));
  const sorted = counts.toSorted((a, b) => b.count - a.count || a.pocket - b.pocket);
  return {
    hot: sorted
      .filter(({ count }) => count > 0)
      .slice(0, most)
      .map(({ pocket }) => pocket),
    cold: results.length === 0 ? [] : sorted.slice(-most).map(({ pocket }) => pocket),
  };
}
