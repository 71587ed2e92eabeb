import type { LinesGame } from './lines-game.ts';
import { frequenciesOf, lineRuns } from '../../par/line-runs.ts';
import { scatterChances, scatterMean } from '../../par/scatter.ts';

/** One award of a line: how many of all strip positions along it give the award. */
export type LineAward = { symbol: number; count: number; credits: number; hits: number };

/**
 * The awards of ONE line over the whole cycle. Stops are uniform, so each row of a reel has the
 * strip's own frequencies and every line is alike: hits = product of how often a symbol is on
 * each strip, summed over all symbol combinations. Source: domain.md 3.1.
 */
export const lineAwards = (game: LinesGame): LineAward[] =>
  lineRuns(game, frequenciesOf(game)).map(({ weight, ...award }) => ({ ...award, hits: weight }));

/**
 * Free games expected in a round, retriggers and the most a round may have included.
 * Without the limit it would be a / (1 - q), a and q the games awarded per paid and free game.
 */
export function freeGamesMean(game: LinesGame): number {
  const { awards, most } = game.freeGames;
  const chances = scatterChances(game);
  const known = new Map<number, number>();
  const toCome = (left: number, given: number): number => {
    if (left === 0) return 0;
    const key = left * (most + 1) + given;
    const before = known.get(key);
    if (before !== undefined) return before;
    const mean = 1 + after(left - 1, given);
    known.set(key, mean);
    return mean;
  };
  const after = (left: number, given: number): number =>
    chances.reduce((sum, p, scatters) => {
      const more = Math.min(awards[scatters] ?? 0, most - given);
      return p === 0 ? sum : sum + p * toCome(left + more, given + more);
    }, 0);
  return after(0, 0);
}

/**
 * RTP as the sum of its parts, by formula alone: B of the paid game, then every free game is
 * worth multiplier x B (Wald: whether it is played never depends on what it shows).
 */
export function linesRtp(game: LinesGame): { base: number; feature: number; total: number } {
  const cycle = game.strips.reduce((product, strip) => product * strip.length, 1);
  const perLine = lineAwards(game).reduce((sum, award) => sum + award.hits * award.credits, 0);
  const credits = (perLine / cycle) * game.lines.length + scatterMean(game);
  const base = credits / game.betCredits;
  const feature = base * game.freeGames.multiplier * freeGamesMean(game);
  return { base, feature, total: base + feature };
}
