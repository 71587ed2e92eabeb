import type { SlotGame } from '../../src/slot/index.ts';
import type { ParSheet, RareWin } from '../../src/slot/par/par-sheet.ts';
import { CHUNK } from '../../src/slot/par/simulate.ts';
import { simulateParallel } from './simulate-parallel.ts';

/** A rare win comes at least once in so many rounds. */
const ONCE_IN = 100_000;
const TRIED = 3 * CHUNK;

/** Rounds by what they paid: at the place of so many credits, how many rounds paid them. */
type RoundsByCredits = readonly number[];

/**
 * The largest win that comes at least once in 100,000 rounds: exact where it is the largest of all,
 * else as rounds were tried.
 */
export async function rareWinOf(
  game: SlotGame,
  { largestRound }: Pick<ParSheet, 'largestRound'>,
  order: { readonly seed: number; readonly workers: number },
): Promise<RareWin> {
  const { credits, timesStake, chance } = largestRound;
  if (chance !== null && chance >= 1 / ONCE_IN)
    return { credits, timesStake, chance, interval: null, rounds: null };
  const wanted = { game: game.code, ...order, rounds: TRIED, counted: 'credits' } as const;
  const { tallies } = await simulateParallel(wanted);
  return seenRareWin(tallies, TRIED, game.betCredits);
}

/**
 * The highest level that enough of the tried rounds reached, with the 95 % interval of its chance:
 * of k among n from chi2(0.025; 2k) / 2n to chi2(0.975; 2k + 2) / 2n.
 * Source: F. Garwood, Biometrika 28 (1936).
 */
export function seenRareWin(paid: RoundsByCredits, rounds: number, betCredits: number): RareWin {
  let credits = 0;
  let seen = 0;
  for (const level of Object.keys(paid)
    .map(Number)
    .sort((a, b) => b - a)) {
    credits = level;
    seen += paid[level] ?? 0;
    if (seen >= rounds / ONCE_IN) break;
  }
  const low = chiSquare(2 * seen, -1.96) / 2 / rounds;
  const high = chiSquare(2 * seen + 2, 1.96) / 2 / rounds;
  const timesStake = credits / betCredits;
  return { credits, timesStake, chance: seen / rounds, interval: [low, high], rounds };
}

/** The quantile at a normal deviate. Source: E. B. Wilson, M. M. Hilferty, PNAS 17 (1931). */
const chiSquare = (freedom: number, deviate: number): number => {
  const ninth = 2 / (9 * freedom);
  return freedom * (1 - ninth + deviate * Math.sqrt(ninth)) ** 3;
};
