import type { Game } from '@nokshi/contract/player/catalogue.ts';

export type Sitting = { readonly game: Game; readonly spins: number; readonly stake: string };

/** A game may still be opened, but no round begun, by whoever reached a limit or has no money left. */
export const ENDS_PLAY = [
  'wallet.insufficient',
  'limits.stake-limit',
  'limits.loss-limit',
  'limits.time-out',
  'limits.self-excluded',
  'identity.restricted',
] as const;
