import type { RefusalCode } from '@nokshi/contract';
import { jackpotReturn, type JackpotTerms, type ProgressiveGame } from '@nokshi/house-math';
import { parOf } from '@nokshi/house-math/slot/pars.ts';

/** The highest return of any game, pots included. */
const MOST_RETURN = 0.97;
const ROUNDING = 1e-9;

/**
 * Why a game cannot run under these terms, or null. Each share of the smallest stake must be a
 * whole number of minor units, so that nothing is rounded; and the pots must return at least what
 * the published sheet says.
 */
export function termsFault(game: ProgressiveGame, terms: JackpotTerms): RefusalCode | null {
  if (terms.levels.length !== game.levels.length) return 'slots.jackpot-terms';
  if (game.levels.some(({ ceiling }, at) => (terms.levels[at]?.seed ?? 0) >= ceiling))
    return 'slots.jackpot-terms';
  const [smallest = 1n] = game.stakes;
  const shares = [...terms.levels.map(({ share }) => share), terms.reserveShare];
  if (shares.some((share) => (smallest * BigInt(share)) % 1_000n !== 0n))
    return 'slots.jackpot-share';
  const par = parOf(game.code);
  const { rtp } = jackpotReturn(game, terms);
  if (rtp < (par.jackpot?.rtp ?? 0) - ROUNDING || par.rtp + rtp > MOST_RETURN)
    return 'slots.jackpot-return';
  return null;
}
