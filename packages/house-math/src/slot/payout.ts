import type { SlotOf } from './game.ts';

/**
 * What a round pays, in minor units: stake x credits / betCredits, exact for permitted stakes.
 * Throws an Error for a stake the game does not permit: callers check it before.
 */
export function payoutMinor(game: SlotOf<string>, stakeMinor: bigint, credits: number): bigint {
  if (!game.stakes.includes(stakeMinor)) throw new Error(`${game.code} has no stake ${stakeMinor}`);
  return (stakeMinor / BigInt(game.betCredits)) * BigInt(credits);
}
