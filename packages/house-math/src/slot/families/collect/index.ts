import type { Family } from '../family.ts';
import type { CollectGame } from './collect-game.ts';
import { fastCollect } from './collect-fast.ts';
import { playCollect } from './play-collect.ts';

export type { CollectGame } from './collect-game.ts';

export const collect: Family<CollectGame> = { play: playCollect, fast: fastCollect };
