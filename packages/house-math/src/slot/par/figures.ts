import type { Largest, ParSheet } from './par-sheet.ts';
import type { Chunk, Simulated } from './simulate.ts';

/** What a family computes; the rest of a sheet follows from it. */
export type Figures = Omit<
  ParSheet,
  'game' | 'ruleVersion' | 'hash' | 'sigma' | 'volatilityIndex' | 'bands'
>;

/** How a family knows what its games are worth: by counting all that can happen, or by trying. */
export type FamilyPar<Game> =
  | { readonly method: 'exact'; figures(game: Game): Figures }
  | {
      readonly method: 'simulated';
      /** One part of the rounds, watched; parts are added up. */
      simulate(game: Game, chunk: Chunk): Simulated;
      figures(game: Game, simulated: Simulated): Figures;
    };

export const largest = (
  game: { readonly betCredits: number },
  credits: number,
  chance: number | null,
): Largest => ({
  credits,
  timesStake: credits / game.betCredits,
  chance,
  chanceBelow: null,
});
