import type { Family } from '../family.ts';
import type { GrowingGame } from './growing-game.ts';
import { fastGrowing } from './growing-fast.ts';
import { playGrowing } from './play-growing.ts';

export type { GrowingGame } from './growing-game.ts';

export const growing: Family<GrowingGame> = { play: playGrowing, fast: fastGrowing };
