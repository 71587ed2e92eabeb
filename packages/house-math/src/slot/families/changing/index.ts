import type { Family } from '../family.ts';
import type { ChangingGame } from './changing-game.ts';
import { fastChanging } from './changing-fast.ts';
import { playChanging } from './play-changing.ts';

export type { ChangingGame } from './changing-game.ts';

export const changing: Family<ChangingGame> = { play: playChanging, fast: fastChanging };
