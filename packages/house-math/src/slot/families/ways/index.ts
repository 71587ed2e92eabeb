import type { Family } from '../family.ts';
import type { WaysGame } from './ways-game.ts';
import { playWays } from './play-ways.ts';
import { fastWays } from './ways-fast.ts';

export type { WaysGame } from './ways-game.ts';

export const ways: Family<WaysGame> = {
  play: playWays,
  fast: (game) => fastWays(game).spin,
};
