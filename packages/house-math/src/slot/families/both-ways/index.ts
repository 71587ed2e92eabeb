import type { Family } from '../family.ts';
import type { BothWaysGame } from './both-ways-game.ts';
import { fastBothWays } from './both-ways-fast.ts';
import { playBothWays } from './play-both-ways.ts';

export type { BothWaysGame } from './both-ways-game.ts';

export const bothWays: Family<BothWaysGame> = { play: playBothWays, fast: fastBothWays };
