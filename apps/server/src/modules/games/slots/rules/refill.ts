import type { JackpotTerms, PotLevel, ProgressiveGame } from '@nokshi/house-math';

/** The seed of a pot under these terms, minor units. */
export const seedOf = (
  game: Pick<ProgressiveGame, 'levels'>,
  level: PotLevel,
  terms: JackpotTerms,
): bigint => BigInt(terms.levels[game.levels.findIndex(({ id }) => id === level)]?.seed ?? 0);

/**
 * Where the seed of a pot comes from, minor units: the reserve as far as it goes, the rest from the
 * house. Source: domain.md 3.3.
 */
export function refillOf(seed: bigint, reserve: bigint) {
  const there = reserve > 0n ? reserve : 0n;
  const fromReserve = there < seed ? there : seed;
  return { fromReserve, fromHouse: seed - fromReserve };
}
