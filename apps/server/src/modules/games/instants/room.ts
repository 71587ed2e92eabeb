import type { InstantsDeps } from './deps.ts';
import { createGames, type Games } from './terms.ts';

export type InstantsRoom = InstantsDeps & { readonly games: Games };

/** All money of the instant games is with one account of the house. */
export const HOUSE = 'house:instants' as const;

/** The least time between two begins of a member in one game. UK RTS: a casino game lasts five seconds. */
export const INTERVAL_MS = 5_000;
/** An open round without an act for so long is ended by the house. */
export const AWAY_MS = 60_000;

export const openRoom = (deps: InstantsDeps): InstantsRoom => ({
  ...deps,
  games: createGames(deps),
});
