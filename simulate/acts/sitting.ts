import type { Game } from '@nokshi/contract/player/catalogue.ts';

export type Sitting = { readonly game: Game; readonly spins: number; readonly stake: string };

/** A person who reached a limit or has no money left may open a game, but cannot begin a round. */
export const ENDS_PLAY = [
  'wallet.insufficient',
  'limits.stake-limit',
  'limits.loss-limit',
  'limits.time-out',
  'limits.self-excluded',
  'identity.restricted',
] as const;
