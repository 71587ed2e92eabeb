import type { Family } from '../family.ts';
import type { CoinsGame } from './coins-game.ts';
import { fastCoins } from './coins-fast.ts';
import { playCoins } from './play-coins.ts';

export type { CoinsGame } from './coins-game.ts';

export const coins: Family<CoinsGame> = { play: playCoins, fast: fastCoins };
