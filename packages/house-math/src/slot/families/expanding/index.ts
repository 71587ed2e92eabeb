import type { Family } from '../family.ts';
import type { ExpandingGame } from './expanding-game.ts';
import { fastExpanding } from './expanding-fast.ts';
import { playExpanding } from './play-expanding.ts';

export type { ExpandingGame } from './expanding-game.ts';

export const expanding: Family<ExpandingGame> = { play: playExpanding, fast: fastExpanding };
