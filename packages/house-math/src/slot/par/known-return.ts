import type { SlotOf, Strips } from '../game.ts';
import { type Figures, largest } from './figures.ts';
import { figuresOf } from './moments.ts';
import type { ParAward } from './par-sheet.ts';
import type { Simulated } from './simulate.ts';

type Known = {
  readonly rtp: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly featureFrequency: number;
  readonly awards: readonly ParAward[];
  /** No round pays more. */
  readonly bound: number;
};

/**
 * The figures of a game whose return is exact by formula, but whose spread must be simulated; the
 * simulated return must agree with the exact one.
 */
export function knownReturn(
  game: SlotOf<string> & Strips,
  { moments }: Simulated,
  { rtp, bound, ...known }: Known,
): Figures {
  const seen = figuresOf(moments, game.betCredits);
  // Four standard errors: of two hundred games none is wrong by chance.
  if (Math.abs(seen.rtp - rtp) > 2.05 * seen.halfWidth)
    throw new Error(`${game.code}: ${rtp} by formula, but ${seen.rtp} by simulation`);
  return {
    ...known,
    method: 'simulated',
    rtp,
    interval: [seen.rtp - seen.halfWidth, seen.rtp + seen.halfWidth],
    spins: moments.rounds,
    hitFrequency: seen.hitFrequency,
    variance: seen.variance,
    strips: game.strips.map((strip) => strip.length),
    cycle: null,
    largestGame: null,
    largestRound: { ...largest(game, bound, null), chanceBelow: 3 / moments.rounds },
    largestSeen: largest(game, moments.most, moments.mostRounds / moments.rounds),
  };
}
