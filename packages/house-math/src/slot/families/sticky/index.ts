import type { Family } from '../family.ts';
import type { StickyGame } from './sticky-game.ts';
import { playSticky } from './play-sticky.ts';
import { fastSticky } from './sticky-fast.ts';

export type { StickyGame } from './sticky-game.ts';

export const sticky: Family<StickyGame> = { play: playSticky, fast: fastSticky };
