import type { SlotGame } from '../../src/slot/game.ts';
import type { Largest, ParAward, ParSheet } from '../../src/slot/par-sheet.ts';

/** What a family computes; the rest of a sheet follows from it. */
export type Figures = Pick<
  ParSheet,
  | 'method'
  | 'rtp'
  | 'parts'
  | 'interval'
  | 'spins'
  | 'hitFrequency'
  | 'featureFrequency'
  | 'variance'
  | 'strips'
  | 'cycle'
  | 'largestGame'
  | 'largestRound'
  | 'largestSeen'
> & { readonly awards: readonly ParAward[] };

export const largest = (game: SlotGame, credits: number, chance: number | null): Largest => ({
  credits,
  timesStake: credits / game.betCredits,
  chance,
  chanceBelow: null,
});

export type SimulationOrder = {
  readonly rounds: number;
  readonly seed: number;
  readonly workers: number;
};
