import type { Family } from '../family.ts';
import type { WalkingGame } from './walking-game.ts';
import { fastWalking } from './walking-fast.ts';
import { playWalking } from './play-walking.ts';

export type { WalkingGame } from './walking-game.ts';

export const walking: Family<WalkingGame> = { play: playWalking, fast: fastWalking };
