import type { Family } from '../family.ts';
import type { PickGame } from './pick-game.ts';
import { fastPick } from './pick-fast.ts';
import { playPick } from './play-pick.ts';

export type { PickGame } from './pick-game.ts';

export const pick: Family<PickGame> = { play: playPick, fast: fastPick };
